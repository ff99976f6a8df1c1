import type { Layout, Mode } from '../../../engine/wetice/types.ts'
import type { Box, Title } from '../rulebook.ts'

const TURN = 'in a turn you swap any two cards to line up three or more of a suit.'
const AIMS: Readonly<Record<Mode, string>> = {
  duel: `You want the larger pile, each card a point: ${TURN}`,
  solo: `You want to clear the layout: ${TURN}`,
  'solo-plus': `You want to clear the layout, most of it in fours and more: ${TURN}`,
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'six rows of eight', '6x8': 'eight rows of six' }

const beforeOf = (layout: Layout): string =>
  `Take the kings and jokers out of a pack, shuffle the other 48 cards, and lay them face up: ${ROWS[layout]}. Only suits matter.`

/** What you want, and what you lay out, in a game that is set up so. */
export const about = (mode: Mode, layout: Layout): string => `${AIMS[mode]} ${beforeOf(layout)}`

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Swap two cards, make a line, let the table fall.',
  aim: AIMS.duel,
}

export const BOX: Box = {
  ...TITLE,
  before: beforeOf('8x6'),
}
