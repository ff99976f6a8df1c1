import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/wetice/notation.ts'
import type { Setup } from '../../../engine/wetice/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const MODES = { duel: 'In due', solo: 'Da soli', 'solo-plus': 'Da soli, due mazzetti (NG+)' }
const LAYOUTS = { '8x6': '8 colonne, 6 righe', '6x8': '6 colonne, 8 righe' }
const GROUPS = {
  joined: 'Le file con una carta in comune contano come un gruppo',
  lines: 'Le file con una carta in comune contano una per una',
}

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}
