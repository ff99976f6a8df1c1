import { and, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { deal } from './deck.ts'
import { cardsThatAsk, digs, inPhase, turns } from './goals.ts'
import type { GrafaLesson } from './types.ts'
import { orderText } from '../../text/en/grafa/lessons.ts'

export const order: GrafaLesson = lessonOf(orderText, {
  id: 'order',
  section: 'order',
  tasks: {
    asked: {
      type: 'mark',
      record: deal('9S 2C TH KD', '7C 5D 6H 3S 4D'),
      right: cardsThatAsk,
      answer: ['9S', 'KD'],
    },
    heart: {
      type: 'choice',
      record: deal('9S 2D', '7H 5D 6H 3S TD'),
      options: YES_OR_NO,
      action: 'pair 9S',
      right: yesIf(inPhase('use')),
      answer: NO,
    },
    lookFirst: {
      type: 'move',
      record: deal('9S 2D', '7C 6D 6H 3S TD', { played: ['pair 9S'] }),
      kinds: ['use', 'arrange'],
      moves: 2,
      goal: and(digs('6H'), turns('6D')),
      answers: ['use C'],
      line: ['use C', 'arrange 6H 6D'],
    },
    drawFirst: {
      type: 'move',
      record: deal('9D 3S', '7C KH 3D QC 5H', { played: ['pair 9D'] }),
      kinds: ['use', 'arrange'],
      moves: 2,
      goal: turns('QC'),
      answers: ['use D'],
      line: ['use D', 'arrange QC 3D'],
    },
  },
})
