import type { Box, Title } from '../rulebook.ts'

export const TITLE: Title = {
  title: 'Grafa',
  tagline: 'Alone against a deck: pair, dig, and go as deep as you can.',
  aim: 'You want to discard as many cards as you can: in a turn you pair a card of your hand with the top of the deck, and their suits act.',
}

export const BOX: Box = {
  ...TITLE,
  before: 'Shuffle a whole pack and draw five cards for your hand. Turn the next one face up on the deck.',
}
