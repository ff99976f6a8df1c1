import { wilson } from '../../../src/analysis/advice.ts'

/** The results of dealt games, by number from the first deal on. */
export interface Tally {
  readonly game: 'wetice' | 'grafa'
  /** Time limit of each deal in milliseconds. */
  readonly ms: number
  /** Time limit of second looks at undecided deals in milliseconds; 0 before the first. */
  readonly again: number
  /** When the last deal was searched. */
  readonly date: string
  readonly deals: number
  readonly won: number
  readonly lost: number
  /** Undecided deals by number, with the best measure found. */
  readonly undecided: Readonly<Record<string, number | null>>
  /** WetIce: swaps of the first line that clears. Grafa: the highest score found. */
  readonly spread: Readonly<Record<string, number>>
  /** Time on one core. */
  readonly seconds: number
}

export interface Outcome {
  readonly is: 'won' | 'lost' | 'undecided'
  readonly measure: number | null
}

export const emptyTally = (game: Tally['game'], ms: number): Tally => ({
  game,
  ms,
  again: 0,
  date: '',
  deals: 0,
  won: 0,
  lost: 0,
  undecided: {},
  spread: {},
  seconds: 0,
})

export const undecidedOf = ({ undecided }: Tally): readonly number[] => Object.keys(undecided).map(Number)

const counted = (spread: Tally['spread'], measure: number | null, more: number): Tally['spread'] =>
  measure === null ? spread : { ...spread, [measure]: (spread[measure] ?? 0) + more }

/** Adds a deal's result, of a first or a second look. */
export function withOutcome(tally: Tally, deal: number, { is, measure }: Outcome): Tally {
  const { [deal]: before = null, ...undecided } = tally.undecided
  const spread = counted(counted(tally.spread, before, -1), measure, 1)
  const known = { ...tally, deals: Math.max(tally.deals, deal), spread }
  return is === 'undecided'
    ? { ...known, undecided: { ...undecided, [deal]: measure } }
    : { ...known, undecided, [is]: tally[is] + 1 }
}

/** From the certain wins to those not certainly lost, each with its own 95 % interval. */
export const boundsOf = (tally: Tally): readonly [low: number, high: number] => [
  wilson(tally.won, tally.deals)[0],
  wilson(tally.won + undecidedOf(tally).length, tally.deals)[1],
]
