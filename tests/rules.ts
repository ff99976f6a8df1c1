import type { PlayableMatch, Match } from '../src/book/journal/entries.ts'
import { loadGames, gameNames, type AnyGame, type GameList } from '../src/engine/game.ts'
import { GAMES } from '../src/games/index.ts'
import { tally } from './book/tally.ts'

/** The app's games, and a minimal game for tests. */
export const LIST: GameList = { ...GAMES, tally: { engine: async () => tally } }
export const NAMES = gameNames(LIST)
export const RULES: readonly AnyGame[] = await loadGames(LIST)

export const rulesOf = (name: string): AnyGame => RULES.find(game => game.name === name) ?? tally

export const playable = <M extends Match>(match: M): M & PlayableMatch => ({
  ...match,
  game: rulesOf(match.head.game),
})
