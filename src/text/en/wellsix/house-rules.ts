import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/wellsix/notation.ts'
import type { Setup } from '../../../engine/wellsix/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const COLOURS = { alternate: 'The opener plays red', fixed: 'Colours as in the first game' }

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  opener: ({ opener }, nameOf) => `${nameOf(opener)} opens`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} games`,
}
