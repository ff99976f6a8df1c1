import type { Event, Position } from '../../engine/wetice/types.ts'
import type { Suit } from '../../engine/cards.ts'
import { pileOf, pileSize } from '../../engine/wetice/score.ts'
import { and, not } from '../goals.ts'
import { type Outcome, lessonOf } from '../lesson.ts'
import { scoreText } from '../../text/en/wetice/further-lessons.ts'
import { goesTo } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import { PLAYERS, type WetIceLesson } from './types.ts'

/** Whose pile cards of the suit go to. */
const ownerOf =
  (suit: Suit) =>
  (outcome: Outcome<Position, Event>): string =>
    goesTo(1, suit)(outcome) ? '1' : '2'

const adaHas =
  (cards: number) =>
  ({ position }: Outcome<Position, Event>): boolean =>
    pileSize(pileOf(position, 1)) === cards

export const score: WetIceLesson = lessonOf(scoreText, {
  id: 'score',
  section: 'remove',
  tasks: {
    newSuits: {
      type: 'mark',
      record: table('..SD. HSCD. SDSHH'),
      action: 'swap a2 c1',
      right: liftedBy('swap a2 c1', 1),
      answer: ['a2', 'b2', 'c1', 'c3', 'd1', 'e1'],
    },
    owned: {
      type: 'mark',
      record: table('HHSHD', { piles: 'S3 / H4' }),
      action: 'swap c1 d1',
      right: liftedBy('swap c1 d1', 2),
      answer: ['a1', 'b1', 'd1'],
    },
    forAda: {
      type: 'move',
      record: table('HHDHSSCS', { piles: 'S3 / H4' }),
      kinds: ['swap'],
      moves: 1,
      goal: and(goesTo(1, 'S'), not(goesTo(2, 'H'))),
      answers: ['swap d1 h1', 'swap e1 g1', 'swap g1 h1'],
    },
    laterLink: {
      type: 'choice',
      record: table('....D CSDHC HHSDD', { turn: '2' }),
      options: PLAYERS,
      action: 'swap c1 d2',
      right: ownerOf('D'),
      answer: '2',
    },
    twoLines: {
      type: 'move',
      record: table('HH.....  SSDSDDHC', { piles: 'S3 / H4' }),
      kinds: ['swap'],
      moves: 1,
      goal: adaHas(9),
      answers: ['swap c1 d1'],
    },
  },
})
