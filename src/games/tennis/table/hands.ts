import type { Move } from '../../../book/journal/replay.ts'
import type { HandOverEvent, Tennis } from '../../../engine/tennis/types.ts'
import { stepsOf } from './cards.ts'

/** A hand that is over, and what it changed. */
export interface HandResult {
  readonly hand: number
  readonly event: HandOverEvent
  /** How the hands won changed, by seat. */
  readonly changes: readonly number[]
}

/** All that were finished, in their order. */
export function handsOf(moves: readonly Move<Tennis>[]): readonly HandResult[] {
  const results: HandResult[] = []
  for (const move of moves) {
    const event = stepsOf(move).find(step => step.event.type === 'hand-over')?.event
    if (event?.type !== 'hand-over') continue
    const { hand, hands } = move.before
    results.push({ hand, event, changes: event.hands.map((won, seat) => won - (hands[seat] ?? 0)) })
  }
  return results
}

/** Whether the latest hand of which anything was entered has only its result; null where nothing was entered. */
export function wasScoreOnly(moves: readonly Move<Tennis>[]): boolean | null {
  const typeOf = (move: Move<Tennis>): string => stepsOf(move)[0]?.event.type ?? ''
  const telling = moves.findLast(move => ['play', 'result'].includes(typeOf(move)))
  return telling ? typeOf(telling) === 'result' : null
}
