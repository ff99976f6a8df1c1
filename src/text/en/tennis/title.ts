import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'A Lifelike Tennis',
  tagline: 'Four players, one Net: play a card that clears it.',
  aim: 'Play cards higher than the Net, and win the most points.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Deal 13 cards to each player. The dealer’s cards face the other players.',
}
