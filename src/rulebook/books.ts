import type { GameName } from '../engine/games.ts'
import type { AnyRulebook } from './words.ts'

/** The rulebooks, one a game; each is fetched when it is wanted. */
const FETCH = {
  wetice: async () => (await import('./wetice/index.ts')).weticeBook,
  wellsix: async () => (await import('./wellsix/index.ts')).wellsixBook,
  tennis: async () => (await import('./tennis/index.ts')).tennisBook,
  grafa: async () => (await import('./grafa/index.ts')).grafaBook,
} as const satisfies Readonly<Record<GameName, () => Promise<AnyRulebook>>>

const isTitled = (game: string): game is GameName => Object.hasOwn(FETCH, game)

/** Null where there is no such game. */
export const loadRulebook = async (game: string): Promise<AnyRulebook | null> => (isTitled(game) ? FETCH[game]() : null)

export const loadRulebooks = (): Promise<readonly AnyRulebook[]> =>
  Promise.all(Object.values(FETCH).map((fetch): Promise<AnyRulebook> => fetch()))
