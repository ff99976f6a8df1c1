import { wilsonInterval } from '../../../src/analysis/advice.ts'

/** The results of the deals with the numbers 1 to `deals`. */
export interface Tally {
  readonly game: 'wetice' | 'grafa'
  /** The time limit of each deal, in milliseconds. */
  readonly ms: number
  /** The time limit of a second search of an undecided deal, in milliseconds; 0 if there was no second search. */
  readonly again: number
  /** The date of the last search, such as `2026-11-28`. */
  readonly date: string
  readonly deals: number
  readonly won: number
  readonly lost: number
  /** The undecided deals by number, with the best measure found. */
  readonly undecided: Readonly<Record<string, number | null>>
  /**
   * The number of deals by measure: in WetIce the swaps of the first line that clears the layout, in Grafa the highest
   * score found.
   */
  readonly spread: Readonly<Record<string, number>>
  /** The CPU time used, in seconds. */
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

/** Adds the result of a first or second search of a deal. */
export function withOutcome(tally: Tally, deal: number, { is, measure }: Outcome): Tally {
  const { [deal]: before = null, ...undecided } = tally.undecided
  const spread = counted(counted(tally.spread, before, -1), measure, 1)
  const known = { ...tally, deals: Math.max(tally.deals, deal), spread }
  return is === 'undecided'
    ? { ...known, undecided: { ...undecided, [deal]: measure } }
    : { ...known, undecided, [is]: tally[is] + 1 }
}

/**
 * Bounds for the share of deals that can be won: the lower end of the 95 % interval if all undecided deals are lost, and
 * the upper end of the 95 % interval if they are all won.
 */
export const boundsOf = (tally: Tally): readonly [low: number, high: number] => [
  wilsonInterval(tally.won, tally.deals)[0],
  wilsonInterval(tally.won + undecidedOf(tally).length, tally.deals)[1],
]
