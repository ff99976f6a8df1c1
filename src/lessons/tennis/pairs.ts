import { lessonOf } from '../lesson.ts'
import { whoIsNext } from './goals.ts'
import { hand } from './hand-record.ts'
import { WHO, type TennisLesson } from './types.ts'
import { pairsText } from '../../text/en/tennis/lessons.ts'

export const pairs: TennisLesson = lessonOf(pairsText, {
  id: 'pairs',
  section: 'hand',
  also: ['entering'],
  tasks: {
    enter: {
      type: 'move',
      record: hand(''),
      kinds: ['play'],
      moves: 1,
      goal: ({ position }) => position.played[0] === 'K',
      answers: ['play K'],
    },
    next: {
      type: 'choice',
      record: hand('K4'),
      hidden: ['turn'],
      options: WHO,
      action: null,
      right: whoIsNext,
      answer: '2',
    },
    completes: {
      type: 'choice',
      record: hand('K4T'),
      hidden: ['turn'],
      options: WHO,
      action: null,
      right: whoIsNext,
      answer: '4',
    },
    both: {
      type: 'move',
      record: hand('K4'),
      kinds: ['play'],
      moves: 2,
      goal: ({ position }) => position.played.join('') === 'K4TQ',
      answers: ['play T'],
      line: ['play T', 'play Q'],
    },
  },
})
