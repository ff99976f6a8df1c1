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
export const handsOf = (moves: readonly Move<Tennis>[]): readonly HandResult[] =>
  moves.flatMap(move => {
    const event = stepsOf(move).find(step => step.event.type === 'hand-over')?.event
    if (event?.type !== 'hand-over') return []
    const { hand, hands } = move.before
    return [{ hand, event, changes: event.hands.map((won, seat) => won - (hands[seat] ?? 0)) }]
  })

/** Whether the latest hand of which anything was entered has only its result; null where nothing was entered. */
export function wasScoreOnly(moves: readonly Move<Tennis>[]): boolean | null {
  const telling = moves.flatMap(stepsOf).findLast(({ event }) => event.type === 'play' || event.type === 'result')
  return telling ? telling.event.type === 'result' : null
}
