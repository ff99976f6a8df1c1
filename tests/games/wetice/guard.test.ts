import { describe, it } from 'vitest'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { expectGuarded } from '../guard.ts'

const head = (...lines: string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')
const ROWS = ['deal', '........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const GAME = head('phase swap', ...ROWS)

/** What can stand below the table and on it, phase by phase; the walker's keys and gives are tapped twice in a browser. */
const STANDS = {
  'in the game': { head: GAME },
  'with a swap proposed': { head: GAME, taps: ['[data-cell="c1"]', '[data-cell="d1"]'] },
  'after one pass': { head: GAME, actions: ['pass'] },
} as const

describe('one tap does one thing in WetIce', () => {
  it.for(Object.entries(STANDS))('%s', ([, stand]) => expectGuarded(weticeTable, stand))
})
