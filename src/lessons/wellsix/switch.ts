import { lessonOf } from '../lesson.ts'
import { happens, lies, seizes, switchableCells, switchedWith } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { switchingText } from '../../text/en/wellsix/lessons.ts'

export const switching: WellsixLesson = lessonOf(switchingText, {
  id: 'switch',
  section: 'switch',
  tasks: {
    two: {
      type: 'move',
      record: table('5H 9D KS', { hands: ['3H', '3S'] }),
      kinds: ['switch'],
      moves: 1,
      goal: happens('switch'),
      answers: 'any',
    },
    partner: {
      type: 'mark',
      record: table('5H 7H\n8S 9D', { hands: ['3H', '3S'] }),
      right: switchedWith('1,0'),
      answer: ['1,1'],
    },
    marked: {
      type: 'mark',
      record: table('5H 9D KS', { hands: ['3H', '3S'] }),
      right: switchableCells,
      answer: ['0,0', '1,0'],
    },
    twoSwitches: {
      type: 'move',
      record: table('7D 8H 6C\n4H 5H 2S', { hands: ['3H', '3S'] }),
      kinds: ['switch'],
      moves: 2,
      goal: lies('4H', '1,1'),
      answers: ['switch 0,0 0,1', 'switch 0,0 1,0'],
      line: ['switch 0,0 1,0', 'switch 1,0 1,1'],
    },
    thenCapture: {
      type: 'move',
      record: table('7S 8S 6C\nKH 4H QS', { hands: ['3H', '3S'] }),
      kinds: ['switch', 'capture'],
      moves: 2,
      goal: seizes(1),
      answers: ['switch 0,0 1,0'],
      line: ['switch 0,0 1,0', 'capture 1,0 2,0'],
    },
  },
})
