import { numbers, lessonOf } from '../lesson.ts'
import { spadesText } from '../../text/en/grafa/lessons.ts'
import { deal } from './deck.ts'
import { discarded } from './goals.ts'
import type { GrafaLesson, GrafaOutcome } from './types.ts'

const howMany = (outcome: GrafaOutcome): string => String(discarded(outcome))

export const spades: GrafaLesson = lessonOf(spadesText, {
  id: 'spades',
  section: 'spades',
  tasks: {
    three: {
      type: 'move',
      record: deal('9S 2D AC', 'AH 4C 2S 5D'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 3,
      answers: ['pair 9S'],
    },
    two: {
      type: 'choice',
      record: deal('9S 2D', '7S 4C 6H 2S 5D'),
      options: numbers(2, 3, 4),
      action: 'pair 9S',
      right: howMany,
      answer: '4',
    },
    four: {
      type: 'move',
      record: deal('9S TH AS KH', '7S 4C 6D 2S 5D'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 4,
      answers: ['pair 9S'],
    },
    short: {
      type: 'choice',
      record: deal('9S 2D', '7S 4C', { whole: true }),
      options: numbers(2, 3, 4),
      action: 'pair 9S',
      right: howMany,
      answer: '3',
    },
  },
})
