import type { Layout, Mode } from '../../../engine/wetice/types.ts'
import type { Box, Title } from '../../contract/rulebook.ts'

const AIMS: Readonly<Record<Mode, string>> = {
  duel: 'Metti in fila tre carte dello stesso seme, e raccogli più carte dell’altro giocatore.',
  solo: 'Metti in fila tre carte dello stesso seme finché la griglia è vuota.',
  'solo-plus': 'Metti in fila carte dello stesso seme e svuota la griglia, soprattutto con gruppi di quattro o più.',
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'sei righe da otto', '6x8': 'otto righe da sei' }

const beforeOf = (layout: Layout): string => `Togli i re e i jolly. Metti giù ${ROWS[layout]}, a faccia in su.`

/** The aim, and what you do before the game, as it is set up. */
export const about = (mode: Mode, layout: Layout): readonly [aim: string, before: string] => [
  AIMS[mode],
  beforeOf(layout),
]

export const TITLE: Title = {
  title: 'WetIce',
  tagline: 'Scambia due carte, fai una fila, e guarda che cosa cade.',
  aim: AIMS.duel,
}

export const BOX: Box = {
  ...TITLE,
  before: beforeOf('8x6'),
}
