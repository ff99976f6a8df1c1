import type { Move } from '../../book/journal/replay.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Position } from '../../engine/tennis/types.ts'
import { cardsOf, type PlayedCard } from './table/cards.ts'

/** The cards of the hand at hand, as the referee ruled on them. */
export function cardsPlayed(position: Position): readonly PlayedCard[] {
  let before: Position = { ...position, phase: 'play', played: [], pair: [], net: null, points: [0, 0, 0, 0] }
  const moves: Move[] = []
  for (const card of position.played) {
    const action = { type: 'play', card } as const
    const ruling = tennis.play(before, action)
    const after: Position = ruling.accepted ? ruling.position : before
    moves.push({ action: tennis.makeAction(action), before, ruling, after })
    before = after
  }
  return cardsOf(moves)
}
