import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import type { mountTable } from '../mount.ts'
import { describeTable } from '../guard.ts'
import { CUT, FIVE, head, main, PAIR, TIE } from './heads.ts'

type Opened = Awaited<ReturnType<typeof mountTable>>

const MENU = '[aria-label="Menu"]'
const ACE = '[data-card="AH"]'
const cell = (name: string): string => `[data-cell="${name}"]`

async function correct(table: Opened): Promise<void> {
  await table.press('Correct the layout')
  await table.tap('0,0')
  await table.click('[data-card="3D"]')
}

describeTable(wellsixTable, {
  'before the first card': { head: head() },
  'with a card chosen': { head: main('0,0 7H, 1,0 9S', 'moves 2'), taps: [ACE] },
  'with a placement proposed': { head: main('0,0 7H, 1,0 9S', 'moves 2'), taps: [ACE, cell('0,1')] },
  'with a move refused': { head: PAIR, taps: [cell('0,1'), ACE] },
  'with a choice between a capture and a switch': { head: PAIR, taps: [cell('0,0'), cell('1,0')] },
  'with a capture proposed': { head: CUT, taps: [cell('4,0'), cell('3,0')] },
  'while cut-off cards are removed': { head: CUT, actions: ['capture 4,0 3,0'] },
  'while a move is walked back': { head: CUT, actions: ['capture 4,0 3,0'], taps: ['[aria-label="Undo"]'] },
  'while a group is chosen': { head: TIE, actions: ['capture 2,0 2,1'] },
  'with a chosen group to be confirmed': {
    head: TIE,
    actions: ['capture 2,0 2,1'],
    begin: table => table.press('Keep A'),
  },
  'after six in line': { head: FIVE, actions: ['place 4D 5,0'] },
  'while the layout is corrected': { head: PAIR, taps: [MENU], begin: correct },
  'with a square to correct': {
    head: PAIR,
    taps: [MENU],
    begin: async table => {
      await correct(table)
      await table.tap('0,1')
    },
  },
  'while players agree to end the game': {
    head: PAIR,
    taps: [MENU],
    begin: async table => {
      await table.press('End the game')
      await table.press('Agree to end')
    },
  },
  'after a request for help': { head: FIVE, begin: table => table.press('Who has five in a line?') },
  'while a result is entered': {
    head: head('games 4'),
    begin: async table => {
      await table.press('Enter a result')
      await table.click('[data-number="30"]')
    },
  },
  'with a result to be confirmed': {
    head: head('games 4'),
    begin: async table => {
      await table.press('Enter a result')
      await table.click('[data-number="30"]')
      await table.click('[data-number="4"]')
    },
  },
  'at the end': { head: head('games 2'), actions: ['result 30 4', 'next', 'result 7 12'] },
  'with the menu open': { head: PAIR, taps: [MENU] },
})
