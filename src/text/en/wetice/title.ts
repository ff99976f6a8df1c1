import type { Introduction, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Swap two cards, make a match, let the cards fall.',
  aim: 'Line up three of a suit, and collect the most cards.',
}

export const INTRODUCTION: Introduction = {
  ...TITLE,
  before: 'Take out the kings and jokers. Deal six rows of eight, face up.',
}
