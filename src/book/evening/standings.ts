import { createRandom } from '../../engine/random.ts'
import { earlierKeyOf } from '../standings.ts'
import { checksum } from '../storage/copy.ts'
import { resultAgainst, resultFor, type WinDrawLoss, type PlayedPairing } from './outcome.ts'
import { nameOf, type Evening, type GuestNumber, type TieBreak } from './evening.ts'

/** The tie-break that separated guests level on points, and its value: their points against each other, a difference, or a lot. */
export interface TieDecision {
  readonly by: TieBreak
  readonly value: number
}

interface Tally {
  readonly guest: GuestNumber
  readonly points: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

interface Standing extends Tally {
  /** From 1; tied guests share a rank. */
  readonly place: number
  readonly isShared: boolean
  readonly decided: readonly TieDecision[]
}

export const playedCount = ({ won, drawn, lost }: Pick<Tally, 'won' | 'drawn' | 'lost'>): number => won + drawn + lost

function fate(played: PlayedPairing, guest: GuestNumber): WinDrawLoss | null {
  const seat = played.guests.indexOf(guest) + 1
  return seat === 0 ? null : resultFor(played, seat, played.guests.length)
}

type Ranked = Pick<Evening, 'id' | 'guests' | 'points' | 'ties'>

/** Ranks the guests who are present, or have played and left, by points, then by the chosen tie-breaks. */
export function standingsOf(evening: Ranked, played: readonly PlayedPairing[]): readonly Standing[] {
  const tallies = evening.guests.flatMap(({ left }, index) => {
    const tally = tallyOf(evening, played, index + 1)
    return left && playedCount(tally) === 0 ? [] : [tally]
  })
  const ranks = apart(tallies, ({ points }) => points).flatMap(rank => broken(evening, played, rank, evening.ties))
  return ranks.flatMap((rank, index) =>
    rank.map(tally => ({
      ...tally,
      place: ranks.slice(0, index).flat().length + 1,
      isShared: rank.length > 1,
    })),
  )
}

function tallyOf({ points }: Pick<Ranked, 'points'>, played: readonly PlayedPairing[], guest: GuestNumber): Tally {
  const fates = played.map(each => fate(each, guest))
  const count = (wanted: 'win' | 'draw' | 'loss'): number => fates.filter(each => each === wanted).length
  const [won, drawn, lost] = [count('win'), count('draw'), count('loss')]
  return { guest, won, drawn, lost, points: won * points.win + drawn * points.draw + lost * points.loss }
}

function apart<T>(all: readonly T[], valueOf: (one: T) => number): readonly (readonly T[])[] {
  const values = [...new Set(all.map(valueOf))].sort((a, b) => b - a)
  return values.map(value => all.filter(each => valueOf(each) === value))
}

type Undecided = Omit<Standing, 'place' | 'isShared'>

function broken(
  evening: Ranked,
  played: readonly PlayedPairing[],
  tied: readonly Tally[],
  ties: readonly TieBreak[],
): readonly (readonly Undecided[])[] {
  const [by, ...others] = ties
  if (tied.length === 1 || by === undefined) return [tied.map(tally => ({ ...tally, decided: [] }))]
  const guests = tied.map(({ guest }) => guest)
  const values = VALUES[by](evening, played, guests)
  const valueOf = ({ guest }: Tally): number => values?.[guests.indexOf(guest)] ?? 0
  const ranks = apart(tied, valueOf)
  const rest = ranks.flatMap(rank => broken(evening, played, rank, others))
  if (ranks.length === 1) return rest
  return rest.map(rank => rank.map(each => ({ ...each, decided: [{ by, value: valueOf(each) }, ...each.decided] })))
}

type ValuesOf = (
  evening: Ranked,
  played: readonly PlayedPairing[],
  tied: readonly GuestNumber[],
) => readonly number[] | null

/** Each function returns the guests' values, or null if the tie-break can't decide. */
const VALUES: Readonly<Record<TieBreak, ValuesOf>> = {
  /** Null unless every two of these guests have met equally often. */
  direct(evening, played, tied) {
    const among = played.filter(({ guests }) => guests.filter(guest => tied.includes(guest)).length > 1)
    const met = tied.flatMap(guest =>
      tied
        .filter(other => other !== guest)
        .map(other => among.filter(({ guests }) => guests.includes(guest) && guests.includes(other)).length),
    )
    const isEven = met.every(times => times > 0 && times === met[0])
    return isEven ? tied.map(guest => tallyOf(evening, among, guest).points) : null
  },
  difference(_, played, tied) {
    const theirs = played.filter(({ guests }) => guests.some(guest => tied.includes(guest)))
    return theirs.some(({ scores }) => scores === null)
      ? null
      : tied.map(guest => theirs.reduce((sum, each) => sum + thirdsAhead(each, guest), 0) / 3)
  },
  /** A random order that is the same on every phone. */
  lot(evening, _, tied) {
    const drawn = evening.guests.map(({ lot }, index) => {
      const name = earlierKeyOf(lot ?? nameOf(evening, index + 1))
      return createRandom(Number.parseInt(checksum(`${evening.id} ${name}`), 16)).next()
    })
    const order = drawn.toSorted((a, b) => a - b)
    return tied.map(guest => -order.indexOf(drawn[guest - 1] ?? 0) - 1)
  },
}

/** Multiplied by 3, so that the result is a whole number at tables of two and of four. */
function thirdsAhead({ guests, scores }: PlayedPairing, guest: GuestNumber): number {
  const own = scores?.[guests.indexOf(guest)]
  if (own === undefined || !scores) return 0
  const others = scores.reduce((sum, score) => sum + score, 0) - own
  return 3 * own - (3 / (scores.length - 1)) * others
}

/** The points of a guest at the start, and after each match of the evening. */
export function pointsHistory(
  { points }: Pick<Ranked, 'points'>,
  played: readonly PlayedPairing[],
  guest: GuestNumber,
): readonly number[] {
  const over = [0]
  for (const each of played) {
    const how = fate(each, guest)
    over.push((over.at(-1) ?? 0) + (how ? points[how] : 0))
  }
  return over
}

/** A guest's score against another in each match: 1, ½ or 0, whatever a win is worth. Leaves out matches in which neither was in first place. */
export function scoresAgainst(
  played: readonly PlayedPairing[],
  guest: GuestNumber,
  other: GuestNumber,
): readonly (1 | 0.5 | 0)[] {
  const worth = { win: 1, draw: 0.5, loss: 0 } as const
  return played.flatMap(each => {
    const [seat, opposite] = [each.guests.indexOf(guest) + 1, each.guests.indexOf(other) + 1]
    const how = seat > 0 && opposite > 0 ? resultAgainst(each, seat, opposite, each.guests.length) : null
    return how ? [worth[how]] : []
  })
}
