import type { Box, Title } from '../rulebook.ts'

export const TITLE: Title = { title: 'A Lifelike Tennis', tagline: 'Four seats, one Net: play a card that clears it.' }

export const BOX: Box = {
  ...TITLE,
  players: '4 players',
  before:
    'Deal a whole pack, thirteen cards each. The dealer is the Ghost, and holds the cards so that only the others see them.',
}
