import type { AnyGame } from './game.ts'
import { grafa } from './grafa/index.ts'
import { tennis } from './tennis/index.ts'
import { wellsix } from './wellsix/index.ts'
import { wetice } from './wetice/index.ts'

/** The games that the referee knows. */
export const GAMES: readonly AnyGame[] = [wetice, wellsix, tennis, grafa]

export const findGame = (name: string): AnyGame | null => GAMES.find(game => game.name === name) ?? null
