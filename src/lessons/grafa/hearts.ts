import { lessonOf } from '../lesson.ts'
import { deal } from './deck.ts'
import { discarded, inHand } from './goals.ts'
import type { GrafaLesson } from './types.ts'
import { heartsText } from '../../text/en/grafa/lessons.ts'

export const hearts: GrafaLesson = lessonOf(heartsText, {
  id: 'hearts',
  section: 'hearts',
  tasks: {
    ace: {
      type: 'move',
      record: deal('9H 2C', 'AD 4C 6H'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: ({ position }) => position.hand.includes('AD'),
      answers: ['pair 9H'],
    },
    both: {
      type: 'move',
      record: deal('9H 6S KC', '4H 5C 6D 2C'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => outcome.events.length > 0 && discarded(outcome) === 0,
      answers: ['pair 9H'],
    },
    digging: {
      type: 'move',
      record: deal('6S TD KC', '4H 5C 6D 2S 3C 8D'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 2,
      answers: ['pair 6S'],
    },
    five: {
      type: 'move',
      record: deal('9H 6S 5C AH', '4H 8C 6D 2C TS'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => inHand(outcome) === '5',
      answers: ['pair 9H'],
    },
  },
})
