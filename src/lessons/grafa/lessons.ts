import { choice, lessonOf, numberOptions, move, mark } from '../lesson.ts'
import {
  pairingCards,
  discardCount,
  handSize,
  lookedAtCount,
  turnsUp,
  recordOf,
  type GrafaLesson,
  cardsWithChoice,
  cardsThatEnd,
  cardsRevealing,
  cardsThatOnlyTurn,
  digs,
  isPerfect,
} from './goals.ts'
import * as TEXTS from '#text/grafa/lessons.ts'
import { countOf, inPhase, equals, and, not, wasLetStand } from '../goals.ts'

const HIDDEN_DECK = ['deck'] as const

export const pairs: GrafaLesson = lessonOf('pairs', TEXTS.pairs, {
  also: ['layout'],
  numbered: 'first pairing notPairing equal king ace',
  tasks: {
    first: move(recordOf('9S 3D', '6S 4C 2H 5D KC'), equals(discardCount, 4), 'any', {
      line: 'pair 9S',
      hidden: HIDDEN_DECK,
    }),
    pairing: mark(recordOf('9S 3D TC 2S 5H', '7D'), pairingCards, '3D 9S TC'),
    king: mark(recordOf('AS QC 6H JD 2D', 'KD'), pairingCards, '2D AS JD'),
  },
})

export const spades: GrafaLesson = lessonOf('spades', TEXTS.spades, {
  numbered: 'three two four short',
  tasks: {
    three: move(recordOf('9S 2D AC', 'AH 4C 2S 5D'), equals(discardCount, 3), 'pair 9S', { hidden: HIDDEN_DECK }),
    four: move(recordOf('9S TH AS KH', '7S 4C 6D 2S 5D'), equals(discardCount, 4), 'pair 9S', { hidden: HIDDEN_DECK }),
    short: choice(recordOf('9S 2D', '7S 4C', { whole: true }), numberOptions(2, 3, 4), 'pair 9S', discardCount, '3'),
  },
})

export const diamonds: GrafaLesson = lessonOf('diamonds', TEXTS.diamonds, {
  numbered: 'drawn grow two twoPairs',
  tasks: {
    grow: move(recordOf('9D 8S', '7D 4C 6H 3S'), equals(handSize, 3), 'pair 9D', {
      hidden: HIDDEN_DECK,
      kinds: ['pair', 'use'],
    }),
    twoPairs: move(recordOf('2S TD', 'QD 9C 5H 8C 6S'), equals(countOf('pair'), 2), 'any', {
      hidden: HIDDEN_DECK,
      kinds: ['pair'],
      line: 'pair TD, pair 9C',
    }),
  },
})

export const hearts: GrafaLesson = lessonOf('hearts', TEXTS.hearts, {
  numbered: 'ace both digging five',
  tasks: {
    ace: move(recordOf('9H 2C', 'AD 4C 6H'), ({ position }) => position.hand.includes('AD'), 'pair 9H', {
      hidden: HIDDEN_DECK,
      kinds: ['pair', 'use'],
    }),
    both: move(
      recordOf('9H 6S KC', '4H 5C 6D 2C'),
      outcome => outcome.events.length > 0 && discardCount(outcome) === 0,
      'pair 9H',
      { hidden: HIDDEN_DECK },
    ),
    digging: move(recordOf('6S TD KC', '4H 5C 6D 2S 3C 8D'), equals(discardCount, 2), 'pair 6S', {
      hidden: HIDDEN_DECK,
    }),
  },
})

export const clubs: GrafaLesson = lessonOf('clubs', TEXTS.clubs, {
  numbered: 'two three order goOn',
  tasks: {
    two: move(recordOf('TC AC 9D', 'AH 5D 6H 3S'), equals(lookedAtCount, 2), 'pair TC', { hidden: HIDDEN_DECK }),
    order: move(
      recordOf('TC 8H', '4C KS 6H 3S', { played: ['pair TC'] }),
      turnsUp('6H'),
      'arrange 6H 3S KS, arrange 6H KS 3S',
      { hidden: HIDDEN_DECK },
    ),
    goOn: move(
      recordOf('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      turnsUp('JD'),
      'arrange JD 9C QH, arrange JD QH 9C',
      { hidden: HIDDEN_DECK },
    ),
  },
})

export const order: GrafaLesson = lessonOf('order', TEXTS.order, {
  numbered: 'asked heart lookFirst drawFirst',
  tasks: {
    asked: mark(recordOf('9S 2C TH KD', '7C 5D 6H 3S 4D'), cardsWithChoice, '9S KD'),
    lookFirst: move(
      recordOf('9S 2D', '7C 6D 6H 3S TD', { played: ['pair 9S'] }),
      and(digs('6H'), turnsUp('6D')),
      'use C',
      {
        line: 'use C, arrange 6H 6D',
      },
    ),
    drawFirst: move(recordOf('9D 3S', '7C KH 3D QC 5H', { played: ['pair 9D'] }), turnsUp('QC'), 'use D', {
      line: 'use D, arrange QC 3D',
    }),
  },
})

export const seeing: GrafaLesson = lessonOf('seeing', TEXTS.seeing, {
  extra: true,
  numbered: 'two known turned',
  tasks: {
    two: mark(recordOf('9S JS 2D TH AC', '7S'), cardsRevealing(2), '9S JS', { action: 'pair 9S' }),
    turned: mark(recordOf('9H 2C QD 5S AC', 'AS'), cardsThatOnlyTurn, '9H AC', { action: 'pair 9H' }),
  },
})

const LAST = recordOf('9D 3S 2H', 'AH 4H KD 7C')

export const end: GrafaLesson = lessonOf('end', TEXTS.end, {
  numbered: 'over score goOn perfect',
  tasks: {
    goOn: move(
      recordOf('TH 9S AC', '8S 5D KC QH', { whole: true }),
      and(not(inPhase('over')), ({ events }) => events.length > 0),
      'pair 9S, pair TH',
    ),
    over: mark(LAST, cardsThatEnd, '9D'),
    perfect: move(recordOf('9S AC', '5S 2C 3H KD', { whole: true }), isPerfect, 'pair 9S', {
      line: 'pair 9S, pair AC',
    }),
  },
})

const QUEEN = recordOf('3C 5D KS', 'QH 4C AD 6H 7D')

export const irregular: GrafaLesson = lessonOf('irregular', TEXTS.irregular, {
  extra: true,
  numbered: 'stand follows goOn',
  tasks: {
    stand: move(recordOf('5D AS 9C', 'KH 4C 6H 7D'), wasLetStand, 'stands pair 5D', { kinds: ['pair', 'stands'] }),
    goOn: move(QUEEN, and(wasLetStand, turnsUp('AD')), 'stands pair 3C', {
      kinds: ['pair', 'stands', 'arrange'],
      line: 'stands pair 3C, arrange AD 4C',
    }),
  },
})
