import type { Event, Position } from '../../engine/wetice/types.ts'
import { and } from '../goals.ts'
import { type Outcome, lessonOf } from '../lesson.ts'
import { giveText } from '../../text/en/wetice/further-lessons.ts'
import { gives, goesTo, inPhase, leads } from './goals.ts'
import { table } from './table.ts'
import { PLAYERS, type WetIceLesson } from './types.ts'

const spadesGoTo = (outcome: Outcome<Position, Event>): string => (goesTo(1, 'S')(outcome) ? '1' : '2')

export const give: WetIceLesson = lessonOf(giveText, {
  id: 'give',
  section: 'give',
  tasks: {
    fewest: {
      type: 'move',
      record: table('HHCH', { piles: 'S6 D5 / -', played: ['swap c1 d1'] }),
      kinds: ['give'],
      moves: 1,
      goal: gives('H'),
      answers: ['give H'],
    },
    beforeFall: {
      type: 'choice',
      record: table('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      options: PLAYERS,
      action: 'give S',
      right: spadesGoTo,
      answer: '2',
    },
    growing: {
      type: 'move',
      record: table('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      kinds: ['give'],
      moves: 1,
      goal: goesTo(1, 'S'),
      answers: ['give D', 'give H'],
    },
    swapAndGive: {
      type: 'move',
      record: table('.SS. HHSH', { piles: 'S3 D5 / C4' }),
      kinds: ['swap', 'give'],
      moves: 2,
      goal: and(leads(1), inPhase('over')),
      answers: 'any',
      line: ['swap a1 c1', 'give H'],
    },
  },
})
