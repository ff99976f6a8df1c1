import { NO, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, lessonOf } from '../lesson.ts'
import { clearingText } from '../../text/en/tennis/lessons.ts'
import { clears, pointsOf } from './goals.ts'
import { hand } from './hand-record.ts'
import type { TennisLesson } from './types.ts'

export const clearing: TennisLesson = lessonOf(clearingText, {
  id: 'clearing',
  section: 'clearing',
  tasks: {
    over: {
      type: 'move',
      record: hand('94'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: clears,
      answers: ['6', '7', '8', '9', 'J', 'K', 'Q', 'T'].map(rank => `play ${rank}`),
    },
    equal: {
      type: 'move',
      record: hand('94'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[2] === '5',
      answers: ['play 5'],
    },
    lowest: {
      type: 'move',
      record: hand('3Q'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: outcome => clears(outcome) && outcome.position.pair[0] === 'T',
      answers: ['play T'],
    },
    first: {
      type: 'choice',
      record: hand(''),
      options: YES_OR_NO,
      action: 'play K',
      right: yesIf(clears),
      answer: NO,
    },
    thirdNet: {
      type: 'choice',
      record: hand('K4TA2J'),
      hidden: ['points'],
      options: numbers(0, 1, 2),
      action: null,
      right: pointsOf(2),
      answer: '1',
    },
  },
})
