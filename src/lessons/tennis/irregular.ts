import { and, not, stood } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { handsOf, lastPlayed } from './goals.ts'
import { hand, LEVEL_CORMORANT, LEVEL_FISH, MANY_POINTS } from './hand-record.ts'
import { irregularText } from '../../text/en/tennis/lessons.ts'
import type { TennisLesson } from './types.ts'

export const irregular: TennisLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  also: ['cormorant'],
  tasks: {
    stand: {
      type: 'move',
      record: hand(MANY_POINTS, { ghosting: 'on' }),
      kinds: ['ghost', 'play', 'stands'],
      moves: 1,
      goal: stood,
      answers: ['stands ghost'],
    },
    back: {
      type: 'move',
      record: hand(MANY_POINTS, { ghosting: 'on' }),
      kinds: ['ghost', 'play', 'stands'],
      moves: 1,
      goal: and(not(stood), lastPlayed('9')),
      answers: ['play 9'],
    },
    order: {
      type: 'move',
      record: hand('K4TQ'),
      kinds: ['play'],
      moves: 2,
      goal: lastPlayed('78'),
      answers: ['play 7'],
      line: ['play 7', 'play 8'],
    },
    counts: {
      type: 'move',
      record: hand(LEVEL_CORMORANT),
      kinds: ['ghost', 'play', 'stands'],
      moves: 2,
      goal: and(stood, outcome => handsOf(4)(outcome) === '2'),
      answers: ['stands ghost'],
      line: ['stands ghost', 'play 4'],
    },
    loses: {
      type: 'move',
      record: hand(LEVEL_FISH, { ghosting: 'on' }),
      kinds: ['ghost', 'play', 'stands'],
      moves: 2,
      goal: and(stood, outcome => handsOf(4)(outcome) === '-1'),
      answers: ['stands ghost'],
      line: ['stands ghost', 'play T'],
    },
  },
})
