import type { Event, Position } from '../../engine/wetice/types.ts'
import type { Suit } from '../../engine/cards.ts'
import { pileOf, pileSize } from '../../engine/wetice/score.ts'
import { and, not } from '../goals.ts'
import { options, type Outcome } from '../lesson.ts'
import { goesTo } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const WHO = options('Ada', 'Ben')

/** Whose pile cards of the suit go to. */
const ownerOf =
  (suit: Suit) =>
  (outcome: Outcome<Position, Event>): string =>
    goesTo(1, suit)(outcome) ? 'Ada' : 'Ben'

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
      type: 'choice',
      record: table('HHSHD'),
      task: 'It is Ada’s turn, and nobody owns a suit. She swaps c1 and d1. Who gets the hearts?',
      hints: ['Nobody owns hearts yet.', 'Then they go to the player whose turn it is.'],
      done: 'Ada, and hearts are hers from now on.',
      otherwise: 'A new suit belongs to the player whose turn it is.',
      options: WHO,
      action: 'swap c1 d1',
      right: ownerOf('H'),
      answer: 'Ada',
    },
    {
      type: 'choice',
      record: table('HHSHD', { piles: 'S3 / H4' }),
      task: 'Hearts are Ben’s. Ada swaps c1 and d1. Who gets the hearts?',
      hints: ['Whose turn it is does not matter here.', 'Hearts have an owner already.'],
      done: 'Ben. An owned suit goes to its owner, whoever lifts it.',
      otherwise: 'Hearts have an owner, and their cards always go there.',
      options: WHO,
      action: 'swap c1 d1',
      right: ownerOf('H'),
      answer: 'Ben',
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
      options: WHO,
      action: 'swap c1 d2',
      right: ownerOf('D'),
      answer: 'Ben',
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
