import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/wellsix/notation.ts'
import type { Setup } from '../../../engine/wellsix/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const COLOURS = { alternate: 'Chi apre gioca con il rosso', fixed: 'Colori come nella prima partita' }

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  opener: ({ opener }, nameOf) => `Apre ${nameOf(opener)}`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} partite`,
}
