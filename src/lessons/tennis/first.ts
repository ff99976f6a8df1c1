import type { Event, Position } from '../../engine/tennis/types.ts'
import { FIRST } from '#text/tennis/first.ts'
import { createBoards, type FirstBoard } from '../first.ts'
import { happens, type Goal } from '../goals.ts'
import { move } from '../lesson.ts'
import { recordOf } from './record.ts'

const clears: Goal<Position, Event> = happens('clear')

/** The first boards: a Net to clear, a Net to leave, equal cards, and the seats. */
export const boards: readonly FirstBoard<Position, Event>[] = createBoards(FIRST, {
  clear: { ...move<Position, Event>(recordOf('94'), clears, 'play 8'), choices: ['3', '5', '8'] },
  net: {
    ...move<Position, Event>(
      recordOf('T'),
      happens('net', event => event.net === 4),
      'play 6',
    ),
    choices: ['9', '6', '2'],
  },
  equal: { ...move<Position, Event>(recordOf('8'), happens('match'), 'play 8'), choices: ['3', 'J', '8'] },
  seats: { ...move<Position, Event>(recordOf('94'), clears, 'play 7'), choices: ['4', '7', '5'] },
})
