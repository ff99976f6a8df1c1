import type { Game, Refusal } from './game.ts'

/** The games that the referee knows, in the order in which they are offered; each is fetched when it is wanted. */
const FETCH = {
  wetice: async () => (await import('./wetice/index.ts')).wetice,
  wellsix: async () => (await import('./wellsix/index.ts')).wellsix,
  tennis: async () => (await import('./tennis/index.ts')).tennis,
  grafa: async () => (await import('./grafa/index.ts')).grafa,
} as const satisfies Readonly<Record<string, () => Promise<Game>>>

export type GameName = keyof typeof FETCH
export type GameOf<Name extends GameName> = Awaited<ReturnType<(typeof FETCH)[Name]>>

/** A game of the list, held without knowing which. */
export type AnyGame = Game<unknown, unknown, unknown, { readonly type: string }, Refusal, GameName>

export const isGameName = (name: string): name is GameName => Object.hasOwn(FETCH, name)

export const GAME_NAMES: readonly GameName[] = Object.keys(FETCH).filter(isGameName)

const loaded = new Map<string, AnyGame>()

/** From now on `findGame` finds it; null where there is none of that name. */
export async function loadGame(name: string): Promise<AnyGame | null> {
  if (!isGameName(name)) return null
  const game = loaded.get(name) ?? (await FETCH[name]())
  loaded.set(name, game)
  return game
}

export const loadGames = async (names: Iterable<string> = GAME_NAMES): Promise<void> =>
  void (await Promise.all(Array.from(names, loadGame)))

/** A game that has been loaded; null where there is none of that name. Throws where nobody has loaded it. */
export function findGame(name: string): AnyGame | null {
  const game = loaded.get(name) ?? null
  if (!game && isGameName(name)) throw new Error(`${name} isn’t loaded`)
  return game
}
