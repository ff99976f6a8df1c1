import { and } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { captures, capturingCells, holds, seizes, takingCells } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { captureText } from '../../text/en/wellsix/lessons.ts'

export const capture: WellsixLesson = lessonOf(captureText, {
  id: 'capture',
  section: 'capture',
  tasks: {
    seize: {
      type: 'move',
      record: table('8S 6C\nKH QS', { hands: ['3H', '3S'] }),
      kinds: ['capture'],
      moves: 1,
      goal: seizes(1),
      answers: 'any',
    },
    kingAndQueen: {
      type: 'mark',
      record: table('8S 6C\nQH KS', { hands: ['3H', '3S'] }),
      right: takingCells,
      answer: ['1,0'],
    },
    aceAndKing: {
      type: 'mark',
      record: table('8S 6C\nAH KS', { hands: ['3H', '3S'] }),
      right: takingCells,
      answer: ['0,0'],
    },
    capturing: {
      type: 'mark',
      record: table('TH 9C JD\n2D AS TS\n4H 5D 6S', { hands: ['KH', 'KS'] }),
      right: capturingCells,
      answer: ['0,1', '0,2', '1,0', '2,2'],
    },
    own: {
      type: 'move',
      record: table('8S 6C 9C\nKH QD 2S', { hands: ['3H', '3S'] }),
      kinds: ['capture'],
      moves: 1,
      goal: and(captures('QD'), holds(1, 'QD')),
      answers: 'any',
    },
  },
})
