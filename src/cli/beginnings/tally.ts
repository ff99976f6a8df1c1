import { wilson } from './proportion.ts'

/** What became of dealt games: each deal is the one of its number, from the first on. */
export interface Tally {
  readonly game: 'wetice' | 'grafa'
  /** Milliseconds a deal at most. */
  readonly ms: number
  /** When the last of them was looked at. */
  readonly date: string
  readonly deals: number
  readonly won: number
  readonly lost: number
  /** Neither was proven in the time. */
  readonly undecided: number
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
  date: '',
  deals: 0,
  won: 0,
  lost: 0,
  undecided: 0,
  spread: {},
  seconds: 0,
})

export function withOutcome(tally: Tally, { is, measure }: Outcome): Tally {
  const spread = measure === null ? tally.spread : { ...tally.spread, [measure]: (tally.spread[measure] ?? 0) + 1 }
  return { ...tally, deals: tally.deals + 1, [is]: tally[is] + 1, spread }
}

/** Between what is won for certain and what isn't lost for certain, each with its own 95 % interval. */
export const boundsOf = ({ won, undecided, deals }: Tally): readonly [low: number, high: number] => [
  wilson(won, deals)[0],
  wilson(won + undecided, deals)[1],
]
