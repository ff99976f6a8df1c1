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
  'with all four cards of a rank played': { head: GAME, actions: plays('K K K K') },
  'after a rank, before its suit': {
    head: GAME,
    taps: [MENU],
    begin: async table => {
      await table.press('Table settings')
      await table.press('Enter suits too')
      await table.click(rank('K'))
    },
  },
  'while the Cormorant may become a Ghost': { head: head('ghosting on'), actions: plays('J 4') },
  'with the Cormorant’s change to a Ghost to be confirmed': {
    head: head('ghosting on'),
    actions: plays('J 4'),
    taps: ['[aria-label="Become a Ghost, Dee"]'],
  },
  'with a played card selected': { ...FIVE, taps: ['[data-card="3"]'] },
  'with a changed card to be confirmed': { ...FIVE, taps: ['[data-card="3"]', rank('5')] },
  'with a card to be removed': {
    ...FIVE,
    taps: ['[data-card="2"]'],
    begin: table => table.press('Remove this card'),
  },
  'with a missing card to be added': {
    ...FIVE,
    taps: ['[data-card="2"]'],
    begin: table => table.press('Add one before'),
  },
  'after an undo': { ...FIVE, taps: ['[aria-label="Undo"]'] },
  'before the last card of a hand': { head: GAME, actions: plays(WHOLE.slice(0, -1).join(' ')) },
  'after a hand': { head: GAME, actions: plays(WHOLE.join(' ')) },
  'in a match that only keeps score': {
    head: head('ghosting on'),
    taps: [MENU],
    begin: async table => {
      await table.press('Table settings')
      await table.press('Keep score only')
    },
  },
  'with a winner to be confirmed': {
    head: head('ghosting on'),
    taps: [MENU],
    begin: async table => {
      await table.press('Table settings')
      await table.press('Keep score only')
      await table.click('[aria-label="Ann, Ghost"]')
    },
  },
  'at the end': { head: head('target 1'), actions: ['hand ghost'] },
  'with the menu open': { head: GAME, actions: plays('K'), taps: [MENU] },
})
