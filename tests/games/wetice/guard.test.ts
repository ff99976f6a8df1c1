import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { describeTable } from '../guard.ts'

const head = (...lines: string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')
const ROWS = ['deal', '........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const GAME = head('phase swap', ...ROWS)
const GIVE = head('phase swap', 'piles S3 D3 / C3', ...ROWS)
const CLEAN = head('deal', 'HSHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHHC')
const CLEARED = head('deal', 'HSHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHHC')

const MENU = '[aria-label="Menu"]'
const cell = (name: string): string => `[data-cell="${name}"]`

describeTable(weticeTable, {
  'in cleanup': { head: CLEAN },
  'where cleanup has nothing to clear': { head: CLEARED },
  'in the game': { head: GAME },
  'with a card chosen': { head: GAME, taps: [cell('c1')] },
  'with an empty square tapped': { head: GAME, taps: [cell('h3')] },
  'with a swap proposed': { head: GAME, taps: [cell('c1'), cell('d1')] },
  'with a swap refused': { head: GAME, taps: [cell('a1'), cell('b1')] },
  'with a pass proposed': { head: GAME, begin: table => table.press('Pass') },
  'in a walk': { head: GAME, actions: ['swap c1 d1'] },
  'further in a walk': { head: GAME, actions: ['swap c1 d1'], taps: ['.forward'] },
  'in a walk back': {
    head: GAME,
    actions: ['swap c1 d1'],
    taps: ['[aria-label="Menu"]', '.row-key', '[aria-label="Undo"]'],
  },
  'where a suit is given': { head: GIVE, actions: ['swap c1 d1'], taps: ['[aria-label="Menu"]', '.row-key'] },
  'after one pass': { head: GAME, actions: ['pass'] },
  'at the end': { head: GIVE, actions: ['pass', 'pass'] },
  'on the menu': { head: GAME, taps: [MENU] },
  'on the log': { head: GAME, actions: ['pass'], taps: ['.log li .line'] },
  'while the table is corrected': {
    head: GAME,
    taps: [MENU],
    begin: async table => {
      await table.press('Correct the layout')
      await table.tap('a1')
      await table.click('.pad [aria-label^="diamonds"]')
      await table.tap('d1')
    },
  },
  'with a correction to be judged': {
    head: GAME,
    taps: [MENU],
    begin: async table => {
      await table.press('Correct the layout')
      await table.tap('a1')
      await table.click('.pad [aria-label^="diamonds"]')
    },
  },
})
