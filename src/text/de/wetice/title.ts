import type { Layout, Mode } from '../../../engine/wetice/types.ts'
import type { Box, Title } from '../../contract/rulebook.ts'

const AIMS: Readonly<Record<Mode, string>> = {
  duel: 'Bring drei einer Farbe in eine Reihe, und sammle die meisten Karten.',
  solo: 'Bring drei einer Farbe in eine Reihe, bis die Auslage leer ist.',
  'solo-plus': 'Bring Farben in Reihen, bis die Auslage leer ist, meist vier oder mehr.',
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'sechs Zeilen zu acht', '6x8': 'acht Zeilen zu sechs' }

const beforeOf = (layout: Layout): string => `Nimm Könige und Joker heraus. Leg ${ROWS[layout]} Karten offen aus.`

/** The aim, and what you do before the game, as it is set up. */
export const about = (mode: Mode, layout: Layout): readonly [aim: string, before: string] => [
  AIMS[mode],
  beforeOf(layout),
]

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Tausch zwei Karten, bilde eine Reihe, lass die anderen nachrutschen.',
  aim: AIMS.duel,
}

export const BOX: Box = {
  ...TITLE,
  before: beforeOf('8x6'),
}
