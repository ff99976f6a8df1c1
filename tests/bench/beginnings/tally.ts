import { wilson } from '../../../src/analysis/advice.ts'

/** What became of dealt games: each deal is the one of its number, from the first on. */
export interface Tally {
  readonly game: 'wetice' | 'grafa'
  /** Milliseconds that each deal was looked at, at most. */
  readonly ms: number
  /** Milliseconds that those were looked at once more which that left undecided; 0 as long as none was. */
  readonly again: number
  /** When the last of them was looked at. */
  readonly date: string
  readonly deals: number
  readonly won: number
  readonly lost: number
  /** Deals of which neither was proven in the time, by number, with the best measure found. */
  readonly undecided: Readonly<Record<string, number | null>>
  /** WetIce: how many swaps the first line took that clears. Grafa: the highest score found. */
  readonly spread: Readonly<Record<string, number>>
  /** What all of it took, on one core. */
  readonly seconds: number
}

/** One deal. */
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

/** What became of a deal, whether it is looked at for the first time or once more. */
export function withOutcome(tally: Tally, deal: number, { is, measure }: Outcome): Tally {
  const { [deal]: before = null, ...undecided } = tally.undecided
  const spread = counted(counted(tally.spread, before, -1), measure, 1)
  const known = { ...tally, deals: Math.max(tally.deals, deal), spread }
  return is === 'undecided'
    ? { ...known, undecided: { ...undecided, [deal]: measure } }
    : { ...known, undecided, [is]: tally[is] + 1 }
}

/** Between what is won for certain and what isn't lost for certain, each with its own 95 % interval. */
export const boundsOf = (tally: Tally): readonly [low: number, high: number] => [
  wilson(tally.won, tally.deals)[0],
  wilson(tally.won + undecidedOf(tally).length, tally.deals)[1],
]
