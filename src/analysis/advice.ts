import type { Opponent } from './opponent.ts'
import type { Explainer } from './discrepancies.ts'

/** What the analyst knows of a game. Each part is fetched when it is wanted, and null where there is none. */
export interface AnalysisParts {
  /** Advises on a position; null where that doesn't say what the players hold. */
  readonly analyst: (() => Promise<Analyst>) | null
  /** Advises on what a seat sees, where that is less than there is to know. */
  readonly seatAnalyst: (() => Promise<Analyst>) | null
  /** Plays a seat; null where the game is played alone. */
  readonly opponent: (() => Promise<Opponent>) | null
  /** Finds what has happened at a table that differs. */
  readonly explainer: (() => Promise<Explainer>) | null
}

/** By the games' names. The list itself lies above; who works for it is given it. */
export type AnalysisList = Readonly<Record<string, AnalysisParts>>

/** Of a game that is on the list. */
export const partsOf = (games: AnalysisList, game: string): AnalysisParts | null =>
  Object.hasOwn(games, game) ? (games[game] ?? null) : null

/** What an advice rests on: proof, looking ahead so far, or a mean over deals drawn at random. Only `exact` is certain. */
export type Basis = 'exact' | 'searched' | 'sampled'

/** One action and what it comes to, from the view of whoever is to move. */
export interface Line<Action> {
  readonly action: Action
  readonly value: number
  /** Where the basis is `sampled`: the 95 % interval around the value. */
  readonly interval?: readonly [low: number, high: number]
}

export interface Advice<Action> {
  readonly basis: Basis
  /** The first line's; null in a finished game. */
  readonly value: number | null
  /** `exact`: all actions of the best value. Otherwise the best found, best first, at most eight but where cards are held. None in a finished game. */
  readonly best: readonly Line<Action>[]
  /** Played alone: the actions of the line found, to its end. */
  readonly swaps?: readonly Action[]
  /** Where clearing the table is not yet winning: whether that line wins. */
  readonly wins?: boolean
}

/** The most lines of an advice that is not exact. */
export const MOST_LINES = 8

/**
 * A search is a generator: each step does a few milliseconds of work, some tens where it looks for a win by NG+, and yields the best
 * advice so far, null where there is none yet or it has not changed. Its return value is the last word. Whoever runs it decides when
 * to stop.
 */
export type Search<Action> = Generator<Advice<Action> | null, Advice<Action>, void>

/**
 * Advises on one game. The same seed finds the same, step by step. Every action it names is legal by the game's `play`. Whoever knows no
 * game gives it only positions of its own.
 */
export interface Analyst<Position = unknown, Action = unknown> {
  readonly game: string
  search(position: Position, seed: number): Search<Action>
}

/** The advice on a finished game. */
export const NOTHING_LEFT: Advice<never> = { basis: 'exact', value: null, best: [] }
