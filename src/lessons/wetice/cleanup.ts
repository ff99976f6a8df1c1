import type { Event, Position } from '../../engine/wetice/types.ts'
import { type Outcome, lessonOf } from '../lesson.ts'
import { cleanupText } from '../../text/en/wetice/lessons.ts'
import { ONE_MATCH, THREE_MATCHES, TWO_MATCHES } from './deals.ts'
import { cellsInMatches, noMatchLies } from './goals.ts'
import { table } from './table.ts'
import { PLAYERS, type WetIceLesson } from './types.ts'

const whoIsNext = ({ position }: Outcome<Position, Event>): string => String(position.turn)

export const cleanup: WetIceLesson = lessonOf(cleanupText, {
  id: 'cleanup',
  section: 'cleanup',
  tasks: {
    one: {
      type: 'move',
      record: table(ONE_MATCH, { phase: 'cleanup' }),
      kinds: ['swap'],
      moves: 1,
      goal: noMatchLies,
      answers: 'any',
    },
    marked: {
      type: 'mark',
      record: table(TWO_MATCHES, { phase: 'cleanup' }),
      right: cellsInMatches,
      answer: ['c5', 'd5', 'e5', 'f3', 'f4', 'f5'],
    },
    both: {
      type: 'move',
      record: table(TWO_MATCHES, { phase: 'cleanup' }),
      kinds: ['swap'],
      moves: 1,
      goal: noMatchLies,
      answers: ['swap d5 f3', 'swap d5 f4', 'swap d5 f5', 'swap e5 f3', 'swap e5 f4', 'swap e5 f5'],
    },
    beginner: {
      type: 'choice',
      record: table(TWO_MATCHES, { phase: 'cleanup', played: ['swap d5 f4', 'pass'] }),
      options: PLAYERS,
      action: 'pass',
      right: whoIsNext,
      answer: '1',
    },
    three: {
      type: 'move',
      record: table(THREE_MATCHES, { phase: 'cleanup' }),
      kinds: ['swap'],
      moves: 1,
      goal: noMatchLies,
      answers: ['swap b1 e2', 'swap c1 e2', 'swap d1 e2'],
    },
  },
})
