import { GAME_VIEWS } from '../../games/index.ts'

/** Games for two: an evening is of pairs. */
export const GAMES = GAME_VIEWS.filter(({ players }) => Number.parseInt(players, 10) === 2)
