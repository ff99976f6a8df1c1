import type { HouseRules } from '../../contract/wellsix/book.ts'

const COLOURS = { alternate: 'The opener plays red', fixed: 'Colours as in the first game' }

export const houseRules: HouseRules = {
  opener: ({ opener }, nameOf) => `${nameOf(opener)} opens`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} games`,
}
