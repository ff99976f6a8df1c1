import { ONE_MATCH } from './deals.ts'
import { inPhase, tableIsEmpty } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const clear = { type: 'move', kinds: ['swap'], goal: tableIsEmpty } as const

export const alone: WetIceLesson = {
  id: 'alone',
  title: 'Alone',
  section: 'solitaire',
  intro: 'Alone, you take every turn, and nobody owns a suit. Lift as many cards as you can; an empty table is a win.',
  tasks: [
    {
      type: 'move',
      record: table(ONE_MATCH, { mode: 'solo', phase: 'cleanup', played: ['swap a2 c4'] }),
      task: 'Cleanup comes first here too. You have broken up the last match: begin the game.',
      hints: ['How does cleanup end?', 'Alone, one pass ends it.'],
      done: 'One pass ends cleanup, and the game begins.',
      otherwise: '',
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: inPhase('swap'),
      answers: ['pass'],
    },
    {
      ...clear,
      record: table('.SS. HHC. CCHS', { mode: 'solo' }),
      task: 'Clear the table. Only one swap is possible.',
      hints: ['The clubs need one more in the bottom row.', 'Swap c1 and c2: that makes two lines at once.'],
      done: 'A chain of two links, and the table is empty.',
      otherwise: '',
      moves: 1,
      answers: 'any',
    },
    {
      type: 'move',
      record: table('HSDC SHCD', { mode: 'solo' }),
      task: 'No swap is left. End the game.',
      hints: ['There is nobody else who could play on.', 'Alone, one pass is enough.'],
      done: 'Alone, one pass ends it. Eight cards are left.',
      otherwise: '',
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: inPhase('over'),
      answers: ['pass'],
    },
    {
      ...clear,
      record: table('..H.. .SSH. CCHSC', { mode: 'solo' }),
      task: 'Clear the table with one swap.',
      hints: ['Begin in the bottom row.', 'The clubs need the one on e1.'],
      done: 'Three links, and nothing is left.',
      otherwise: 'Cards are left that nothing can lift.',
      moves: 1,
      answers: ['swap c1 e1'],
    },
    {
      ...clear,
      record: table('..CD. ..HHS ..CCS .SDDH', { mode: 'solo' }),
      task: 'Clear the table with two swaps.',
      hints: ['The first swap moves the club from the top.', 'Swap c4 and e2 first.'],
      done: 'Two swaps for twelve cards. That is how a game alone is won.',
      otherwise: 'Two swaps do not clear it that way. Which cards would be left alone?',
      moves: 2,
      answers: ['swap c4 e2'],
      line: ['swap c4 e2', 'swap b1 d3'],
    },
    {
      ...clear,
      record: table('.DH.. .DHH. .HDS. SHHS.', { mode: 'solo' }),
      task: 'Again two swaps. This time there are many ways to begin, and one is right.',
      hints: ['Think of the spades last.', 'Swap a1 and d3 first.'],
      done: 'The only way through.',
      otherwise: 'Something is left. Look which suit you leave without a third card.',
      moves: 2,
      answers: ['swap a1 d3'],
      line: ['swap a1 d3', 'swap b1 c1'],
    },
  ],
}
