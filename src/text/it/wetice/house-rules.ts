import type { HouseRules } from '../../contract/wetice/book.ts'

const MODES = { duel: 'In due', solo: 'Da soli', 'solo-plus': 'Da soli, due mazzetti (NG+)' }
const LAYOUTS = { '8x6': '8 colonne, 6 righe', '6x8': '6 colonne, 8 righe' }
const GROUPS = {
  joined: 'Le file con una carta in comune contano come un gruppo',
  lines: 'Le file con una carta in comune contano una per una',
}

export const houseRules: HouseRules = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}
