import type { Box, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'A Lifelike Tennis',
  tagline: 'Four seats, one Net: play a card that clears it.',
  aim: 'Beat the Net: play a card higher than the difference of the two before it.',
}

export const BOX: Box = {
  ...TITLE,
  before: 'Deal thirteen cards each. The Ghost’s cards face the other players.',
}
