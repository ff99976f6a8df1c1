import { GAME_LIST, type ListedGame } from '../src/games/index.ts'

export type GameName = ListedGame['name']

export const GAME_NAMES: readonly GameName[] = GAME_LIST.map(({ name }) => name)
