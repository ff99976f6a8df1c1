import { listGames, type ListedGame } from '../src/games/index.ts'

export type GameName = ListedGame['name']

export const GAME_NAMES: readonly GameName[] = listGames().map(({ name }) => name)
