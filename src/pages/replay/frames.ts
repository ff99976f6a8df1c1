import type { Refusal } from '../../engine/game.ts'
import type { Replay } from '../../book/journal/replay.ts'

/** One thing to be seen in a replay: a step of a move, a move that doesn't stand, or the beginning. */
export interface Frame {
  /** How many moves have been made, this one among them; 0 at the beginning. */
  readonly move: number
  readonly action: string
  /** Which step of its move it is, from 1, and of how many. */
  readonly step: number
  readonly steps: number
  readonly event: { readonly type: string } | null
  readonly refusal: Refusal | null
  readonly position: unknown
}

/** A match as it went, step by step. */
export function framesOf(replay: Replay): readonly Frame[] {
  const none = { step: 1, steps: 1, event: null, refusal: null }
  const frames: Frame[] = [{ ...none, move: 0, action: '', position: replay.start }]
  for (const [place, { action, ruling, after }] of replay.moves.entries()) {
    const move = place + 1
    if (!ruling?.accepted || ruling.steps.length === 0) {
      frames.push({
        ...none,
        move,
        action,
        refusal: ruling?.accepted === false ? ruling.refusal : null,
        position: after,
      })
      continue
    }
    const steps = ruling.steps.length
    for (const [index, { event, position }] of ruling.steps.entries()) {
      frames.push({ move, action, step: index + 1, steps, event, refusal: null, position })
    }
  }
  return frames
}

/** Where so many moves have been made in full. */
export const endOfMove = (frames: readonly Frame[], move: number): number =>
  Math.max(
    0,
    frames.findLastIndex(frame => frame.move <= move),
  )
