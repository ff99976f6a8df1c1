import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'A Lifelike Tennis',
  tagline: 'Quattro posti, una Rete: gioca una carta che la superi.',
  aim: 'Supera la Rete: gioca una carta più alta della differenza tra le due carte di prima.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Dai tredici carte a testa. Il Fantasma non guarda le sue e le tiene girate verso gli altri.',
}
