import type { TaskWords } from '../../contract/lessons.ts'
import { type Rank, valueOf } from '../../../engine/cards.ts'
import { aRank, rankName, rankAndValue } from '../card-words.ts'
import { capital, counted } from '../lists.ts'

/** Notes for guided games. Each is shown when something first occurs, and has at most ten words. */
export const guideText = {
  welcome: 'You are Cleo, the Angler. You play third.',
  pair: 'The Ghost plays unseen. The difference is the Net.',
  ghost: 'The Ghost can’t see its own cards.',
  net: 'Clear the Net: a higher card scores one.',
  clear: 'Higher than the Net: one point.',
  missed: 'Not higher than the Net: no point.',
  match: 'Equal cards: two points each.',
  'hand-over': 'Most points win the hand.',
  'ghost-won': 'The Ghost won unseen. That counts for two hands.',
  'next-hand': 'Roles move one seat clockwise: you are the Ghost.',
  over: 'Most points win. Ties: farthest clockwise wins.',
} as const satisfies Readonly<Record<string, string>>

/** How a first game is set up with real cards. */
export const setUpText = [
  'Sort a deck into thirteen piles by value, from aces to kings. Suits don’t matter here.',
  'Next, tap “Deal in the app”. It shows thirteen cards: take them from your piles. When another player plays a card, take it from its pile. When you are the Ghost, take the card that you play, too.',
] as const

export const hintText = {
  matches: (rank: Rank): string => `Equal to the ${rankName(rank)}: two points each.`,
  noNet: 'There is no Net yet: play your lowest card.',
  noNetYet: 'There is no Net yet, so this card can’t score.',
  lowest: 'Your lowest card that clears the Net.',
  clears: (rank: Rank, net: number): string => `${capital(aRank(rank))} clears the Net (${net}).`,
  leastToLose: (rank: Rank, net: number): string => `You can’t clear Net ${net}: play your ${rankName(rank)}.`,
  misses: (rank: Rank, net: number): string => `${capital(aRank(rank))} doesn’t clear Net ${net}.`,
  leaves: (net: number): string => `The next Net is ${net}.`,
} as const

/** Why the app plays a card, shown after the card's effect. The app plays as beginners do. */
export const reasonText = {
  blind: 'The Ghost plays unseen.',
  matches: 'Equal cards: two points each.',
  noNet: 'There is no Net yet: it plays high.',
  clears: 'It plays high to clear the Net.',
  misses: 'It can’t score a point here.',
} as const

type Pair = readonly [Rank, Rank]

function subtraction([one, other]: Pair): string {
  const [high, low] = valueOf(one) < valueOf(other) ? [other, one] : [one, other]
  return `${valueOf(high)} − ${valueOf(low)} = ${valueOf(high) - valueOf(low)}`
}

const played = ([first, second]: Pair): string => `Cleo played ${aRank(first)}, Ada ${aRank(second)}.`
const higher = (rank: Rank, isHigher: boolean): string =>
  isHigher ? `the ${rankAndValue(rank)} is higher` : `the ${rankAndValue(rank)} isn’t higher`

interface Scored {
  readonly pair: Pair
  readonly first: Rank
  readonly second: Rank
  readonly over: boolean
  /** Whether equal cards score in addition to the Net, not instead. */
  readonly adds: boolean
  readonly points: number
}

function whyPoints({ pair, first, second, over, adds, points }: Scored): string {
  const instead = adds ? 'The cards are equal: two extra points.' : 'The cards are equal: two points instead.'
  const match = first === second ? instead : 'The cards aren’t equal.'
  return `The Net is ${subtraction(pair)}, and ${higher(first, over)}. ${match} ${counted(points, 'point', 'points')}.`
}

const askPoints = ({ pair, first, second, adds }: Scored): string =>
  [
    `The cards were ${aRank(pair[0])} and ${aRank(pair[1])}. Ben played ${aRank(first)}, and Dan plays ${aRank(second)}.`,
    ...(adds ? ['Here equal cards score two extra points.'] : []),
    'How many points does Ben get?',
  ].join(' ')

const lesson = (task: string, hint: string, why: string): TaskWords => ({ task, hint, done: why, otherwise: why })

export const drillText = {
  title: 'Nets, points and turns',
  valid: (pair: Pair, card: Rank, clears: boolean): TaskWords =>
    lesson(
      `${played(pair)} Now Ben plays ${aRank(card)}. Does it clear the Net?`,
      'The card must be higher than the Net.',
      `The Net is ${subtraction(pair)}, and ${higher(card, clears)}.`,
    ),
  next: (pair: Pair): TaskWords =>
    lesson(
      `${played(pair)} What is the Net?`,
      'An ace is 1, a jack 11, a queen 12, a king 13.',
      `${subtraction(pair)}.`,
    ),
  find: (pair: Pair): TaskWords =>
    lesson(
      `${played(pair)} Which is the lowest card that clears the Net?`,
      'One higher than the Net.',
      `The Net is ${subtraction(pair)}: the next card above it is enough.`,
    ),
  score: (scored: Scored): TaskWords =>
    lesson(askPoints(scored), 'Equal cards score two points for each player.', whyPoints(scored)),
  who: (count: number): TaskWords => ({
    task: `Ada is the Ghost, Ben the Angler, Cleo the Fish, Dan the Cormorant. ${
      count === 0 ? 'No card has been played.' : `${counted(count, 'card has', 'cards have')} been played.`
    } Who plays next? Tap the seat.`,
    hint: 'After every four cards, the Fish plays again.',
    done: 'Fish, Ghost, Angler, Cormorant, then the Fish again.',
    otherwise: 'The order is Fish, Ghost, Angler, Cormorant, then the Fish again.',
  }),
} as const
