import { describe, it } from 'vitest'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { expectGuarded } from '../guard.ts'

const head = (...lines: string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')
const ROWS = ['deal', '........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const GAME = head('phase swap', ...ROWS)
const GIVE = head('phase swap', 'piles S3 D3 / C3', ...ROWS)
const CLEAN = head('deal', 'HSHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHHC')

/** What can stand below the table and on it, phase by phase; the walker's keys and gives are tapped twice in a browser. */
const STANDS = {
  'in cleanup': { head: CLEAN },
  'in the game': { head: GAME },
  'with a card chosen': { head: GAME, taps: ['[data-cell="c1"]'] },
  'with a swap proposed': { head: GAME, taps: ['[data-cell="c1"]', '[data-cell="d1"]'] },
  'with a swap refused': { head: GAME, taps: ['[data-cell="a1"]', '[data-cell="b1"]'] },
  'in a walk back': { head: GAME, actions: ['swap c1 d1'], taps: ['[aria-label="Undo"]'] },
  'after one pass': { head: GAME, actions: ['pass'] },
  'at the end': { head: GIVE, actions: ['pass', 'pass'] },
} as const

describe('one tap does one thing in WetIce', () => {
  it.for(Object.entries(STANDS))('%s', ([, stand]) => expectGuarded(weticeTable, stand))
})
