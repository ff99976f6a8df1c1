import { numbers, lessonOf } from '../lesson.ts'
import { seeingText } from '../../text/en/grafa/lessons.ts'
import { askedFor } from './goals.ts'
import { deal } from './deck.ts'
import type { GrafaLesson } from './types.ts'

export const seeing: GrafaLesson = lessonOf(seeingText, {
  id: 'seeing',
  section: 'seeing',
  tasks: {
    two: {
      type: 'choice',
      record: deal('9S 2D', '7S'),
      options: numbers(0, 1, 2, 3),
      action: 'pair 9S',
      right: askedFor,
      answer: '2',
    },
    known: {
      type: 'choice',
      record: deal('9S 2D', '7S 4C'),
      options: numbers(0, 1, 2, 3),
      action: 'pair 9S',
      right: askedFor,
      answer: '1',
    },
    turned: {
      type: 'choice',
      record: deal('9H 2D', 'AS'),
      options: numbers(0, 1, 2),
      action: 'pair 9H',
      right: askedFor,
      answer: '1',
    },
  },
})
