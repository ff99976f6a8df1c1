import type { HouseRules } from '../../contract/wetice/book.ts'

const MODES = { duel: 'Zwei Spieler', solo: 'Allein', 'solo-plus': 'Allein, zwei Stapel (NG+)' }
const LAYOUTS = { '8x6': '8 breit, 6 hoch', '6x8': '6 breit, 8 hoch' }
const GROUPS = {
  joined: 'Treffer mit gemeinsamer Karte zählen als eine Gruppe',
  lines: 'Treffer mit gemeinsamer Karte zählen einzeln',
}

export const houseRules: HouseRules = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}
