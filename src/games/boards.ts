import type { FirstBoards } from './first.ts'
import type { GameName } from './index.ts'

/** The boards of each game's first minute; null where a guided game teaches it from its first move. Only newcomers fetch them. */
export const BOARDS: Readonly<Record<GameName, (() => Promise<FirstBoards>) | null>> = {
  wetice: async () => (await import('./wetice/first/index.ts')).weticeFirst,
  wellsix: async () => (await import('./wellsix/first/index.ts')).wellsixFirst,
  tennis: async () => (await import('./tennis/first/index.ts')).tennisFirst,
  grafa: null,
}
