import type { EveningGame } from '../../book/evening/evening.ts'
import { GAME_LIST } from '../../games/index.ts'

const SEATS = [2, 4] as const

/** Games that people play against one another. */
export const GAMES = GAME_LIST.flatMap(({ name, title, seats }) =>
  SEATS.filter(count => seats.includes(count)).map(
    count => ({ name, title, seats: count }) satisfies EveningGame & { title: string },
  ),
)
