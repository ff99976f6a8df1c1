import { lessonOf } from '../lesson.ts'
import { whoIsNext } from './goals.ts'
import { hand } from './hand-record.ts'
import { seatIs, WHO, type TennisLesson } from './types.ts'
import { seatsText } from '../../text/en/tennis/lessons.ts'

export const seats: TennisLesson = lessonOf(seatsText, {
  id: 'seats',
  section: 'seats',
  tasks: {
    dealer: {
      type: 'choice',
      record: hand(''),
      hidden: ['turn', 'roles'],
      options: WHO,
      action: null,
      right: ({ position }) => seatIs(position.dealer),
      answer: '1',
    },
    fish: {
      type: 'choice',
      record: hand(''),
      hidden: ['turn', 'roles'],
      options: WHO,
      action: null,
      right: whoIsNext,
      answer: '3',
    },
    nextHand: {
      type: 'choice',
      record: hand('', { first: ['hand fish'] }),
      hidden: ['turn', 'roles'],
      options: WHO,
      action: 'next',
      right: ({ position }) => seatIs(position.dealer),
      answer: '2',
    },
    thirdHand: {
      type: 'choice',
      record: hand('', { first: ['hand fish', 'next', 'hand ghost'] }),
      hidden: ['turn', 'roles'],
      options: WHO,
      action: 'next',
      right: whoIsNext,
      answer: '1',
    },
  },
})
