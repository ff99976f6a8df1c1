import type { HouseRules } from '../../contract/wellsix/book.ts'

const COLOURS = { alternate: 'Chi apre gioca con il rosso', fixed: 'Colori come nella prima partita' }

export const houseRules: HouseRules = {
  opener: ({ opener }, nameOf) => `Apre ${nameOf(opener)}`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} partite`,
}
