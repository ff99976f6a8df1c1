import { legal } from '../../engine/wellsix/legal.ts'
import { wellsix } from '../../engine/wellsix/index.ts'
import type { Event, Position } from '../../engine/wellsix/types.ts'
import { FIRST } from '#text/wellsix/first.ts'
import { createBoards, type FirstBoard } from '../first.ts'
import { happens, type Goal } from '../goals.ts'
import { move, outcomeOf } from '../lesson.ts'
import { recordOf } from './record.ts'

const aligns = (player: 1 | 2): Goal<Position, Event> => happens('align', event => event.player === player)

function winningPlaces(position: Position): readonly string[] {
  const placed = (at: Position) =>
    legal(at)
      .filter(action => action.type === 'place')
      .map(action => ({ text: wellsix.makeAction(action), ...outcomeOf(wellsix, at, wellsix.makeAction(action)) }))
  const wins = aligns(2)
  for (const first of placed(position)) {
    if (wins(first)) return [first.text]
    const second = first.position.turn === position.turn ? placed(first.position).find(wins) : undefined
    if (second) return [first.text, second.text]
  }
  return []
}

/** The first boards: six in line, a capture, and the opponent's line. */
export const boards: readonly FirstBoard<Position, Event>[] = createBoards(FIRST, {
  sixth: move(recordOf('2H 3H 5D 7H 9D', { hands: ['KH', '4S'] }), aligns(1), 'place KH -1,0, place KH 5,0'),
  capture: move(
    recordOf('.. .. KH .. .. ..\n3H 5D QS 7H 9D 2H', { hands: ['8H', '4S'] }),
    aligns(1),
    'capture 2,1 2,0',
  ),
  stop: {
    ...move<Position, Event>(
      recordOf('.. .. 4S 6S 8S TS 2H', { hands: ['KH', '3C JS'], moves: '1' }),
      ({ position }) => winningPlaces(position).length === 0,
      'place KH 1,0',
    ),
    reply: winningPlaces,
  },
})
