import { wilson } from '../../../src/analysis/advice.ts'

/** The results of the dealt games with numbers from 1 on. */
export interface Tally {
  readonly game: 'wetice' | 'grafa'
  /** The time limit of each deal, in milliseconds. */
  readonly ms: number
  /** The time limit of second searches of undecided deals, in milliseconds; 0 before the first one. */
  readonly again: number
  /** The date of the last search, as `2026-11-28`. */
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
  /** The time used, on one core. */
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

/** Adds the result of a deal, from a first or a second search. */
export function withOutcome(tally: Tally, deal: number, { is, measure }: Outcome): Tally {
  const { [deal]: before = null, ...undecided } = tally.undecided
  const spread = counted(counted(tally.spread, before, -1), measure, 1)
  const known = { ...tally, deals: Math.max(tally.deals, deal), spread }
  return is === 'undecided'
    ? { ...known, undecided: { ...undecided, [deal]: measure } }
    : { ...known, undecided, [is]: tally[is] + 1 }
}

/**
 * Bounds of the share of deals that can be won: the lower end of the 95 % interval for the proven wins, and the upper
 * end of the one for all deals that are not proven lost.
 */
export const boundsOf = (tally: Tally): readonly [low: number, high: number] => [
  wilson(tally.won, tally.deals)[0],
  wilson(tally.won + undecidedOf(tally).length, tally.deals)[1],
]
