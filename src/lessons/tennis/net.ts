import { lessonOf } from '../lesson.ts'
import { netIs } from './goals.ts'
import { hand } from './hand-record.ts'
import type { TennisLesson } from './types.ts'
import { netText } from '../../text/en/tennis/lessons.ts'

export const net: TennisLesson = lessonOf(netText, {
  id: 'net',
  section: 'net',
  tasks: {
    difference: {
      type: 'move',
      record: hand('94'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[2] === '5',
      answers: ['play 5'],
    },
    order: {
      type: 'move',
      record: hand('3Q'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[2] === '9',
      answers: ['play 9'],
    },
    low: {
      type: 'move',
      record: hand('94K'),
      kinds: ['play'],
      moves: 1,
      goal: netIs(1),
      answers: ['play Q'],
    },
    high: {
      type: 'move',
      record: hand('94K'),
      kinds: ['play'],
      moves: 1,
      goal: netIs(12),
      answers: ['play A'],
    },
    jack: {
      type: 'move',
      record: hand('94K6'),
      kinds: ['play'],
      moves: 2,
      goal: outcome => netIs(8)(outcome) && outcome.position.played.slice(4).includes('J'),
      answers: ['play 3', 'play J'],
      line: ['play J', 'play 3'],
    },
  },
})
