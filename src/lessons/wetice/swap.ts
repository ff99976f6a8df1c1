import { lessonOf } from '../lesson.ts'
import { matchOf, partnersOf } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'
import { swapText } from '../../text/en/wetice/lessons.ts'

export const swap: WetIceLesson = lessonOf(swapText, {
  id: 'swap',
  section: 'swap',
  tasks: {
    beside: {
      type: 'move',
      record: table('HHSHD'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    far: {
      type: 'move',
      record: table('DSSHCHCS'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    partners: {
      type: 'mark',
      record: table('HSHHD'),
      right: partnersOf('a1'),
      answer: ['b1', 'e1'],
    },
    five: {
      type: 'move',
      record: table('..C.H... SHHDHHSC'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(5),
      answers: ['swap d1 e2'],
    },
    only: {
      type: 'move',
      record: table('CS..SS HDD.HC SCHSCD'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
  },
})
