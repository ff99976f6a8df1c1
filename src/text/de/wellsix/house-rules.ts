import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/wellsix/notation.ts'
import type { Setup } from '../../../engine/wellsix/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const COLOURS = { alternate: 'Wer eröffnet, spielt Rot', fixed: 'Farben wie im ersten Spiel' }

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  opener: ({ opener }, nameOf) => `${nameOf(opener)} eröffnet`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} Spiele`,
}
