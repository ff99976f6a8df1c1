import { lessonOf } from '../lesson.ts'
import { links } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'
import { chainsText } from '../../text/en/wetice/lessons.ts'

export const chains: WetIceLesson = lessonOf(chainsText, {
  id: 'chains',
  section: 'remove',
  also: ['fall'],
  tasks: {
    marked: {
      type: 'mark',
      record: table('..SD. HSCD. SDSHH'),
      action: 'swap a2 c1',
      right: liftedBy('swap a2 c1'),
      answer: ['a2', 'b2', 'c1', 'c3', 'd1', 'e1'],
    },
    two: {
      type: 'move',
      record: table('H.SD. HDDC. DSSH.'),
      kinds: ['swap'],
      moves: 1,
      goal: links(2),
      answers: ['swap c3 d1'],
    },
    atOnce: {
      type: 'mark',
      record: table('H... S... SHH. HSSC'),
      action: 'swap a1 a2',
      right: liftedBy('swap a1 a2'),
      answer: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
    },
    again: {
      type: 'move',
      record: table('.CHH. .HSH. DHDSS'),
      kinds: ['swap'],
      moves: 1,
      goal: links(2),
      answers: ['swap c1 c2'],
    },
    three: {
      type: 'move',
      record: table('..C... .CS... CDH.SS DHCSDD DSSHHD'),
      kinds: ['swap'],
      moves: 1,
      goal: links(3),
      answers: ['swap c3 f1'],
    },
  },
})
