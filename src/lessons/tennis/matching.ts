import { numbers, lessonOf } from '../lesson.ts'
import { matchingText } from '../../text/en/tennis/lessons.ts'
import { happens, pointsOf } from './goals.ts'
import { hand } from './hand-record.ts'
import type { TennisLesson } from './types.ts'

export const matching: TennisLesson = lessonOf(matchingText, {
  id: 'matching',
  section: 'matching',
  tasks: {
    both: {
      type: 'move',
      record: hand('K48'),
      kinds: ['play'],
      moves: 1,
      goal: happens('match'),
      answers: ['play 8'],
    },
    instead: {
      type: 'move',
      record: hand('K4J'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: outcome => pointsOf(2)(outcome) === '2',
      answers: ['play J'],
    },
    onTop: {
      type: 'choice',
      record: hand('K4J', { match: 'adds' }),
      hidden: ['points'],
      options: numbers(1, 2, 3),
      action: 'play J',
      right: pointsOf(2),
      answer: '3',
    },
    netZero: {
      type: 'move',
      record: hand('K4JJ'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[4] === 'A',
      answers: ['play A'],
    },
    noNet: {
      type: 'move',
      record: hand('7'),
      kinds: ['play'],
      moves: 1,
      goal: happens('match'),
      answers: ['play 7'],
    },
  },
})
