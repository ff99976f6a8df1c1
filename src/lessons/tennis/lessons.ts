import { lessonOf, numbers } from '../lesson.ts'
import {
  whoHasPoints,
  whoIsNext,
  netIs,
  clears,
  pointsOf,
  happens,
  hand,
  seatsTask,
  seatTask,
  type TennisLesson,
} from './goals.ts'
import { seatsText, pairsText, netText, clearingText, matchingText } from '../../text/en/tennis/lessons.ts'

export const seats: TennisLesson = lessonOf(seatsText, {
  id: 'seats',
  section: 'seats',
  tasks: {
    dealer: seatTask({ record: hand(''), hidden: ['turn', 'roles'] }, ({ position }) => position.dealer, 'Ada'),
    fish: seatTask({ record: hand(''), hidden: ['turn', 'roles'] }, whoIsNext, 'Cleo'),
    nextHand: seatTask(
      { record: hand('', { first: ['hand fish'] }), hidden: ['turn', 'roles'], action: 'next' },
      ({ position }) => position.dealer,
      'Ben',
    ),
    thirdHand: seatTask(
      { record: hand('', { first: ['hand fish', 'next', 'hand ghost'] }), hidden: ['turn', 'roles'], action: 'next' },
      whoIsNext,
      'Ada',
    ),
  },
})

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
    next: seatTask({ record: hand('K4'), hidden: ['turn'] }, whoIsNext, 'Ben'),
    completes: seatTask({ record: hand('K4T'), hidden: ['turn'] }, whoIsNext, 'Dan'),
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

export const net: TennisLesson = lessonOf(netText, {
  id: 'net',
  section: 'net',
  tasks: {
    difference: {
      type: 'move',
      record: hand('94'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[2] === '5',
      answers: ['play 5'],
    },
    order: {
      type: 'move',
      record: hand('3Q'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[2] === '9',
      answers: ['play 9'],
    },
    low: {
      type: 'move',
      record: hand('94K'),
      kinds: ['play'],
      moves: 1,
      goal: netIs(1),
      answers: ['play Q'],
    },
    high: {
      type: 'move',
      record: hand('94K'),
      kinds: ['play'],
      moves: 1,
      goal: netIs(12),
      answers: ['play A'],
    },
    jack: {
      type: 'move',
      record: hand('94K6'),
      kinds: ['play'],
      moves: 2,
      goal: outcome => netIs(8)(outcome) && outcome.position.played.slice(4).includes('J'),
      answers: ['play 3', 'play J'],
      line: ['play J', 'play 3'],
    },
  },
})

export const clearing: TennisLesson = lessonOf(clearingText, {
  id: 'clearing',
  section: 'clearing',
  tasks: {
    over: {
      type: 'move',
      record: hand('94'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: clears,
      answers: ['6', '7', '8', '9', 'J', 'K', 'Q', 'T'].map(rank => `play ${rank}`),
    },
    equal: {
      type: 'move',
      record: hand('94'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[2] === '5',
      answers: ['play 5'],
    },
    lowest: {
      type: 'move',
      record: hand('3Q'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: outcome => clears(outcome) && outcome.position.pair[0] === 'T',
      answers: ['play T'],
    },
    first: seatsTask({ record: hand('K4TA'), hidden: ['points'] }, whoHasPoints, ['Ben']),
    thirdNet: seatsTask({ record: hand('K4TA2J'), hidden: ['points'] }, whoHasPoints, ['Ada', 'Ben']),
  },
})

export const matching: TennisLesson = lessonOf(matchingText, {
  id: 'matching',
  section: 'matching',
  tasks: {
    both: {
      type: 'move',
      record: hand('K48'),
      kinds: ['play'],
      moves: 1,
      goal: happens('match'),
      answers: ['play 8'],
    },
    instead: {
      type: 'move',
      record: hand('K4J'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: outcome => pointsOf(2)(outcome) === '2',
      answers: ['play J'],
    },
    onTop: {
      type: 'choice',
      record: hand('K4J', { match: 'adds' }),
      hidden: ['points'],
      options: numbers(1, 2, 3),
      action: 'play J',
      right: pointsOf(2),
      answer: '3',
    },
    netZero: {
      type: 'move',
      record: hand('K4JJ'),
      hidden: ['net'],
      kinds: ['play'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.played[4] === 'A',
      answers: ['play A'],
    },
    noNet: {
      type: 'move',
      record: hand('7'),
      kinds: ['play'],
      moves: 1,
      goal: happens('match'),
      answers: ['play 7'],
    },
  },
})
