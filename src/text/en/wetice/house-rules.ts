import type { HouseRules } from '../../contract/wetice/book.ts'

const MODES = { duel: 'Two players', solo: 'Alone', 'solo-plus': 'Alone, two piles (NG+)' }
const LAYOUTS = { '8x6': '8 wide, 6 high', '6x8': '6 wide, 8 high' }
const GROUPS = {
  joined: 'Matches that share a card score as one group',
  lines: 'Matches that share a card score one by one',
}

export const houseRules: HouseRules = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}
