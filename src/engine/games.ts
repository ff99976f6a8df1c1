import type { AnyGame } from './game.ts'
import { wellsix } from './wellsix/index.ts'
import { wetice } from './wetice/index.ts'

/** The games that the referee knows. */
export const GAMES: readonly AnyGame[] = [wetice, wellsix]

export const findGame = (name: string): AnyGame | null => GAMES.find(game => game.name === name) ?? null
