import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { describeTable } from '../guard.ts'
import { DEAL } from './entry/deals.ts'

const head = (...lines: string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')
const ROWS = ['deal', '........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const GAME = head('phase swap', ...ROWS)
const GIVE = head('phase swap', 'piles S3 D3 / C3', ...ROWS)
const CLEANUP = head('deal', 'HSHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHHC')
const CLEAN = head('deal', ...DEAL)

const MENU = '[aria-label="Menu"]'
const cell = (name: string): string => `[data-cell="${name}"]`

describeTable(weticeTable, {
  'in cleanup': { head: CLEANUP },
  'in cleanup without a match': { head: CLEAN },
  'after cleanup': { head: GAME },
  'with a card chosen': { head: GAME, taps: [cell('c1')] },
  'with an empty square tapped': { head: GAME, taps: [cell('h3')] },
  'with a swap proposed': { head: GAME, taps: [cell('c1'), cell('d1')] },
  'with a swap refused': { head: GAME, taps: [cell('a1'), cell('b1')] },
  'with a pass proposed': { head: GAME, begin: table => table.press('Pass') },
  'during a walk': { head: GAME, actions: ['swap c1 d1'] },
  'at a later step of a walk': { head: GAME, actions: ['swap c1 d1'], taps: ['.forward'] },
  'while a move is walked back': {
    head: GAME,
    actions: ['swap c1 d1'],
    taps: ['[aria-label="Menu"]', '.row-key', '[aria-label="Undo"]'],
  },
  'while a suit is given away': { head: GIVE, actions: ['swap c1 d1'], taps: ['[aria-label="Menu"]', '.row-key'] },
  'after one pass': { head: GAME, actions: ['pass'] },
  'at the end': { head: GIVE, actions: ['pass', 'pass'] },
  'with the menu open': { head: GAME, taps: [MENU] },
  'with a line of the log tapped': { head: GAME, actions: ['pass'], taps: ['.log li .line'] },
  'while the layout is corrected': {
    head: GAME,
    taps: [MENU],
    begin: async table => {
      await table.press('Correct the layout')
      await table.tap('a1')
      await table.click('.pad [aria-label^="diamonds"]')
      await table.tap('d1')
    },
  },
  'with a marked correction': {
    head: GAME,
    taps: [MENU],
    begin: async table => {
      await table.press('Correct the layout')
      await table.tap('a1')
      await table.click('.pad [aria-label^="diamonds"]')
    },
  },
})
