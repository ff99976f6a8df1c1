import { YES, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, lessonOf } from '../lesson.ts'
import { winningText } from '../../text/en/tennis/lessons.ts'
import { handsOf, happens, whoWinsHand, worthOfHand } from './goals.ts'
import { hand, LEVEL_CORMORANT, LEVEL_FISH } from './hand-record.ts'
import { WHO, type TennisLesson } from './types.ts'

/** But for the last card. */
const GHOST_WINS = '3K2A22K5465Q5Q8T93ATTQ7Q4J5437979696KKJ88J64AJT3A72'

export const winning: TennisLesson = lessonOf(winningText, {
  id: 'winning',
  section: 'winning-a-hand',
  also: ['winning'],
  tasks: {
    tie: {
      type: 'choice',
      record: hand(LEVEL_FISH),
      options: WHO,
      action: 'play T',
      right: whoWinsHand,
      answer: '3',
    },
    cormorant: {
      type: 'choice',
      record: hand(LEVEL_CORMORANT),
      options: WHO,
      action: 'play 4',
      right: whoWinsHand,
      answer: '4',
    },
    ghost: {
      type: 'choice',
      record: hand(GHOST_WINS),
      options: numbers(1, 2, 3),
      action: 'play 8',
      right: worthOfHand,
      answer: '2',
    },
    level: {
      type: 'choice',
      record: hand('', { target: '3', first: ['hand ghost', 'next'] }),
      options: numbers(1, 2, 3),
      action: 'hand ghost',
      right: handsOf(2),
      answer: '2',
    },
    match: {
      type: 'choice',
      record: hand('', { target: '2', first: ['hand fish', 'next'] }),
      options: YES_OR_NO,
      action: 'hand angler',
      right: yesIf(happens('over')),
      answer: YES,
    },
  },
})
