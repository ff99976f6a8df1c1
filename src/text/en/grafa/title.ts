import type { Box, Title } from '../rulebook.ts'

export const TITLE: Title = { title: 'Grafa', tagline: 'Alone against a deck: pair, dig, and go as deep as you can.' }

export const BOX: Box = {
  ...TITLE,
  players: '1 player',
  before: 'Shuffle a whole pack and draw five cards for your hand. Turn the next one face up on the deck.',
}
