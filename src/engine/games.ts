import type { Game, Refusal } from './game.ts'
import { grafa } from './grafa/index.ts'
import { tennis } from './tennis/index.ts'
import { wellsix } from './wellsix/index.ts'
import { wetice } from './wetice/index.ts'

/** The games that the referee knows, in the order in which they are offered. */
export const GAMES = { wetice, wellsix, tennis, grafa } as const satisfies Readonly<Record<string, Game>>

export type GameName = keyof typeof GAMES
export type GameOf<Name extends GameName> = (typeof GAMES)[Name]

/** A game of the list, held without knowing which. */
export type AnyGame = Game<unknown, unknown, unknown, { readonly type: string }, Refusal, GameName>

const isGameName = (name: string): name is GameName => Object.hasOwn(GAMES, name)

export const GAME_NAMES: readonly GameName[] = Object.keys(GAMES).filter(isGameName)

export const findGame = (name: string): AnyGame | null => (isGameName(name) ? GAMES[name] : null)
