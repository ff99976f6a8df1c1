import type { HouseRules } from '../../contract/wellsix/book.ts'

const COLOURS = { alternate: 'Wer eröffnet, spielt Rot', fixed: 'Farben wie im ersten Spiel' }

export const houseRules: HouseRules = {
  opener: ({ opener }, nameOf) => `${nameOf(opener)} eröffnet`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} Spiele`,
}
