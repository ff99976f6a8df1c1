import type { Event, Position } from '../../engine/wetice/types.ts'
import { FIRST } from '#text/wetice/first.ts'
import { createBoards, type FirstBoard } from '../first.ts'
import { accepted, and, countOf, happens, equals, not, type Goal } from '../goals.ts'
import { move } from '../lesson.ts'
import { recordOf } from './record.ts'

const isThree: Goal<Position, Event> = happens('match', event => event.runs.some(run => run.cells.length === 3))
const isTwice: Goal<Position, Event> = equals(countOf<Position, Event>('match'), 2)
const scoresFor = (player: 1 | 2) => happens<Position, Event, 'score'>('score', event => event.player === player)

/** The first boards: a row, a column, a fall, an owner, and a suit to give away. */
export const boards: readonly FirstBoard<Position, Event>[] = createBoards(FIRST, {
  row: move(recordOf('HHSH'), isThree, 'swap a1 c1, swap c1 d1'),
  column: move(recordOf('SD SH HS', { piles: 'H3 / -' }), isThree, 'swap a1 b1'),
  fall: move(recordOf('.HH. SSHS', { piles: 'H3 S3 / -' }), isTwice, 'swap a1 c1, swap c1 d1'),
  owner: move(
    recordOf('HHDH SSCS', { piles: 'S3 / H3' }),
    and(scoresFor(1), not(scoresFor(2))),
    'swap a1 c1, swap c1 d1',
  ),
  give: move(recordOf('DDHD', { piles: 'H3 S3 / -', played: ['swap c1 d1'] }), accepted, 'give D, give H, give S'),
})
