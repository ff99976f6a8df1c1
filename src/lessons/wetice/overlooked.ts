import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { lifts } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'
import { overlookedText } from '../../text/en/wetice/further-lessons.ts'

export const overlooked: WetIceLesson = lessonOf(overlookedText, {
  id: 'overlooked',
  section: 'mistakes',
  tasks: {
    elsewhere: {
      type: 'choice',
      record: table('DDDSHCS'),
      options: YES_OR_NO,
      action: 'swap d1 g1',
      right: yesIf(accepted),
      answer: NO,
    },
    lifted: {
      type: 'move',
      record: table('DDD.HHSH'),
      kinds: ['swap'],
      moves: 1,
      goal: lifts(6),
      answers: 'any',
    },
    marked: {
      type: 'mark',
      record: table('S..... S..... SDDCDH'),
      action: 'swap d1 e1',
      right: liftedBy('swap d1 e1'),
      answer: ['a1', 'a2', 'a3', 'b1', 'c1', 'e1'],
    },
    owner: {
      type: 'mark',
      record: table('S..... S..... SDDCDH', { piles: 'D3 / S5' }),
      action: 'swap d1 e1',
      right: liftedBy('swap d1 e1', 2),
      answer: ['a1', 'a2', 'a3'],
    },
    nine: {
      type: 'move',
      record: table('C....... CSDS.... CDDHDHHS'),
      kinds: ['swap'],
      moves: 1,
      goal: lifts(9),
      answers: ['swap d1 e1'],
    },
  },
})
