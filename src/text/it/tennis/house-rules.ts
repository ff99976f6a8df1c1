import type { HouseRules } from '../../contract/tennis/book.ts'

const MATCHES = {
  replaces: 'Carte uguali: due punti a testa e nessun punto per la Rete',
  adds: 'Carte uguali: due punti a testa, più il punto per la Rete',
}

export const houseRules: HouseRules = {
  dealer: ({ dealer }, nameOf) => `Dà le carte ${nameOf(dealer)}`,
  target: ({ target }) => (target === 1 ? 'Si vince con una mano' : `Si vince con ${target} mani`),
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) =>
    ghosting ? 'Il Cormorano può diventare Fantasma' : 'Il Cormorano non diventa mai Fantasma',
}
