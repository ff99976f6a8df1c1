import { NO, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { happens, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { endText } from '../../text/en/wellsix/further-lessons.ts'

const isOver = yesIf(happens('game-over'))
const LAST_MOVE = { moves: '1', quiet: '9' } as const

export const end: WellsixLesson = lessonOf(endText, {
  id: 'end',
  section: 'end',
  tasks: {
    tenth: {
      type: 'choice',
      record: table('8S 6C\nKH QS', LAST_MOVE),
      options: YES_OR_NO,
      action: 'place 3H -1,0',
      right: isOver,
      answer: YES,
    },
    seizure: {
      type: 'choice',
      record: table('8S 6C\nKH QS', LAST_MOVE),
      options: YES_OR_NO,
      action: 'capture 0,0 1,0',
      right: isOver,
      answer: NO,
    },
    goOn: {
      type: 'move',
      record: table('TH 9C 2S\nJD 4C 8S', LAST_MOVE),
      kinds: ['place', 'switch', 'exchange', 'capture'],
      moves: 1,
      goal: seizes(1),
      answers: ['capture 0,1 1,1'],
    },
    agreed: {
      type: 'choice',
      record: table('8S 6C\n4H TD', { hands: ['6H', '2S'], quiet: '4' }),
      options: YES_OR_NO,
      action: 'agree',
      right: isOver,
      answer: YES,
    },
  },
})
