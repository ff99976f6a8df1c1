import { lessonOf, numbers, options } from '../lesson.ts'
import {
  othersInHand,
  pairingCards,
  discarded,
  cardsDrawn,
  draws,
  inHand,
  looksAt,
  turns,
  deal,
  type GrafaLesson,
  type GrafaOutcome,
} from './goals.ts'
import { pairsText, spadesText, diamondsText, heartsText, clubsText } from '../../text/en/grafa/lessons.ts'

export const pairs: GrafaLesson = lessonOf(pairsText, {
  id: 'pairs',
  section: 'pairs',
  also: ['layout'],
  tasks: {
    first: {
      type: 'move',
      record: deal('9S 3D', '6S 4C 2H 5D KC'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 4,
      answers: 'any',
    },
    pairing: {
      type: 'mark',
      record: deal('9S 3D TC 2S 5H', '7D'),
      right: pairingCards,
      answer: ['3D', '9S', 'TC'],
    },
    notPairing: {
      type: 'mark',
      record: deal('9S 3D TC 2S 5H', '7D'),
      right: othersInHand,
      answer: ['2S', '5H'],
    },
    equal: {
      type: 'mark',
      record: deal('7S 2C 6H 5S', '7H'),
      right: pairingCards,
      answer: ['6H', '7S'],
    },
    king: {
      type: 'mark',
      record: deal('AS QC 6H JD 2D', 'KD'),
      right: pairingCards,
      answer: ['2D', 'AS', 'JD'],
    },
    ace: {
      type: 'mark',
      record: deal('2C 6H KS', 'AD'),
      right: pairingCards,
      answer: ['2C', '6H', 'KS'],
    },
  },
})

const howMany = (outcome: GrafaOutcome): string => String(discarded(outcome))

export const spades: GrafaLesson = lessonOf(spadesText, {
  id: 'spades',
  section: 'spades',
  tasks: {
    three: {
      type: 'move',
      record: deal('9S 2D AC', 'AH 4C 2S 5D'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 3,
      answers: ['pair 9S'],
    },
    two: {
      type: 'choice',
      record: deal('9S 2D', '7S 4C 6H 2S 5D'),
      options: numbers(2, 3, 4),
      action: 'pair 9S',
      right: howMany,
      answer: '4',
    },
    four: {
      type: 'move',
      record: deal('9S TH AS KH', '7S 4C 6D 2S 5D'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 4,
      answers: ['pair 9S'],
    },
    short: {
      type: 'choice',
      record: deal('9S 2D', '7S 4C', { whole: true }),
      options: numbers(2, 3, 4),
      action: 'pair 9S',
      right: howMany,
      answer: '3',
    },
  },
})

export const diamonds: GrafaLesson = lessonOf(diamondsText, {
  id: 'diamonds',
  section: 'diamonds',
  tasks: {
    drawn: {
      type: 'choice',
      record: deal('9D 2C', 'AH 4C 6H 5D'),
      options: options(diamondsText.tasks.drawn.options),
      action: 'pair 9D',
      right: outcome => cardsDrawn(outcome).join(),
      answer: '4C',
    },
    grow: {
      type: 'move',
      record: deal('9D 8S', '7D 4C 6H 3S'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: outcome => inHand(outcome) === '3',
      answers: ['pair 9D'],
    },
    two: {
      type: 'move',
      record: deal('9D 8S AD KC', '7D 4C 6H 3H'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: draws(2),
      answers: ['pair 9D'],
    },
    twoPairs: {
      type: 'move',
      record: deal('2S TD', 'QD 9C 5H 8C 6S'),
      kinds: ['pair'],
      moves: 2,
      goal: ({ events }) => events.filter(event => event.type === 'pair').length === 2,
      answers: 'any',
      line: ['pair TD', 'pair 9C'],
    },
  },
})

export const hearts: GrafaLesson = lessonOf(heartsText, {
  id: 'hearts',
  section: 'hearts',
  tasks: {
    ace: {
      type: 'move',
      record: deal('9H 2C', 'AD 4C 6H'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: ({ position }) => position.hand.includes('AD'),
      answers: ['pair 9H'],
    },
    both: {
      type: 'move',
      record: deal('9H 6S KC', '4H 5C 6D 2C'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => outcome.events.length > 0 && discarded(outcome) === 0,
      answers: ['pair 9H'],
    },
    digging: {
      type: 'move',
      record: deal('6S TD KC', '4H 5C 6D 2S 3C 8D'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 2,
      answers: ['pair 6S'],
    },
    five: {
      type: 'move',
      record: deal('9H 6S 5C AH', '4H 8C 6D 2C TS'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => inHand(outcome) === '5',
      answers: ['pair 9H'],
    },
  },
})

export const clubs: GrafaLesson = lessonOf(clubsText, {
  id: 'clubs',
  section: 'clubs',
  tasks: {
    two: {
      type: 'move',
      record: deal('TC AC 9D', 'AH 5D 6H 3S'),
      kinds: ['pair'],
      moves: 1,
      goal: outcome => looksAt(outcome) === 2,
      answers: ['pair TC'],
    },
    three: {
      type: 'move',
      record: deal('TC 9H KS', '4C 5D 6H 3S'),
      kinds: ['pair', 'use'],
      moves: 1,
      goal: outcome => looksAt(outcome) === 3,
      answers: ['pair TC'],
    },
    order: {
      type: 'move',
      record: deal('TC 8H', '4C KS 6H 3S', { played: ['pair TC'] }),
      kinds: ['arrange'],
      moves: 1,
      goal: turns('6H'),
      answers: ['arrange 6H 3S KS', 'arrange 6H KS 3S'],
    },
    goOn: {
      type: 'move',
      record: deal('TC 5D 2S', '4C QH JD 9C', { played: ['pair TC'] }),
      kinds: ['arrange'],
      moves: 1,
      goal: turns('JD'),
      answers: ['arrange JD 9C QH', 'arrange JD QH 9C'],
    },
  },
})
