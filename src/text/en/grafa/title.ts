import type { Box, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Grafa',
  tagline: 'Alone against a deck: pair, dig, and go as deep as you can.',
  aim: 'Pair your cards with the deck, and discard as many as you can.',
}

export const BOX: Box = {
  ...TITLE,
  before: 'Shuffle all 52 cards and draw five. Turn over the top card of the deck.',
}
