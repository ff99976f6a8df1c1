import { valueOf, type Rank } from '../../../engine/cards.ts'
import { aRank, rankAndValue } from '../card-words.ts'
import { counted } from '../lists.ts'
import type { Said } from '../../lessons.ts'

type Pair = readonly [Rank, Rank]

/** `Queen 12 − 3 = 9`. */
function subtraction([one, other]: Pair): string {
  const [high, low] = valueOf(one) < valueOf(other) ? [other, one] : [one, other]
  return `${rankAndValue(high)} − ${rankAndValue(low)} = ${valueOf(high) - valueOf(low)}`
}

const played = ([first, second]: Pair): string => `Cleo played ${aRank(first)}, Ada ${aRank(second)}.`
const higher = (rank: Rank, isHigher: boolean): string =>
  isHigher ? `${rankAndValue(rank)} is higher` : `${rankAndValue(rank)} is not higher`

/** The cards of a Net, the two played on it, and what came of them. */
interface Scored {
  readonly pair: Pair
  readonly first: Rank
  readonly second: Rank
  readonly over: boolean
  /** Whether matching cards score on top. */
  readonly adds: boolean
  readonly points: number
}

function whyPoints({ pair, first, second, over, adds, points }: Scored): string {
  const instead = adds ? 'The two match: two points more.' : 'The two match: two points in its place.'
  const match = first === second ? instead : 'They do not match.'
  return `The Net is ${subtraction(pair)}, and ${higher(first, over)}. ${match} ${counted(points, 'point', 'points')}.`
}

const askPoints = ({ pair, first, second, adds }: Scored): string =>
  [
    `The cards were ${aRank(pair[0])} and ${aRank(pair[1])}. Ben played ${aRank(first)}, and Dan plays ${aRank(second)}.`,
    ...(adds ? ['Matching cards score on top here.'] : []),
    'How many points has Ben?',
  ].join(' ')

const said = (task: string, hints: Said['hints'], why: string): Said => ({ task, hints, done: why, otherwise: why })

/** What is asked in the drill, and told of the answers. */
export const drillText = {
  title: 'Nets, points and turns',
  valid: (pair: Pair, card: Rank, clears: boolean): Said =>
    said(
      `${played(pair)} Now Ben plays ${aRank(card)}. Does it clear the Net?`,
      ['The Net is the difference of the two cards.', 'The card has to be higher than the Net.'],
      `The Net is ${subtraction(pair)}, and ${higher(card, clears)}.`,
    ),
  next: (pair: Pair): Said =>
    said(
      `${played(pair)} What is the Net?`,
      ['Take the smaller from the larger.', 'An ace is 1, a jack 11, a queen 12, a king 13.'],
      `${subtraction(pair)}.`,
    ),
  find: (pair: Pair): Said =>
    said(
      `${played(pair)} Which is the lowest card that clears the Net?`,
      ['The Net is the difference of the two cards.', 'One higher than the Net.'],
      `The Net is ${subtraction(pair)}: the next card above it is enough.`,
    ),
  score: (scored: Scored): Said =>
    said(
      askPoints(scored),
      ['Did Ben’s card clear the Net? Do the two cards match?', 'Matching cards bring two points each.'],
      whyPoints(scored),
    ),
  who: (count: number): Said => ({
    task: `Ada is the Ghost, Ben the Angler, Cleo the Fish, Dan the Cormorant. ${
      count === 0 ? 'No card lies there.' : `${counted(count, 'card lies', 'cards lie')} there.`
    } Who plays next? Tap the seat.`,
    hints: [
      'Pairs take turns: Fish and Ghost, then Angler and Cormorant.',
      'After every four cards it begins again with the Fish.',
    ],
    done: 'Fish, Ghost, Angler, Cormorant, and again.',
    otherwise: 'The order is Fish, Ghost, Angler, Cormorant, and again.',
  }),
} as const
