import { lessonOf } from '../lesson.ts'
import { lies } from './goals.ts'
import { cardFor, slidBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'
import { fallText } from '../../text/en/wetice/lessons.ts'

export const fall: WetIceLesson = lessonOf(fallText, {
  id: 'fall',
  section: 'fall',
  also: ['layout'],
  tasks: {
    one: {
      type: 'mark',
      record: table('C... HHSH'),
      action: 'swap c1 d1',
      right: cardFor('a1', 'swap c1 d1'),
      answer: ['a2'],
    },
    two: {
      type: 'mark',
      record: table('D... C... HHSH SDCC'),
      action: 'swap c2 d2',
      right: cardFor('a3', 'swap c2 d2'),
      answer: ['a4'],
    },
    clubDown: {
      type: 'move',
      record: table('C... DDSD'),
      kinds: ['swap'],
      moves: 1,
      goal: lies('C', 'a1'),
      answers: ['swap c1 d1'],
    },
    sliding: {
      type: 'mark',
      record: table('S.D.. CSD.. HHSHC'),
      action: 'swap c1 d1',
      right: slidBy('swap c1 d1'),
      answer: ['a2', 'a3', 'b2', 'c2', 'c3'],
    },
    tall: {
      type: 'move',
      record: table('H. C. SD SS DS', { layout: '6x8' }),
      kinds: ['swap'],
      moves: 1,
      goal: lies('H', 'a2'),
      answers: ['swap a1 b1', 'swap a1 b2', 'swap a4 b1', 'swap a4 b2'],
    },
  },
})
