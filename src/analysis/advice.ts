import type { AnyAction } from '../engine/game.ts'
import type { DiscrepancySearch, Discrepancy, SearchProgress } from '../engine/discrepancies.ts'

/** The searches for a game. Each is loaded on demand, and null if the game has none. */
export interface AnalysisParts {
  /** Advises on a position; null if positions don't contain the players' cards. */
  readonly analyst: (() => Promise<Analyst>) | null
  /** Advises on a seat's view, for games with hidden cards. */
  readonly seatAnalyst: (() => Promise<Analyst>) | null
  /** Plays a seat; null if the game is played alone. */
  readonly opponent: (() => Promise<Opponent>) | null
  /** Finds likely causes of a discrepancy. */
  readonly explainer: (() => Promise<Explainer>) | null
}

/** The parts of each game, by its name. The list is defined in a higher layer, which passes it to this code. */
export type AnalysisList = Readonly<Record<string, AnalysisParts>>

export const analysisPartsOf = (games: AnalysisList, game: string): AnalysisParts | null =>
  Object.hasOwn(games, game) ? (games[game] ?? null) : null

/** What advice is based on: a proof, a limited search, or a mean over random deals. Only `exact` is certain. */
export type AdviceBasis = 'exact' | 'searched' | 'sampled'

/** An action and its value for the side to move. */
export interface AdvisedMove<Action> {
  readonly action: Action
  readonly value: number
  /** For `sampled`: the 95 % interval around the value. */
  readonly interval?: readonly [low: number, high: number]
}

export interface Advice<Action> {
  readonly basis: AdviceBasis
  /** The value of the first move in `best`; null in a finished game. */
  readonly value: number | null
  /**
   * If `exact`, all actions of the best value. Otherwise the best found, best first: at most eight, or one for each card of a hand. Empty
   * in a finished game, or while a card must be entered.
   */
  readonly best: readonly AdvisedMove<Action>[]
  /** In a solo game: the actions of the line found, to its end. */
  readonly swaps?: readonly Action[]
  /** Whether that line wins, in games where clearing the layout isn't enough. */
  readonly wins?: boolean
}

/** The maximum number of moves in advice that isn't exact. */
export const MAX_ADVISED_MOVES = 8

/**
 * A search, as a generator. Each step takes a few milliseconds (some tens of milliseconds in mode `solo-plus`), and yields the best advice so far,
 * or null if there is none or it hasn't changed. It returns the final advice. The caller decides when to stop.
 */
export type Search<Action> = Generator<Advice<Action> | null, Advice<Action>, void>

/**
 * Advises on one game. The same seed gives the same advice at every step. The game's `play` accepts all advised actions. Pass only
 * positions of its game.
 */
export interface Analyst<Position = unknown, Action = AnyAction> {
  readonly game: string
  search(position: Position, seed: number): Search<Action>
}

export const sortByText = <Action>(
  lines: readonly AdvisedMove<Action>[],
  makeAction: (action: Action) => string,
): readonly AdvisedMove<Action>[] => lines.toSorted((a, b) => (makeAction(a.action) < makeAction(b.action) ? -1 : 1))

export const GAME_OVER_ADVICE: Advice<never> = { basis: 'exact', value: null, best: [] }

/** The half-width of a 95 % interval, in standard errors. */
const NORMAL = 1.959964

/** Returns Wilson's 95 % interval for `count` successes in `of` trials. */
export function wilsonInterval(count: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const square = NORMAL * NORMAL
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const reach = (NORMAL / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

/** The levels at which the app plays a seat. */
export const LEVELS = ['easy', 'middling', 'strong'] as const
export type Level = (typeof LEVELS)[number]

/**
 * `seen` is what the seat to move can see. Each step takes a few milliseconds. The result is null if there is no move. The same seed gives
 * the same move.
 */
interface Opponent<Seen = unknown, Choice = AnyAction> {
  chooseMove(seen: Seen, level: Level, seed: number): Generator<null, Choice | null>
}

/** A discrepancy: the set-up, the recorded actions, and the real layout. Plain data, for a worker. */
export interface DiscrepancyInput {
  readonly game: string
  readonly setup: unknown
  readonly actions: readonly AnyAction[]
  readonly real: unknown
}

/** The progress of a search or, finally, its result. */
export type SearchMessage =
  | { readonly type: 'looks'; readonly looking: SearchProgress }
  | { readonly type: 'ends'; readonly found: readonly Discrepancy[] }

/** The values must be of the explainer's game. */
interface Explainer {
  explain(setup: unknown, actions: readonly AnyAction[], real: unknown): DiscrepancySearch
}

const PROGRESS_INTERVAL_MS = 200

/** Searches to the end and reports progress; finds nothing if the game has no explainer. */
export function searchDiscrepancy(
  explainer: Explainer | null,
  { setup, actions, real }: DiscrepancyInput,
  now: () => number,
  progress: (looking: SearchProgress) => void,
): readonly Discrepancy[] {
  const search = explainer?.explain(setup, actions, real)
  let last = -Infinity
  for (;;) {
    const step = search?.next()
    if (!step || step.done) return step?.value ?? []
    if (now() - last < PROGRESS_INTERVAL_MS) continue
    last = now()
    progress(step.value)
  }
}
