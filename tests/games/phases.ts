import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { DECK } from '../../src/engine/cards.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { WORKED } from './grafa/hands.ts'
import { head as tennis, plays } from './tennis/hands.ts'
import { CUT, head, PAIR, TIE } from './wellsix/heads.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const wetice = (...lines: readonly string[]): string =>
  ['game wetice', 'players Ann, Bob', ...lines, 'deal', ...ROWS, 'play'].join('\n')

const ALL = ['HHHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHSC']
const CLEANUP = ['game wetice', 'players Ann, Bob', 'deal', ...ALL, 'play'].join('\n')

type Phase = readonly [name: string, module: AnyTableModule, head: string, actions: readonly string[]]

/** A table for each phase of each game: the head of a record, and the actions that lead to the phase. */
export const PHASES: readonly Phase[] = [
  ['WetIce, cleanup', weticeTable, CLEANUP, []],
  ['WetIce, swaps', weticeTable, wetice('phase swap'), []],
  ['WetIce, a suit to give away', weticeTable, wetice('phase swap', 'piles S3 D3 / C3'), ['swap c1 d1']],
  ['WetIce, the end', weticeTable, wetice('phase swap'), ['pass', 'pass']],
  ['Wellsix, the first card', wellsixTable, head(), []],
  ['Wellsix, the opening', wellsixTable, head(), ['place 7H 0,0', 'place 9S 1,0', 'place 8S 2,0']],
  ['Wellsix, the main phase', wellsixTable, PAIR, []],
  ['Wellsix, one move left', wellsixTable, CUT, ['place 2D 0,1']],
  ['Wellsix, a group to keep', wellsixTable, TIE, ['capture 2,0 2,1']],
  ['Wellsix, between games', wellsixTable, head(), ['result 30 4']],
  ['Tennis, the start of a hand', tennisTable, tennis(), []],
  ['Tennis, a hand', tennisTable, tennis('ghosting on'), plays('K 4 J')],
  ['Tennis, between hands', tennisTable, tennis(), ['hand angler']],
  ['Grafa, a pair', grafaTable, WORKED, []],
  ['Grafa, the suit that acts first', grafaTable, WORKED, ['pair 4C']],
]

/** A whole deck in a fixed order. */
const DEAL = DECK.map((_, i) => DECK[(i * 17) % 52] ?? 'AS').join(' ')
export const GRAFA_DEAL: Phase = [
  'Grafa, dealt by the app',
  grafaTable,
  `game grafa\nplayers Ann\ndeck ${DEAL}\nplay`,
  [],
]
