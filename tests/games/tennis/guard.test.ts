import { tennisTable } from '../../../src/games/tennis/table/index.ts'
import { describeTable } from '../guard.ts'
import { head, plays, WHOLE } from './hands.ts'

const GAME = head()
const FIVE = { head: GAME, actions: plays('K 4 J 9 2') }
const MENU = '[aria-label="Menu"]'
const rank = (name: string): string => `.pad [data-key="${name}"]`

describeTable(tennisTable, {
  'before the first card': { head: GAME },
  'after one card': { head: GAME, actions: plays('K') },
  'where a rank is used up': { head: GAME, actions: plays('K K K K') },
  'where a rank waits for its suit': {
    head: GAME,
    taps: [MENU],
    begin: async table => {
      await table.press('Table settings')
      await table.press('Enter suits too')
      await table.click(rank('K'))
    },
  },
  'where the Cormorant may become a Ghost': { head: head('ghosting on'), actions: plays('J 4') },
  'with a Ghost proposed': {
    head: head('ghosting on'),
    actions: plays('J 4'),
    taps: ['[aria-label="Become a Ghost, Dee"]'],
  },
  'with a card to be put right': { ...FIVE, taps: ['[data-card="3"]'] },
  'with another card in its place': { ...FIVE, taps: ['[data-card="3"]', rank('5')] },
  'with a card to be taken out': {
    ...FIVE,
    taps: ['[data-card="2"]'],
    begin: table => table.press('Remove this card'),
  },
  'with a card that is missing': {
    ...FIVE,
    taps: ['[data-card="2"]'],
    begin: table => table.press('Add one before'),
  },
  'after an undo': { ...FIVE, taps: ['[aria-label="Undo"]'] },
  'before the last card of a hand': { head: GAME, actions: plays(WHOLE.slice(0, -1).join(' ')) },
  'after a hand': { head: GAME, actions: plays(WHOLE.join(' ')) },
  'where only the winner is asked for': {
    head: head('ghosting on'),
    taps: [MENU],
    begin: async table => {
      await table.press('Table settings')
      await table.press('Keep score only')
    },
  },
  'with a winner proposed': {
    head: head('ghosting on'),
    taps: [MENU],
    begin: async table => {
      await table.press('Table settings')
      await table.press('Keep score only')
      await table.click('[aria-label="Ann, Ghost"]')
    },
  },
  'at the end': { head: head('target 1'), actions: ['hand ghost'] },
  'on the menu': { head: GAME, actions: plays('K'), taps: [MENU] },
})
