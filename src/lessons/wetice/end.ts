import type { Event, Position } from '../../engine/wetice/types.ts'
import { and, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { options, type Outcome, lessonOf } from '../lesson.ts'
import { endText } from '../../text/en/wetice/further-lessons.ts'
import { inPhase, tableIsEmpty, won } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const winner = ({ position }: Outcome<Position, Event>): string => String(position.winner)

export const end: WetIceLesson = lessonOf(endText, {
  id: 'end',
  section: 'over',
  tasks: {
    firstPass: {
      type: 'choice',
      record: table('HSDC SHCD', { piles: 'S10 D8 / H9 C7' }),
      options: YES_OR_NO,
      action: 'pass',
      right: yesIf(inPhase('over')),
      answer: NO,
    },
    secondPass: {
      type: 'move',
      record: table('HHSHC DDCDS', { piles: 'S9 C9 / H9 D8', turn: '2', played: ['pass'] }),
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: and(inPhase('over'), won),
      answers: ['pass'],
    },
    draw: {
      type: 'choice',
      record: table('HSDC SHCD', { piles: 'S10 D10 / H10 C10', played: ['pass'] }),
      options: options(endText.tasks.draw.options),
      action: 'pass',
      right: winner,
      answer: '0',
    },
    clear: {
      type: 'move',
      record: table('HHSHSS', { piles: 'H9 D9 / S9 C9' }),
      kinds: ['swap'],
      moves: 1,
      goal: tableIsEmpty,
      answers: ['swap c1 d1'],
    },
  },
})
