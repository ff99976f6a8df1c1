import { lessonOf, numbers, move } from '../lesson.ts'
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
    enter: move(hand(''), ({ position }) => position.played[0] === 'K', ['play K']),
    next: seatTask({ record: hand('K4'), hidden: ['turn'] }, whoIsNext, 'Ben'),
    completes: seatTask({ record: hand('K4T'), hidden: ['turn'] }, whoIsNext, 'Dan'),
    both: move(hand('K4'), ({ position }) => position.played.join('') === 'K4TQ', ['play T'], {
      line: ['play T', 'play Q'],
    }),
  },
})

export const net: TennisLesson = lessonOf(netText, {
  id: 'net',
  section: 'net',
  tasks: {
    difference: move(
      hand('94'),
      ({ position, events }) => events.length > 0 && position.played[2] === '5',
      ['play 5'],
      { hidden: ['net'] },
    ),
    order: move(hand('3Q'), ({ position, events }) => events.length > 0 && position.played[2] === '9', ['play 9'], {
      hidden: ['net'],
    }),
    low: move(hand('94K'), netIs(1), ['play Q']),
    high: move(hand('94K'), netIs(12), ['play A']),
    jack: move(
      hand('94K6'),
      outcome => netIs(8)(outcome) && outcome.position.played.slice(4).includes('J'),
      ['play 3', 'play J'],
      { line: ['play J', 'play 3'] },
    ),
  },
})

export const clearing: TennisLesson = lessonOf(clearingText, {
  id: 'clearing',
  section: 'clearing',
  tasks: {
    over: move(
      hand('94'),
      clears,
      ['6', '7', '8', '9', 'J', 'K', 'Q', 'T'].map(rank => `play ${rank}`),
      { hidden: ['net'], kinds: ['play'] },
    ),
    equal: move(hand('94'), ({ position, events }) => events.length > 0 && position.played[2] === '5', ['play 5'], {
      hidden: ['net'],
    }),
    lowest: move(hand('3Q'), outcome => clears(outcome) && outcome.position.pair[0] === 'T', ['play T'], {
      hidden: ['net'],
    }),
    first: seatsTask({ record: hand('K4TA'), hidden: ['points'] }, whoHasPoints, ['Ben']),
    thirdNet: seatsTask({ record: hand('K4TA2J'), hidden: ['points'] }, whoHasPoints, ['Ada', 'Ben']),
  },
})

export const matching: TennisLesson = lessonOf(matchingText, {
  id: 'matching',
  section: 'matching',
  tasks: {
    both: move(hand('K48'), happens('match'), ['play 8']),
    instead: move(hand('K4J'), outcome => pointsOf(2)(outcome) === '2', ['play J'], { hidden: ['net'] }),
    onTop: {
      type: 'choice',
      record: hand('K4J', { match: 'adds' }),
      hidden: ['points'],
      options: numbers(1, 2, 3),
      action: 'play J',
      right: pointsOf(2),
      answer: '3',
    },
    netZero: move(hand('K4JJ'), ({ position, events }) => events.length > 0 && position.played[4] === 'A', ['play A'], {
      hidden: ['net'],
    }),
    noNet: move(hand('7'), happens('match'), ['play 7']),
  },
})
