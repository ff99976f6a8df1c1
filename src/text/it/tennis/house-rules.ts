import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/tennis/notation.ts'
import type { Setup } from '../../../engine/tennis/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const MATCHES = {
  replaces: 'Carte uguali: due punti a testa e nessun punto per la Rete',
  adds: 'Carte uguali: due punti a testa, più il punto per la Rete',
}

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  dealer: ({ dealer }, nameOf) => `Dà le carte ${nameOf(dealer)}`,
  target: ({ target }) => (target === 1 ? 'Si vince con una mano' : `Si vince con ${target} mani`),
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) =>
    ghosting ? 'Il Cormorano può diventare Fantasma' : 'Il Cormorano non diventa mai Fantasma',
}
