import { lessonOf } from '../lesson.ts'
import { cellsInMatches, sharedCells } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'
import { runsText } from '../../text/en/wetice/lessons.ts'

export const runs: WetIceLesson = lessonOf(runsText, {
  id: 'runs',
  section: 'match',
  also: ['table'],
  tasks: {
    row: {
      type: 'mark',
      record: table('SHHHD'),
      right: cellsInMatches,
      answer: ['b1', 'c1', 'd1'],
    },
    column: {
      type: 'mark',
      record: table('H.... SHCS. DSHSC DCSSH'),
      right: cellsInMatches,
      answer: ['d1', 'd2', 'd3'],
    },
    cross: {
      type: 'mark',
      record: table('H.... H.C.. HHHSD'),
      right: sharedCells,
      answer: ['a1'],
    },
    threeMatches: {
      type: 'mark',
      record: table('S....... S..D...C S..D..CC HHHHSHHC'),
      right: cellsInMatches,
      answer: ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'h1', 'h2', 'h3'],
    },
    all: {
      type: 'mark',
      record: table('.C..S... HCDDDS.. HHSDCSS. HSSSHHSD'),
      right: cellsInMatches,
      answer: ['a1', 'a2', 'a3', 'b1', 'c1', 'c3', 'd1', 'd3', 'e3'],
    },
  },
})
