import type { Box, Title } from '../rulebook.ts'

export const TITLE: Title = {
  title: 'A Lifelike Tennis',
  tagline: 'Four seats, one Net: play a card that clears it.',
  aim: 'You want the most points: in your turn you play a card, and it scores when it is higher than the Net, the difference of the pair before.',
}

export const BOX: Box = {
  ...TITLE,
  before:
    'Deal a whole pack, thirteen cards each. The dealer is the Ghost, and holds the cards so that only the others see them.',
}
