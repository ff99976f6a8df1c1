import { YES, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, lessonOf } from '../lesson.ts'
import { winningText } from './text/winning.ts'
import { handsOf, happens, whoWinsHand, worthOfHand } from './goals.ts'
import { hand } from './hand-record.ts'
import { WHO, type TennisLesson } from './types.ts'

/** Whole hands but for the last card. */
const LEVEL = 'AA86JT497Q86K325Q8JA47935262Q27345T564QKT7K8AJ39K9J'
const GHOST_WINS = '3K2A22K5465Q5Q8T93ATTQ7Q4J5437979696KKJ88J64AJT3A72'
const LEVEL_AGAIN = '48AK397T58AQ2867J53A2QQ36KJ7JJQ57364498A926KKTTT529'

export const winning: TennisLesson = lessonOf(winningText, {
  id: 'winning',
  section: 'winning-a-hand',
  also: ['winning'],
  tasks: {
    tie: {
      type: 'choice',
      record: hand(LEVEL),
      options: WHO,
      action: 'play T',
      right: whoWinsHand,
      answer: '3',
    },
    cormorant: {
      type: 'choice',
      record: hand(LEVEL_AGAIN),
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
