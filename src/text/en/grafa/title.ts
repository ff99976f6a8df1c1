import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Grafa',
  tagline: 'A game for one: pair, dig, and go deep into the deck.',
  aim: 'Pair your cards with the deck, and discard as many as you can.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Shuffle 52 cards and draw five. Turn the top card of the deck face up.',
}
