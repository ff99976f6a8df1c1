import type { AnyAction } from '../engine/game.ts'
import type { DiscrepancySearch, Discrepancy, SearchProgress } from '../engine/discrepancies.ts'

/** The analyst's parts for a game. Each is loaded on demand, and null if there is none. */
export interface AnalysisParts {
  /** Advises on a position; null if that doesn't say what the players hold. */
  readonly analyst: (() => Promise<Analyst>) | null
  /** Advises on what a seat sees, if cards are hidden from it. */
  readonly seatAnalyst: (() => Promise<Analyst>) | null
  /** Plays a seat; null if the game is played alone. */
  readonly opponent: (() => Promise<Opponent>) | null
  /** Finds what has happened at a table that differs. */
  readonly explainer: (() => Promise<Explainer>) | null
}

/** By the games' names. The list itself is above; who works for it is given it. */
export type AnalysisList = Readonly<Record<string, AnalysisParts>>

export const partsOf = (games: AnalysisList, game: string): AnalysisParts | null =>
  Object.hasOwn(games, game) ? (games[game] ?? null) : null

/** The basis of an advice: proof, a limited search, or a mean over random deals. Only `exact` is certain. */
export type Basis = 'exact' | 'searched' | 'sampled'

/** An action and its value for the side to move. */
export interface AdvisedMove<Action> {
  readonly action: Action
  readonly value: number
  /** For `sampled`: the 95 % interval around the value. */
  readonly interval?: readonly [low: number, high: number]
}

export interface Advice<Action> {
  readonly basis: Basis
  /** The first line's; null in a finished game. */
  readonly value: number | null
  /** `exact`: all actions of the best value. Otherwise the best found, best first, at most eight but where cards are held. None in a finished game. */
  readonly best: readonly AdvisedMove<Action>[]
  /** Played alone: the actions of the line found, to its end. */
  readonly swaps?: readonly Action[]
  /** Whether that line wins, if clearing the table is not yet winning. */
  readonly wins?: boolean
}

/** The most lines of an advice that is not exact. */
export const MOST_LINES = 8

/**
 * A search is a generator: each step does a few milliseconds of work, some tens where it looks for a win by NG+, and yields the best advice
 * so far, null if there is none yet or it has not changed. Its return value is the final advice. The caller decides when to stop.
 */
export type Search<Action> = Generator<Advice<Action> | null, Advice<Action>, void>

/**
 * Advises on one game. The same seed finds the same, step by step. Every action it names is legal by the game's `play`. Pass it only
 * positions of its game.
 */
export interface Analyst<Position = unknown, Action = AnyAction> {
  readonly game: string
  search(position: Position, seed: number): Search<Action>
}

/** By the spelling of their actions. */
export const inAsciiOrder = <Action>(
  lines: readonly AdvisedMove<Action>[],
  makeAction: (action: Action) => string,
): readonly AdvisedMove<Action>[] => lines.toSorted((a, b) => (makeAction(a.action) < makeAction(b.action) ? -1 : 1))

export const NOTHING_LEFT: Advice<never> = { basis: 'exact', value: null, best: [] }

/** Standard errors around a mean that hold it 95 times of 100. */
const NORMAL = 1.959964

/** Wilson's 95 % interval for `count` of `of`. */
export function wilson(count: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const square = NORMAL * NORMAL
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const reach = (NORMAL / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

/** How well a seat is played by the app. */
export const LEVELS = ['easy', 'middling', 'strong'] as const
export type Level = (typeof LEVELS)[number]

/**
 * Plays a seat. `seen` is all that the seat whose turn it is can see: the position, and where the game hides cards, those that face it.
 * Each step does a few milliseconds of work; the last returns the move, null if there is none. The same for the same
 * seed. Pass it only views of its game.
 */
interface Opponent<Seen = unknown, Choice = AnyAction> {
  think(seen: Seen, level: Level, seed: number): Generator<null, Choice | null>
}

/** A table that differs: the set-up, the recorded actions, and the real layout. Plain data, for a worker. */
export interface Differing {
  readonly game: string
  readonly setup: unknown
  readonly actions: readonly AnyAction[]
  readonly real: unknown
}

/** The progress of a search or, finally, its result. */
export type FromSearch =
  | { readonly type: 'looks'; readonly looking: SearchProgress }
  | { readonly type: 'ends'; readonly found: readonly Discrepancy[] }

/** For callers that know no game: pass only values of its game. */
interface Explainer {
  explain(setup: unknown, actions: readonly AnyAction[], real: unknown): DiscrepancySearch
}

/** Milliseconds between two looks at how far it has come. */
const BEAT = 200

/** Searches to the end and reports progress; finds nothing if the game has no explainer. */
export function searchDiffering(
  explainer: Explainer | null,
  { setup, actions, real }: Differing,
  now: () => number,
  progress: (looking: SearchProgress) => void,
): readonly Discrepancy[] {
  const search = explainer?.explain(setup, actions, real)
  let last = -Infinity
  for (;;) {
    const step = search?.next()
    if (!step || step.done) return step?.value ?? []
    if (now() - last < BEAT) continue
    last = now()
    progress(step.value)
  }
}
