import type { AnyAnalyst } from './advice.ts'
import type { Opponent } from './opponent.ts'
import type { Explainer } from './discrepancies.ts'

/** What the analyst knows of a game. Each part is fetched when it is wanted, and null where there is none. */
export interface AnalysisParts {
  /** Advises on a position; null where that doesn't say what the players hold. */
  readonly analyst: (() => Promise<AnyAnalyst>) | null
  /** Advises on what a seat sees, where that is less than there is to know. */
  readonly seatAnalyst: (() => Promise<AnyAnalyst>) | null
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
