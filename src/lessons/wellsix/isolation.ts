import { lessonOf } from '../lesson.ts'
import { comesBackBy, cutOffBy, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { isolationText } from '../../text/en/wellsix/further-lessons.ts'

const SPLIT = table('8S KH QS 6C\n5H .. 7S 9S', { hands: ['3H', '3S'] })

export const isolation: WellsixLesson = lessonOf(isolationText, {
  id: 'isolation',
  section: 'isolation',
  tasks: {
    cutOff: {
      type: 'mark',
      record: SPLIT,
      action: 'capture 1,1 2,1',
      right: cutOffBy('capture 1,1 2,1'),
      answer: ['0,0', '0,1'],
    },
    returned: {
      type: 'mark',
      record: SPLIT,
      action: 'capture 1,1 2,1',
      right: comesBackBy('capture 1,1 2,1'),
      answer: ['0,0'],
    },
    seizeTwo: {
      type: 'move',
      record: table('8S KH QS 6C ..\n.. .. 7S 9S TH', { hands: ['3H', '3S'] }),
      kinds: ['capture'],
      moves: 1,
      goal: seizes(2),
      answers: ['capture 1,1 2,1'],
    },
    equalGroups: {
      type: 'move',
      record: table('8S 5S KH QS 6C', { hands: ['3H', '3S'], played: ['capture 2,0 3,0'] }),
      kinds: ['keep'],
      moves: 1,
      goal: seizes(2),
      answers: ['keep 3,0', 'keep 4,0'],
    },
    seizeFour: {
      type: 'move',
      record: table('4S 6S .. .. ..\n3C KH QS 5D ..\n.. 2H JC 8S 9H', { hands: ['3H', '3S'] }),
      kinds: ['capture'],
      moves: 1,
      goal: seizes(4),
      answers: ['capture 1,1 2,1'],
    },
  },
})
