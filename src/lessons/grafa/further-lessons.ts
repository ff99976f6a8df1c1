import { and, not, stood } from '../goals.ts'
import { lessonOf, numbers, mark, move } from '../lesson.ts'
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
    asked: mark(deal('9S 2C TH KD', '7C 5D 6H 3S 4D'), cardsThatAsk, ['9S', 'KD']),
    heart: move(
      deal('9S TD QH', '8C 5D 6H 3S TC'),
      and(not(inPhase('use')), outcome => discarded(outcome) > 0),
      ['pair QH'],
    ),
    lookFirst: move(deal('9S 2D', '7C 6D 6H 3S TD', { played: ['pair 9S'] }), and(digs('6H'), turns('6D')), ['use C'], {
      line: ['use C', 'arrange 6H 6D'],
    }),
    drawFirst: move(deal('9D 3S', '7C KH 3D QC 5H', { played: ['pair 9D'] }), turns('QC'), ['use D'], {
      line: ['use D', 'arrange QC 3D'],
    }),
  },
})

export const seeing: GrafaLesson = lessonOf(seeingText, {
  id: 'seeing',
  section: 'seeing',
  tasks: {
    two: mark(deal('9S JS 2D TH AC', '7S'), cardsRevealing(2), ['9S', 'JS'], { action: 'pair 9S' }),
    known: mark(deal('9H 9D KC AS', '7H 4C'), cardsRevealing(0), ['9H', 'AS'], { action: 'pair 9H' }),
    turned: mark(deal('9H 2C QD 5S AC', 'AS'), cardsThatOnlyTurn, ['9H', 'AC'], { action: 'pair 9H' }),
  },
})

/** An ace lies on top of a 4, and of the king of diamonds. */
const LAST = deal('9D 3S 2H', 'AH 4H KD 7C')

const score = ({ position }: GrafaOutcome): string => String(position.discard.length)

export const end: GrafaLesson = lessonOf(endText, {
  id: 'end',
  section: 'end',
  tasks: {
    over: mark(LAST, cardsThatEnd, ['9D']),
    score: {
      type: 'choice',
      record: LAST,
      options: numbers(2, 3, 5),
      action: 'pair 9D',
      right: score,
      answer: '2',
    },
    goOn: move(
      deal('TH 9S AC', '8S 5D KC QH', { whole: true }),
      and(not(inPhase('over')), ({ events }) => events.length > 0),
      ['pair 9S', 'pair TH'],
    ),
    perfect: move(deal('9S AC', '5S 2C 3H KD', { whole: true }), isPerfect, ['pair 9S'], {
      line: ['pair 9S', 'pair AC'],
    }),
  },
})

const QUEEN = deal('3C 5D KS', 'QH 4C AD 6H 7D')

export const irregular: GrafaLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  tasks: {
    stand: move(deal('5D AS 9C', 'KH 4C 6H 7D'), stood, ['stands pair 5D'], { kinds: ['pair', 'stands'] }),
    follows: mark(QUEEN, returnedBy('stands pair 3C'), ['3C'], { action: 'stands pair 3C' }),
    goOn: move(QUEEN, and(stood, turns('AD')), ['stands pair 3C'], {
      kinds: ['pair', 'stands', 'arrange'],
      line: ['stands pair 3C', 'arrange AD 4C'],
    }),
  },
})
