import type { Game, Refusal } from './game.ts'
import { readLine } from './text.ts'

/** A game of the list, held without knowing which. */
export type AnyGame = Game<unknown, unknown, unknown, { readonly type: string }, Refusal>

/** The rules of each game by its name, fetched when they are wanted. The list itself lies above; who reads records or keeps matches is given it. */
export type GameList = Readonly<Record<string, { engine(): Promise<AnyGame> }>>

export const namesOf = (games: GameList): readonly string[] => Object.keys(games)

/** Null where there is none of that name. */
export const loadGame = async (games: GameList, name: string): Promise<AnyGame | null> =>
  Object.hasOwn(games, name) ? ((await games[name]?.engine()) ?? null) : null

export const loadGames = (games: GameList): Promise<readonly AnyGame[]> =>
  Promise.all(Object.values(games).map(({ engine }) => engine()))

/** The games whose records stand in a text. */
export async function loadGamesIn(games: GameList, text: string): Promise<readonly AnyGame[]> {
  const lines = text.split(/\r?\n/).map(raw => readLine(raw, 0).words)
  const named = new Set(lines.filter(([key]) => key === 'game').map(([, name = '']) => name))
  const loaded = await Promise.all([...named].map(name => loadGame(games, name)))
  return loaded.filter(game => game !== null)
}
