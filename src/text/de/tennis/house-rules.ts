import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/tennis/notation.ts'
import type { Setup } from '../../../engine/tennis/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const MATCHES = {
  replaces: 'Gleiche Karten: je zwei Punkte und keiner für das Netz',
  adds: 'Gleiche Karten: je zwei Punkte, zusätzlich zum Punkt für das Netz',
}

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  dealer: ({ dealer }, nameOf) => `${nameOf(dealer)} teilt aus`,
  target: ({ target }) => (target === 1 ? 'Ein gewonnenes Spiel reicht' : `${target} gewonnene Spiele reichen`),
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) => (ghosting ? 'Der Kormoran darf Geist werden' : 'Der Kormoran wird nie Geist'),
}
