import type { Layout, Mode } from '../../../engine/wetice/types.ts'
import type { Box, Title } from '../../contract/rulebook.ts'

const TURN = 'Swap two cards to line up three of a suit.'
const AIMS: Readonly<Record<Mode, string>> = {
  duel: `${TURN} Collect more cards than the other player.`,
  solo: `${TURN} Clear the whole layout.`,
  'solo-plus': `${TURN} Clear the layout, most of it in fours or more.`,
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
  tagline: 'Swap two cards, make a line, let the table fall.',
  aim: AIMS.duel,
}

export const BOX: Box = {
  ...TITLE,
  before: beforeOf('8x6'),
}
