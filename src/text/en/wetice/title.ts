import type { Box, Title } from '../rulebook.ts'

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Swap two cards, make a line, let the table fall.',
  aim: 'You want the larger pile, each card a point: in a turn you swap any two cards to line up three or more of a suit.',
}

export const BOX: Box = {
  ...TITLE,
  before:
    'Take the kings and jokers out of a pack, shuffle the other 48 cards, and lay them face up: six rows of eight. Only suits matter.',
}
