import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/wetice/notation.ts'
import type { Setup } from '../../../engine/wetice/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const MODES = { duel: 'Two players', solo: 'Alone', 'solo-plus': 'Alone, two piles (NG+)' }
const LAYOUTS = { '8x6': '8 wide, 6 high', '6x8': '6 wide, 8 high' }
const GROUPS = {
  joined: 'Matches that share a card score as one group',
  lines: 'Matches that share a card score one by one',
}

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}
