import { GAME_LIST } from '../../games/index.ts'

/** Games for two: an evening is of pairs. */
export const GAMES = GAME_LIST.filter(({ seats }) => seats.includes(2))
