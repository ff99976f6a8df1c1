import type { Layout, Mode } from '../../../engine/wetice/types.ts'
import type { Box, Title } from '../../contract/rulebook.ts'

const AIMS: Readonly<Record<Mode, string>> = {
  duel: 'Line up three of a suit to collect the most cards.',
  solo: 'Line up three of a suit until the layout is clear.',
  'solo-plus': 'Line up suits to clear the layout, mostly in fours or more.',
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'six rows of eight', '6x8': 'eight rows of six' }

const beforeOf = (layout: Layout): string => `Take out the kings and jokers. Deal ${ROWS[layout]}, face up.`

/** The aim, and what you do before the game, as it is set up. */
export const about = (mode: Mode, layout: Layout): readonly [aim: string, before: string] => [
  AIMS[mode],
  beforeOf(layout),
]

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Swap two cards, make a match, let the cards fall.',
  aim: AIMS.duel,
}

export const BOX: Box = {
  ...TITLE,
  before: beforeOf('8x6'),
}
