import { choice, lessonOf, numbers, move } from '../lesson.ts'
import {
  whoHasPoints,
  whoIsNext,
  netIs,
  clears,
  pointsOf,
  hand,
  seatsTask,
  seatTask,
  type TennisLesson,
  handsOf,
  lastPlayed,
  whoHasNoHand,
  whoLeads,
  whoNeedsOne,
  whoWinsHand,
  whoWinsMatch,
  LEVEL_CORMORANT,
  LEVEL_FISH,
  MANY_POINTS,
} from './goals.ts'
import * as TEXTS from '../../text/en/tennis/lessons.ts'
import { happens, is, yesIf, YES_OR_NO, accepted, NO, and, not, stood } from '../goals.ts'
import type { Role } from '../../engine/tennis/types.ts'

export const seats: TennisLesson = lessonOf('seats', TEXTS.seats, {
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

export const pairs: TennisLesson = lessonOf('pairs', TEXTS.pairs, {
  section: 'hand',
  also: ['entering'],
  tasks: {
    enter: move(hand(''), ({ position }) => position.played[0] === 'K', 'play K'),
    next: seatTask({ record: hand('K4'), hidden: ['turn'] }, whoIsNext, 'Ben'),
    completes: seatTask({ record: hand('K4T'), hidden: ['turn'] }, whoIsNext, 'Dan'),
    both: move(hand('K4'), ({ position }) => position.played.join('') === 'K4TQ', 'play T', {
      line: 'play T, play Q',
    }),
  },
})

export const net: TennisLesson = lessonOf('net', TEXTS.net, {
  tasks: {
    difference: move(hand('94'), ({ position, events }) => events.length > 0 && position.played[2] === '5', 'play 5', {
      hidden: ['net'],
    }),
    order: move(hand('3Q'), ({ position, events }) => events.length > 0 && position.played[2] === '9', 'play 9', {
      hidden: ['net'],
    }),
    low: move(hand('94K'), netIs(1), 'play Q'),
    high: move(hand('94K'), netIs(12), 'play A'),
    jack: move(
      hand('94K6'),
      outcome => netIs(8)(outcome) && outcome.position.played.slice(4).includes('J'),
      'play 3, play J',
      { line: 'play J, play 3' },
    ),
  },
})

export const clearing: TennisLesson = lessonOf('clearing', TEXTS.clearing, {
  tasks: {
    over: move(hand('94'), clears, 'play 6, play 7, play 8, play 9, play J, play K, play Q, play T', {
      hidden: ['net'],
      kinds: ['play'],
    }),
    equal: move(hand('94'), ({ position, events }) => events.length > 0 && position.played[2] === '5', 'play 5', {
      hidden: ['net'],
    }),
    lowest: move(hand('3Q'), outcome => clears(outcome) && outcome.position.pair[0] === 'T', 'play T', {
      hidden: ['net'],
    }),
    first: seatsTask({ record: hand('K4TA'), hidden: ['points'] }, whoHasPoints, ['Ben']),
    thirdNet: seatsTask({ record: hand('K4TA2J'), hidden: ['points'] }, whoHasPoints, ['Ada', 'Ben']),
  },
})

export const matching: TennisLesson = lessonOf('matching', TEXTS.matching, {
  tasks: {
    both: move(hand('K48'), happens('match'), 'play 8'),
    instead: move(hand('K4J'), is(pointsOf(2), '2'), 'play J', { hidden: ['net'] }),
    onTop: choice(hand('K4J', { match: 'adds' }), numbers(1, 2, 3), 'play J', pointsOf(2), '3', { hidden: ['points'] }),
    netZero: move(hand('K4JJ'), ({ position, events }) => events.length > 0 && position.played[4] === 'A', 'play A', {
      hidden: ['net'],
    }),
    noNet: move(hand('7'), happens('match'), 'play 7'),
  },
})

/** But for the last card. */
const GHOST_WINS = '3K2A22K5465Q5Q8T93ATTQ7Q4J5437979696KKJ88J64AJT3A72'

/** Four hands, each won by one in this role; Ada is the Ghost again after them. */
const hands = (...winners: readonly Role[]): readonly string[] => winners.flatMap(role => [`hand ${role}`, 'next'])

const BEN_HAS_TWO = hands('angler', 'fish', 'cormorant', 'cormorant')
const CLEO_HAS_TWO = hands('fish', 'angler', 'fish', 'fish')
const EACH_HAS_ONE = hands('cormorant', 'angler', 'fish', 'fish')

export const winning: TennisLesson = lessonOf('winning', TEXTS.winning, {
  section: 'winning-a-hand',
  also: ['winning'],
  tasks: {
    tie: seatTask({ record: hand(LEVEL_FISH), action: 'play T' }, whoWinsHand, 'Cleo'),
    cormorant: seatTask({ record: hand(LEVEL_CORMORANT), action: 'play 4' }, whoWinsHand, 'Dan'),
    ghost: seatsTask({ record: hand(GHOST_WINS, { first: BEN_HAS_TWO }), action: 'play 8' }, whoLeads, ['Ada', 'Ben']),
    level: seatsTask(
      { record: hand('', { target: '3', first: ['hand ghost', 'next'] }), action: 'hand ghost' },
      whoNeedsOne,
      ['Ada', 'Ben'],
    ),
    match: seatTask(
      { record: hand('', { target: '2', first: ['hand fish', 'next'] }), action: 'hand ghost' },
      whoWinsMatch,
      'Ben',
    ),
  },
})

export const cormorant: TennisLesson = lessonOf('cormorant', TEXTS.cormorant, {
  tasks: {
    turn: move(hand('K4', { ghosting: 'on' }), happens('ghost'), 'ghost', { kinds: ['ghost', 'play'] }),
    again: choice(hand('K4', { ghosting: 'on', first: ['ghost'] }), YES_OR_NO, 'ghost', yesIf(accepted), NO),
    late: choice(hand(MANY_POINTS, { ghosting: 'on' }), YES_OR_NO, 'ghost', yesIf(accepted), NO),
    won: seatsTask(
      { record: hand('', { ghosting: 'on', first: CLEO_HAS_TWO }), action: 'hand cormorant ghost' },
      whoLeads,
      ['Cleo', 'Dan'],
    ),
    lost: seatsTask(
      { record: hand('', { ghosting: 'on', first: EACH_HAS_ONE }), action: 'hand fish ghost' },
      whoHasNoHand,
      ['Dan'],
    ),
  },
})

export const irregular: TennisLesson = lessonOf('irregular', TEXTS.irregular, {
  also: ['cormorant'],
  tasks: {
    stand: move(hand(MANY_POINTS, { ghosting: 'on' }), stood, 'stands ghost', { kinds: ['ghost', 'play', 'stands'] }),
    back: move(hand(MANY_POINTS, { ghosting: 'on' }), and(not(stood), lastPlayed('9')), 'play 9', {
      kinds: ['ghost', 'play', 'stands'],
    }),
    order: move(hand('K4TQ'), lastPlayed('78'), 'play 7', { line: 'play 7, play 8' }),
    counts: move(hand(LEVEL_CORMORANT), and(stood, is(handsOf(4), '2')), 'stands ghost', {
      kinds: ['ghost', 'play', 'stands'],
      line: 'stands ghost, play 4',
    }),
    loses: move(hand(LEVEL_FISH, { ghosting: 'on' }), and(stood, is(handsOf(4), '-1')), 'stands ghost', {
      kinds: ['ghost', 'play', 'stands'],
      line: 'stands ghost, play T',
    }),
  },
})
