import { lessonOf } from '../lesson.ts'
import { ONE_MATCH } from './deals.ts'
import { inPhase, tableIsEmpty } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'
import { aloneText } from '../../text/en/wetice/further-lessons.ts'

const clear = { type: 'move', kinds: ['swap'], goal: tableIsEmpty } as const

export const alone: WetIceLesson = lessonOf(aloneText, {
  id: 'alone',
  section: 'solitaire',
  tasks: {
    begin: {
      type: 'move',
      record: table(ONE_MATCH, { mode: 'solo', phase: 'cleanup', played: ['swap a2 c4'] }),
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: inPhase('swap'),
      answers: ['pass'],
    },
    clear: {
      ...clear,
      record: table('.SS. HHC. CCHS', { mode: 'solo' }),
      moves: 1,
      answers: 'any',
    },
    pass: {
      type: 'move',
      record: table('HSDC SHCD', { mode: 'solo' }),
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: inPhase('over'),
      answers: ['pass'],
    },
    threeLinks: {
      ...clear,
      record: table('..H.. .SSH. CCHSC', { mode: 'solo' }),
      moves: 1,
      answers: ['swap c1 e1'],
    },
    twoSwaps: {
      ...clear,
      record: table('..CD. ..HHS ..CCS .SDDH', { mode: 'solo' }),
      moves: 2,
      answers: ['swap c4 e2'],
      line: ['swap c4 e2', 'swap b1 d3'],
    },
    oneWay: {
      ...clear,
      record: table('.DH.. .DHH. .HDS. SHHS.', { mode: 'solo' }),
      moves: 2,
      answers: ['swap a1 d3'],
      line: ['swap a1 d3', 'swap b1 c1'],
    },
  },
})
