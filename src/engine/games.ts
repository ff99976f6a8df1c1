import type { AnyGame } from './game.ts'
import { wetice } from './wetice/index.ts'

/** The games that the referee knows. */
export const GAMES: readonly AnyGame[] = [wetice]

export const findGame = (name: string): AnyGame | null => GAMES.find(game => game.name === name) ?? null
