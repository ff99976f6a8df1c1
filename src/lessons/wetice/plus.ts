import type { Event, Position } from '../../engine/wetice/types.ts'
import { options, type Outcome, lessonOf } from '../lesson.ts'
import { plusText } from '../../text/en/wetice/further-lessons.ts'
import { groupOf, won } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const pile = ({ events }: Outcome<Position, Event>): string =>
  events.some(event => event.type === 'score' && event.pile === 'four') ? 'four' : 'three'

export const plus: WetIceLesson = lessonOf(plusText, {
  id: 'plus',
  section: 'solitaire',
  tasks: {
    four: {
      type: 'move',
      record: table('..H. HHSH', { mode: 'solo-plus' }),
      kinds: ['swap'],
      moves: 1,
      goal: groupOf(4),
      answers: ['swap c1 c2'],
    },
    group: {
      type: 'mark',
      record: table('H.... H.... SHHDH', { mode: 'solo-plus' }),
      action: 'swap a1 e1',
      right: liftedBy('swap a1 e1'),
      answer: ['a2', 'a3', 'b1', 'c1', 'e1'],
    },
    houseRule: {
      type: 'choice',
      record: table('H.... H.... SHHDH', { mode: 'solo-plus', groups: 'lines' }),
      options: options(plusText.tasks.houseRule.options),
      action: 'swap a1 e1',
      right: pile,
      answer: 'three',
    },
    win: {
      type: 'move',
      record: table('..S.. HSCC. HHSHC', { mode: 'solo-plus', piles: 'three 3 / four 6' }),
      kinds: ['swap'],
      moves: 1,
      goal: won,
      answers: ['swap a2 c1'],
    },
    twoSwaps: {
      type: 'move',
      record: table('.SSH. .DHDS HHSHD', { mode: 'solo-plus' }),
      kinds: ['swap'],
      moves: 2,
      goal: won,
      answers: ['swap c2 e1'],
      line: ['swap c2 e1', 'swap c1 d2'],
    },
  },
})
