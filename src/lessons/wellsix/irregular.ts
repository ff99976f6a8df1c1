import { and, stood } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { captures, cutOffBy, lies } from './goals.ts'
import { table } from './table.ts'
import { irregularText } from '../../text/en/wellsix/further-lessons.ts'
import type { WellsixLesson } from './types.ts'

const FOUR = table('KH 5S\n9H 3S', { hands: ['2H', '4S'] })

export const irregular: WellsixLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  also: ['record'],
  tasks: {
    stand: {
      type: 'move',
      record: FOUR,
      kinds: ['capture', 'stands'],
      moves: 1,
      goal: and(stood, captures('3S')),
      answers: ['stands capture 0,0 1,0'],
    },
    follows: {
      type: 'mark',
      record: table('5C 9H 3S 4D 6C', { hands: ['2H', '4S'] }),
      action: 'stands capture 1,0 2,0',
      right: cutOffBy('stands capture 1,0 2,0'),
      answer: ['0,0'],
    },
    right: {
      type: 'move',
      record: FOUR,
      kinds: ['correct'],
      moves: 1,
      goal: and(lies('5S', '1,0'), lies('3S', '1,1')),
      answers: ['correct 1,0 5S 1,1 3S'],
    },
  },
})
