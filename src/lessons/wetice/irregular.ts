import { stood } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { lies, matchOf } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import { irregularText } from '../../text/en/wetice/further-lessons.ts'
import type { WetIceLesson } from './types.ts'

export const irregular: WetIceLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  also: ['mistakes'],
  tasks: {
    stand: {
      type: 'move',
      record: table('HSDC SHDC'),
      kinds: ['swap', 'stands'],
      moves: 1,
      goal: stood,
      answers: ['stands swap a1 d2'],
    },
    follows: {
      type: 'mark',
      record: table('..D. HSD. CCD. SHHC'),
      action: 'stands swap a1 b2',
      right: liftedBy('stands swap a1 b2'),
      answer: ['c2', 'c3', 'c4'],
    },
    back: {
      type: 'move',
      record: table('HHSHD'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    right: {
      type: 'move',
      record: table('HSDC SHDC'),
      kinds: ['correct'],
      moves: 1,
      goal: lies('D', 'b1'),
      answers: ['correct b1 D'],
    },
  },
})
