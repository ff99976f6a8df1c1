import type { Layout, Mode } from '../../../engine/wetice/types.ts'
import type { Box, Title } from '../../contract/rulebook.ts'

const TURN = 'Tausch zwei Karten, sodass drei einer Farbe in einer Reihe liegen.'
const AIMS: Readonly<Record<Mode, string>> = {
  duel: `${TURN} Sammle mehr Karten als der andere Spieler.`,
  solo: `${TURN} Räum die ganze Auslage ab.`,
  'solo-plus': `${TURN} Räum die Auslage ab, das meiste in Vierern oder mehr.`,
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
  tagline: 'Tausch zwei Karten, bilde eine Reihe, und lass die anderen nachrutschen.',
  aim: AIMS.duel,
}

export const BOX: Box = {
  ...TITLE,
  before: beforeOf('8x6'),
}
