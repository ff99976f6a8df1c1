import { not, YES, yesIf, and, YES_OR_NO } from '../goals.ts'
import { numbers, lessonOf } from '../lesson.ts'
import { endText } from '../../text/en/grafa/lessons.ts'
import { deal } from './deck.ts'
import { inPhase, isPerfect } from './goals.ts'
import type { GrafaLesson, GrafaOutcome } from './types.ts'

const score = ({ position }: GrafaOutcome): string => String(position.discard.length)

export const end: GrafaLesson = lessonOf(endText, {
  id: 'end',
  section: 'end',
  tasks: {
    over: {
      type: 'choice',
      record: deal('9D 2C', 'AH 4H KS'),
      options: YES_OR_NO,
      action: 'pair 9D',
      right: yesIf(inPhase('over')),
      answer: YES,
    },
    score: {
      type: 'choice',
      record: deal('9D 2C', 'AH 4H KS'),
      options: numbers(2, 4, 5),
      action: 'pair 9D',
      right: score,
      answer: '2',
    },
    goOn: {
      type: 'move',
      record: deal('TH 9S AC', '8S 5D KC QH', { whole: true }),
      kinds: ['pair'],
      moves: 1,
      goal: and(not(inPhase('over')), ({ events }) => events.length > 0),
      answers: ['pair 9S', 'pair TH'],
    },
    perfect: {
      type: 'move',
      record: deal('9S AC', '5S 2C 3H KD', { whole: true }),
      kinds: ['pair'],
      moves: 2,
      goal: isPerfect,
      answers: ['pair 9S'],
      line: ['pair 9S', 'pair AC'],
    },
  },
})
