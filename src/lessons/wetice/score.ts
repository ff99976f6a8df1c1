import type { Event, Position } from '../../engine/wetice/types.ts'
import type { Suit } from '../../engine/cards.ts'
import { pileOf, pileSize } from '../../engine/wetice/score.ts'
import { and, not } from '../goals.ts'
import { type Outcome } from '../lesson.ts'
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

export const score: WetIceLesson = {
  id: 'score',
  title: 'Scoring and owning suits',
  section: 'remove',
  intro:
    'A suit that nobody owns goes to the player whose turn it is. From then on it is theirs: its cards go to their pile, whoever lifts them.',
  tasks: [
    {
      type: 'mark',
      record: table('..SD. HSCD. SDSHH'),
      action: 'swap a2 c1',
      task: 'Nobody owns a suit. Ada swaps a2 and c1. Tap every card that goes to her pile.',
      hints: ['A new suit goes to the player whose turn it is.', 'All links of the chain belong to her turn.'],
      done: 'Six cards of two suits, and both suits are hers from now on.',
      otherwise: 'A new suit belongs to the player whose turn it is, in later links too.',
      right: liftedBy('swap a2 c1', 1),
      answer: ['a2', 'b2', 'c1', 'c3', 'd1', 'e1'],
    },
    {
      type: 'mark',
      record: table('HHSHD', { piles: 'S3 / H4' }),
      action: 'swap c1 d1',
      task: 'Hearts are Ben’s. Ada swaps c1 and d1. Tap every card that goes to Ben’s pile.',
      hints: ['Whose turn it is does not matter here.', 'Hearts have an owner already.'],
      done: 'All three go to Ben. An owned suit goes to its owner, whoever lifts it.',
      otherwise: 'Hearts have an owner, and their cards always go there.',
      right: liftedBy('swap c1 d1', 2),
      answer: ['a1', 'b1', 'd1'],
    },
    {
      type: 'move',
      record: table('HHDHSSCS', { piles: 'S3 / H4' }),
      task: 'You are Ada and own spades. Score for yourself, and not for Ben.',
      hints: ['Leave the hearts where they are.', 'The club stands between the spades.'],
      done: 'Three more spades for Ada.',
      otherwise: 'Those cards are Ben’s.',
      kinds: ['swap'],
      moves: 1,
      goal: and(goesTo(1, 'S'), not(goesTo(2, 'H'))),
      answers: ['swap d1 h1', 'swap e1 g1', 'swap g1 h1'],
    },
    {
      type: 'choice',
      record: table('....D CSDHC HHSDD', { turn: '2' }),
      task: 'Nobody owns a suit. Ben swaps c1 and d2, and a chain follows. Who gets the diamonds of its second link?',
      hints: ['Whose turn is it during a chain?', 'The whole chain belongs to one turn: Ben’s.'],
      done: 'Ben. A new suit in a later link goes to the player whose turn it is too.',
      otherwise: 'All links belong to the turn of the player who swapped.',
      options: PLAYERS,
      action: 'swap c1 d2',
      right: ownerOf('D'),
      answer: '2',
    },
    {
      type: 'move',
      record: table('HH.....  SSDSDDHC', { piles: 'S3 / H4' }),
      task: 'You are Ada. Nobody owns diamonds. Bring six cards to your pile with one swap.',
      hints: ['One swap can make two lines.', 'Let a spade and a diamond change places.'],
      done: 'Two lines at once: spades were hers, and diamonds are now.',
      otherwise: 'Fewer than six cards went to Ada.',
      kinds: ['swap'],
      moves: 1,
      goal: adaHas(9),
      answers: ['swap c1 d1'],
    },
  ],
}
