import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { turnsText } from '../../text/en/wellsix/lessons.ts'

export const turns: WellsixLesson = lessonOf(turnsText, {
  id: 'turns',
  section: 'turns',
  tasks: {
    two: {
      type: 'move',
      record: table('5H 9S\n7H 2S', { moves: '1', played: ['place 4D 2,0'] }),
      kinds: ['place'],
      moves: 2,
      goal: ({ position, events }) => events.length > 0 && position.turn === 1,
      answers: 'any',
      line: ['place 3C 3,0', 'place KC 4,0'],
    },
    noPass: {
      type: 'choice',
      record: table('5H 9S\n7H 2S', { turn: '2' }),
      options: YES_OR_NO,
      action: 'pass',
      right: yesIf(accepted),
      answer: NO,
    },
    oneMore: {
      type: 'move',
      record: table('5H 9S\n7H 2S', { hands: ['3H', '4C'], played: ['switch 0,0 0,1'] }),
      kinds: ['place'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.turn === 2,
      answers: 'any',
    },
    sameCard: {
      type: 'move',
      record: table('.. .. 5H 8S\nKH QS QC 2D', { hands: ['3H', '3S'] }),
      kinds: ['capture', 'place'],
      moves: 2,
      goal: seizes(2),
      answers: ['capture 0,0 1,0'],
      line: ['capture 0,0 1,0', 'capture 1,0 2,0'],
    },
  },
})
