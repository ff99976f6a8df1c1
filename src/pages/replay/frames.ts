import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'

/** One thing to be seen in a replay: what hands do for a move, the move when all is done, or the beginning. */
interface Frame {
  /** How many moves have been made, this one among them; 0 at the beginning. */
  readonly move: number
  readonly action: string
  /** Which of the things to be seen of its move it is, from 1, and of how many. */
  readonly step: number
  readonly steps: number
  /** How many steps of the move are done. */
  readonly cursor: number
}

/** A match as it went, stop by stop. */
export function framesOf({ moves }: Replay, { rules }: AnyTableModule): readonly Frame[] {
  const beginning: Frame = { move: 0, action: '', step: 1, steps: 1, cursor: 0 }
  const later = moves.flatMap(({ action, before, ruling }, place): readonly Frame[] => {
    const done = ruling?.accepted ? ruling.steps : []
    const cursors = [...rules.stops(done, before).map(stop => stop.from), done.length]
    return cursors.map((cursor, index) => ({
      move: place + 1,
      action,
      step: index + 1,
      steps: cursors.length,
      cursor,
    }))
  })
  return [beginning, ...later]
}

/** Where so many moves have been made in full. */
export const endOfMove = (frames: readonly Frame[], move: number): number =>
  Math.max(
    0,
    frames.findLastIndex(frame => frame.move <= move),
  )
