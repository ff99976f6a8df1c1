import { and, stood } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { deal } from './deck.ts'
import { returnedBy, turns } from './goals.ts'
import { irregularText } from '../../text/en/grafa/lessons.ts'
import type { GrafaLesson } from './types.ts'

const QUEEN = deal('3C 5D KS', 'QH 4C AD 6H 7D')

export const irregular: GrafaLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  tasks: {
    stand: {
      type: 'move',
      record: deal('5D AS 9C', 'KH 4C 6H 7D'),
      kinds: ['pair', 'stands'],
      moves: 1,
      goal: stood,
      answers: ['stands pair 5D'],
    },
    follows: {
      type: 'mark',
      record: QUEEN,
      action: 'stands pair 3C',
      right: returnedBy('stands pair 3C'),
      answer: ['3C'],
    },
    goOn: {
      type: 'move',
      record: QUEEN,
      kinds: ['pair', 'stands', 'arrange'],
      moves: 2,
      goal: and(stood, turns('AD')),
      answers: ['stands pair 3C'],
      line: ['stands pair 3C', 'arrange AD 4C'],
    },
  },
})
