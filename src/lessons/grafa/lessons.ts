import { choice, lessonOf, numbers, options, move, mark } from '../lesson.ts'
import {
  othersInHand,
  pairingCards,
  discarded,
  cardsDrawn,
  inHand,
  looksAt,
  turns,
  deal,
  type GrafaLesson,
  cardsThatAsk,
  cardsThatEnd,
  cardsRevealing,
  cardsThatOnlyTurn,
  digs,
  isPerfect,
  returnedBy,
} from './goals.ts'
import * as TEXTS from '../../text/en/grafa/lessons.ts'
import { countOf, inPhase, is, and, not, stood } from '../goals.ts'

export const pairs: GrafaLesson = lessonOf('pairs', TEXTS.pairs, {
  also: ['layout'],
  tasks: {
    first: move(deal('9S 3D', '6S 4C 2H 5D KC'), is(discarded, 4), 'any', { kinds: ['pair'] }),
    pairing: mark(deal('9S 3D TC 2S 5H', '7D'), pairingCards, '3D 9S TC'),
    notPairing: mark(deal('9S 3D TC 2S 5H', '7D'), othersInHand, '2S 5H'),
    equal: mark(deal('7S 2C 6H 5S', '7H'), pairingCards, '6H 7S'),
    king: mark(deal('AS QC 6H JD 2D', 'KD'), pairingCards, '2D AS JD'),
    ace: mark(deal('2C 6H KS', 'AD'), pairingCards, '2C 6H KS'),
  },
})

export const spades: GrafaLesson = lessonOf('spades', TEXTS.spades, {
  tasks: {
    three: move(deal('9S 2D AC', 'AH 4C 2S 5D'), is(discarded, 3), 'pair 9S'),
    two: choice(deal('9S 2D', '7S 4C 6H 2S 5D'), numbers(2, 3, 4), 'pair 9S', discarded, '4'),
    four: move(deal('9S TH AS KH', '7S 4C 6D 2S 5D'), is(discarded, 4), 'pair 9S'),
    short: choice(deal('9S 2D', '7S 4C', { whole: true }), numbers(2, 3, 4), 'pair 9S', discarded, '3'),
  },
})

export const diamonds: GrafaLesson = lessonOf('diamonds', TEXTS.diamonds, {
  tasks: {
    drawn: choice(
      deal('9D 2C', 'AH 4C 6H 5D'),
      options(TEXTS.diamonds.tasks.drawn.options),
      'pair 9D',
      outcome => cardsDrawn(outcome).join(),
      '4C',
    ),
    grow: move(deal('9D 8S', '7D 4C 6H 3S'), is(inHand, 3), 'pair 9D', {
      kinds: ['pair', 'use'],
    }),
    two: move(deal('9D 8S AD KC', '7D 4C 6H 3H'), outcome => cardsDrawn(outcome).length === 2, 'pair 9D', {
      kinds: ['pair', 'use'],
    }),
    twoPairs: move(deal('2S TD', 'QD 9C 5H 8C 6S'), is(countOf('pair'), 2), 'any', {
      kinds: ['pair'],
      line: 'pair TD, pair 9C',
    }),
  },
})

export const hearts: GrafaLesson = lessonOf('hearts', TEXTS.hearts, {
  tasks: {
    ace: move(deal('9H 2C', 'AD 4C 6H'), ({ position }) => position.hand.includes('AD'), 'pair 9H', {
      kinds: ['pair', 'use'],
    }),
    both: move(
      deal('9H 6S KC', '4H 5C 6D 2C'),
      outcome => outcome.events.length > 0 && discarded(outcome) === 0,
      'pair 9H',
    ),
    digging: move(deal('6S TD KC', '4H 5C 6D 2S 3C 8D'), is(discarded, 2), 'pair 6S'),
    five: move(deal('9H 6S 5C AH', '4H 8C 6D 2C TS'), is(inHand, 5), 'pair 9H'),
  },
})

export const clubs: GrafaLesson = lessonOf('clubs', TEXTS.clubs, {
  tasks: {
    two: move(deal('TC AC 9D', 'AH 5D 6H 3S'), is(looksAt, 2), 'pair TC'),
    three: move(deal('TC 9H KS', '4C 5D 6H 3S'), is(looksAt, 3), 'pair TC', {
      kinds: ['pair', 'use'],
    }),
    order: move(
      deal('TC 8H', '4C KS 6H 3S', { played: ['pair TC'] }),
      turns('6H'),
      'arrange 6H 3S KS, arrange 6H KS 3S',
    ),
    goOn: move(
      deal('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      turns('JD'),
      'arrange JD 9C QH, arrange JD QH 9C',
    ),
  },
})

export const order: GrafaLesson = lessonOf('order', TEXTS.order, {
  tasks: {
    asked: mark(deal('9S 2C TH KD', '7C 5D 6H 3S 4D'), cardsThatAsk, '9S KD'),
    heart: move(
      deal('9S TD QH', '8C 5D 6H 3S TC'),
      and(not(inPhase('use')), outcome => discarded(outcome) > 0),
      'pair QH',
    ),
    lookFirst: move(deal('9S 2D', '7C 6D 6H 3S TD', { played: ['pair 9S'] }), and(digs('6H'), turns('6D')), 'use C', {
      line: 'use C, arrange 6H 6D',
    }),
    drawFirst: move(deal('9D 3S', '7C KH 3D QC 5H', { played: ['pair 9D'] }), turns('QC'), 'use D', {
      line: 'use D, arrange QC 3D',
    }),
  },
})

export const seeing: GrafaLesson = lessonOf('seeing', TEXTS.seeing, {
  tasks: {
    two: mark(deal('9S JS 2D TH AC', '7S'), cardsRevealing(2), '9S JS', { action: 'pair 9S' }),
    known: mark(deal('9H 9D KC AS', '7H 4C'), cardsRevealing(0), '9H AS', { action: 'pair 9H' }),
    turned: mark(deal('9H 2C QD 5S AC', 'AS'), cardsThatOnlyTurn, '9H AC', { action: 'pair 9H' }),
  },
})

/** An ace lies on top of a 4, and of the king of diamonds. */
const LAST = deal('9D 3S 2H', 'AH 4H KD 7C')

export const end: GrafaLesson = lessonOf('end', TEXTS.end, {
  tasks: {
    over: mark(LAST, cardsThatEnd, '9D'),
    score: choice(LAST, numbers(2, 3, 5), 'pair 9D', ({ position }) => position.discard.length, '2'),
    goOn: move(
      deal('TH 9S AC', '8S 5D KC QH', { whole: true }),
      and(not(inPhase('over')), ({ events }) => events.length > 0),
      'pair 9S, pair TH',
    ),
    perfect: move(deal('9S AC', '5S 2C 3H KD', { whole: true }), isPerfect, 'pair 9S', {
      line: 'pair 9S, pair AC',
    }),
  },
})

const QUEEN = deal('3C 5D KS', 'QH 4C AD 6H 7D')

export const irregular: GrafaLesson = lessonOf('irregular', TEXTS.irregular, {
  tasks: {
    stand: move(deal('5D AS 9C', 'KH 4C 6H 7D'), stood, 'stands pair 5D', { kinds: ['pair', 'stands'] }),
    follows: mark(QUEEN, returnedBy('stands pair 3C'), '3C', { action: 'stands pair 3C' }),
    goOn: move(QUEEN, and(stood, turns('AD')), 'stands pair 3C', {
      kinds: ['pair', 'stands', 'arrange'],
      line: 'stands pair 3C, arrange AD 4C',
    }),
  },
})
