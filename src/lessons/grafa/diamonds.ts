import { options, lessonOf } from '../lesson.ts'
import { diamondsText } from '../../text/en/grafa/lessons.ts'
import { deal } from './deck.ts'
import { cardsDrawn, draws, inHand } from './goals.ts'
import type { GrafaLesson } from './types.ts'

export const diamonds: GrafaLesson = lessonOf(diamondsText, {
  id: 'diamonds',
  section: 'diamonds',
  tasks: {
    drawn: {
      type: 'choice',
      record: deal('9D 2C', 'AH 4C 6H 5D'),
      options: options(diamondsText.tasks.drawn.options),
      action: 'pair 9D',
      right: outcome => cardsDrawn(outcome).join(),
      answer: '4C',
    },
    grow: {
      type: 'move',
      record: deal('9D 8S', '7D 4C 6H 3S'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: outcome => inHand(outcome) === '3',
      answers: ['pair 9D'],
    },
    two: {
      type: 'move',
      record: deal('9D 8S AD KC', '7D 4C 6H 3H'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: draws(2),
      answers: ['pair 9D'],
    },
    twoPairs: {
      type: 'move',
      record: deal('2S TD', 'QD 9C 5H 8C 6S'),
      kinds: ['pair'],
      moves: 2,
      goal: ({ events }) => events.filter(event => event.type === 'pair').length === 2,
      answers: 'any',
      line: ['pair TD', 'pair 9C'],
    },
  },
})
