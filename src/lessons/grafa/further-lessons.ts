import { and, not, stood } from '../goals.ts'
import { lessonOf, numbers } from '../lesson.ts'
import {
  cardsThatAsk,
  cardsThatEnd,
  cardsRevealing,
  cardsThatOnlyTurn,
  digs,
  discarded,
  inPhase,
  turns,
  isPerfect,
  returnedBy,
  deal,
  type GrafaLesson,
  type GrafaOutcome,
} from './goals.ts'
import { orderText, seeingText, endText, irregularText } from '../../text/en/grafa/lessons.ts'

export const order: GrafaLesson = lessonOf(orderText, {
  id: 'order',
  section: 'order',
  tasks: {
    asked: {
      type: 'mark',
      record: deal('9S 2C TH KD', '7C 5D 6H 3S 4D'),
      right: cardsThatAsk,
      answer: ['9S', 'KD'],
    },
    heart: {
      type: 'move',
      record: deal('9S TD QH', '8C 5D 6H 3S TC'),
      kinds: ['pair'],
      moves: 1,
      goal: and(not(inPhase('use')), outcome => discarded(outcome) > 0),
      answers: ['pair QH'],
    },
    lookFirst: {
      type: 'move',
      record: deal('9S 2D', '7C 6D 6H 3S TD', { played: ['pair 9S'] }),
      kinds: ['use', 'arrange'],
      moves: 2,
      goal: and(digs('6H'), turns('6D')),
      answers: ['use C'],
      line: ['use C', 'arrange 6H 6D'],
    },
    drawFirst: {
      type: 'move',
      record: deal('9D 3S', '7C KH 3D QC 5H', { played: ['pair 9D'] }),
      kinds: ['use', 'arrange'],
      moves: 2,
      goal: turns('QC'),
      answers: ['use D'],
      line: ['use D', 'arrange QC 3D'],
    },
  },
})

export const seeing: GrafaLesson = lessonOf(seeingText, {
  id: 'seeing',
  section: 'seeing',
  tasks: {
    two: {
      type: 'mark',
      record: deal('9S JS 2D TH AC', '7S'),
      action: 'pair 9S',
      right: cardsRevealing(2),
      answer: ['9S', 'JS'],
    },
    known: {
      type: 'mark',
      record: deal('9H 9D KC AS', '7H 4C'),
      action: 'pair 9H',
      right: cardsRevealing(0),
      answer: ['9H', 'AS'],
    },
    turned: {
      type: 'mark',
      record: deal('9H 2C QD 5S AC', 'AS'),
      action: 'pair 9H',
      right: cardsThatOnlyTurn,
      answer: ['9H', 'AC'],
    },
  },
})

/** An ace lies on top of a 4, and of the king of diamonds. */
const LAST = deal('9D 3S 2H', 'AH 4H KD 7C')

const score = ({ position }: GrafaOutcome): string => String(position.discard.length)

export const end: GrafaLesson = lessonOf(endText, {
  id: 'end',
  section: 'end',
  tasks: {
    over: {
      type: 'mark',
      record: LAST,
      right: cardsThatEnd,
      answer: ['9D'],
    },
    score: {
      type: 'choice',
      record: LAST,
      options: numbers(2, 3, 5),
      action: 'pair 9D',
      right: score,
      answer: '2',
    },
    goOn: {
      type: 'move',
      record: deal('TH 9S AC', '8S 5D KC QH', { whole: true }),
      kinds: ['pair'],
      moves: 1,
      goal: and(not(inPhase('over')), ({ events }) => events.length > 0),
      answers: ['pair 9S', 'pair TH'],
    },
    perfect: {
      type: 'move',
      record: deal('9S AC', '5S 2C 3H KD', { whole: true }),
      kinds: ['pair'],
      moves: 2,
      goal: isPerfect,
      answers: ['pair 9S'],
      line: ['pair 9S', 'pair AC'],
    },
  },
})

const QUEEN = deal('3C 5D KS', 'QH 4C AD 6H 7D')

export const irregular: GrafaLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  tasks: {
    stand: {
      type: 'move',
      record: deal('5D AS 9C', 'KH 4C 6H 7D'),
      kinds: ['pair', 'stands'],
      moves: 1,
      goal: stood,
      answers: ['stands pair 5D'],
    },
    follows: {
      type: 'mark',
      record: QUEEN,
      action: 'stands pair 3C',
      right: returnedBy('stands pair 3C'),
      answer: ['3C'],
    },
    goOn: {
      type: 'move',
      record: QUEEN,
      kinds: ['pair', 'stands', 'arrange'],
      moves: 2,
      goal: and(stood, turns('AD')),
      answers: ['stands pair 3C'],
      line: ['stands pair 3C', 'arrange AD 4C'],
    },
  },
})
