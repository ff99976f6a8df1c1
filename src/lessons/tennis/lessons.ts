import { choice, lessonOf, numberOptions, move } from '../lesson.ts'
import {
  whoHasPoints,
  whoIsNext,
  netIs,
  netOf,
  clears,
  pointsOf,
  recordOf,
  seatsTask,
  seatTask,
  type TennisLesson,
  handsOf,
  lastPlayed,
  whoHasNoHand,
  whoLeads,
  whoWinsHand,
  whoWinsMatch,
  TIED_FISH,
  MANY_POINTS,
} from './goals.ts'
import * as TEXTS from '#text/tennis/lessons.ts'
import { happens, equals, yesIf, YES_OR_NO, accepted, NO, and, wasLetStand } from '../goals.ts'
import type { Role } from '../../engine/tennis/types.ts'

export const seats: TennisLesson = lessonOf('seats', TEXTS.seats, {
  numbered: 'dealer fish nextHand thirdHand',
  tasks: {
    dealer: seatTask({ record: recordOf(''), hidden: ['turn', 'roles'] }, ({ position }) => position.dealer, 'Ada'),
    fish: seatTask({ record: recordOf(''), hidden: ['turn', 'roles'] }, whoIsNext, 'Cleo'),
    nextHand: seatTask(
      { record: recordOf('', { first: ['hand fish'] }), hidden: ['turn', 'roles'], action: 'next' },
      ({ position }) => position.dealer,
      'Ben',
    ),
  },
})

export const pairs: TennisLesson = lessonOf('pairs', TEXTS.pairs, {
  section: 'hand',
  also: ['entering'],
  numbered: 'enter next completes both',
  tasks: {
    enter: move(recordOf(''), ({ position }) => position.played[0] === 'K', 'play K'),
    next: seatTask({ record: recordOf('K4'), hidden: ['turn'] }, whoIsNext, 'Ben'),
  },
})

export const net: TennisLesson = lessonOf('net', TEXTS.net, {
  numbered: 'difference order low high jack',
  tasks: {
    low: move(recordOf('94K'), netIs(1), 'play Q'),
    high: move(recordOf('94K'), netIs(12), 'play A'),
    value: choice(recordOf('3Q'), numberOptions(6, 9, 15), null, netOf, '9', {
      hidden: ['net'],
      shows: ['Cleo', 'Ada'],
    }),
  },
})

export const clearing: TennisLesson = lessonOf('clearing', TEXTS.clearing, {
  numbered: 'over equal lowest first thirdNet',
  tasks: {
    over: move(recordOf('94'), clears, 'play 6, play 7, play 8, play 9, play J, play K, play Q, play T', {
      kinds: ['play'],
    }),
    lowest: move(recordOf('3Q'), outcome => clears(outcome) && outcome.position.pair[0] === 'T', 'play T', {
      hidden: ['net'],
    }),
    equal: move(recordOf('94'), ({ position, events }) => events.length > 0 && position.played[2] === '5', 'play 5'),
    first: seatsTask({ record: recordOf('K4TA'), hidden: ['points'] }, whoHasPoints, ['Ben']),
  },
})

export const matching: TennisLesson = lessonOf('matching', TEXTS.matching, {
  numbered: 'both instead onTop netZero noNet',
  tasks: {
    both: move(recordOf('K48'), happens('match'), 'play 8'),
    instead: move(recordOf('K4J'), equals(pointsOf(2), '2'), 'play J', { hidden: ['net'] }),
    netZero: move(
      recordOf('K4JJ'),
      ({ position, events }) => events.length > 0 && position.played[4] === 'A',
      'play A',
      {
        hidden: ['net'],
      },
    ),
    noNet: move(recordOf('7'), happens('match'), 'play 7'),
  },
})

/** The ranks of a deal without its last card. */
const GHOST_WINS = '3K2A22K5465Q5Q8T93ATTQ7Q4J5437979696KKJ88J64AJT3A72'

const hands = (...winners: readonly Role[]): readonly string[] => winners.flatMap(role => [`hand ${role}`, 'next'])

const BEN_HAS_TWO = hands('angler', 'fish', 'cormorant', 'cormorant')
const EACH_HAS_ONE = hands('cormorant', 'angler', 'fish', 'fish')

export const winning: TennisLesson = lessonOf('winning', TEXTS.winning, {
  section: 'winning-a-hand',
  also: ['winning'],
  numbered: 'tie cormorant ghost level match',
  tasks: {
    tie: seatTask({ record: recordOf(TIED_FISH), action: 'play T' }, whoWinsHand, 'Cleo'),
    ghost: seatsTask({ record: recordOf(GHOST_WINS, { first: BEN_HAS_TWO }), action: 'play 8' }, whoLeads, [
      'Ada',
      'Ben',
    ]),
    match: seatTask(
      { record: recordOf('', { target: '2', first: ['hand fish', 'next'] }), action: 'hand ghost' },
      whoWinsMatch,
      'Ben',
    ),
  },
})

export const cormorant: TennisLesson = lessonOf('cormorant', TEXTS.cormorant, {
  extra: true,
  numbered: 'turn again late won lost',
  tasks: {
    turn: move(recordOf('K4', { ghosting: 'on' }), happens('ghost'), 'ghost', { kinds: ['ghost', 'play'] }),
    late: choice(recordOf(MANY_POINTS, { ghosting: 'on' }), YES_OR_NO, 'ghost', yesIf(accepted), NO, {
      shows: ['Dan'],
    }),
    lost: seatsTask(
      { record: recordOf('', { ghosting: 'on', first: EACH_HAS_ONE }), action: 'hand fish ghost' },
      whoHasNoHand,
      ['Dan'],
    ),
  },
})

export const irregular: TennisLesson = lessonOf('irregular', TEXTS.irregular, {
  also: ['cormorant'],
  extra: true,
  numbered: 'stand back order counts loses',
  tasks: {
    stand: move(recordOf(MANY_POINTS, { ghosting: 'on' }), wasLetStand, 'stands ghost', {
      kinds: ['ghost', 'play', 'stands'],
    }),
    order: move(recordOf('K4TQ'), lastPlayed('78'), 'play 7', { line: 'play 7, play 8' }),
    loses: move(recordOf(TIED_FISH, { ghosting: 'on' }), and(wasLetStand, equals(handsOf(4), '-1')), 'stands ghost', {
      kinds: ['ghost', 'play', 'stands'],
      line: 'stands ghost, play T',
    }),
  },
})
