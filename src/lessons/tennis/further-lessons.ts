import { yesIf, YES_OR_NO, accepted, NO, and, not, stood } from '../goals.ts'
import type { Role } from '../../engine/tennis/types.ts'
import { lessonOf, move } from '../lesson.ts'
import { winningText, cormorantText, irregularText } from '../../text/en/tennis/lessons.ts'
import {
  handsOf,
  happens,
  lastPlayed,
  whoHasNoHand,
  whoLeads,
  whoNeedsOne,
  whoWinsHand,
  whoWinsMatch,
  hand,
  LEVEL_CORMORANT,
  LEVEL_FISH,
  MANY_POINTS,
  seatsTask,
  seatTask,
  type TennisLesson,
} from './goals.ts'

/** But for the last card. */
const GHOST_WINS = '3K2A22K5465Q5Q8T93ATTQ7Q4J5437979696KKJ88J64AJT3A72'

/** Four hands, each won by one in this role; Ada is the Ghost again after them. */
const hands = (...winners: readonly Role[]): readonly string[] => winners.flatMap(role => [`hand ${role}`, 'next'])

const BEN_HAS_TWO = hands('angler', 'fish', 'cormorant', 'cormorant')
const CLEO_HAS_TWO = hands('fish', 'angler', 'fish', 'fish')
const EACH_HAS_ONE = hands('cormorant', 'angler', 'fish', 'fish')

export const winning: TennisLesson = lessonOf(winningText, {
  id: 'winning',
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

export const cormorant: TennisLesson = lessonOf(cormorantText, {
  id: 'cormorant',
  section: 'cormorant',
  tasks: {
    turn: move(hand('K4', { ghosting: 'on' }), happens('ghost'), ['ghost'], { kinds: ['ghost', 'play'] }),
    again: {
      type: 'choice',
      record: hand('K4', { ghosting: 'on', first: ['ghost'] }),
      options: YES_OR_NO,
      action: 'ghost',
      right: yesIf(accepted),
      answer: NO,
    },
    late: {
      type: 'choice',
      record: hand(MANY_POINTS, { ghosting: 'on' }),
      options: YES_OR_NO,
      action: 'ghost',
      right: yesIf(accepted),
      answer: NO,
    },
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

export const irregular: TennisLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  also: ['cormorant'],
  tasks: {
    stand: move(hand(MANY_POINTS, { ghosting: 'on' }), stood, ['stands ghost'], { kinds: ['ghost', 'play', 'stands'] }),
    back: move(hand(MANY_POINTS, { ghosting: 'on' }), and(not(stood), lastPlayed('9')), ['play 9'], {
      kinds: ['ghost', 'play', 'stands'],
    }),
    order: move(hand('K4TQ'), lastPlayed('78'), ['play 7'], { line: ['play 7', 'play 8'] }),
    counts: move(
      hand(LEVEL_CORMORANT),
      and(stood, outcome => handsOf(4)(outcome) === '2'),
      ['stands ghost'],
      { kinds: ['ghost', 'play', 'stands'], line: ['stands ghost', 'play 4'] },
    ),
    loses: move(
      hand(LEVEL_FISH, { ghosting: 'on' }),
      and(stood, outcome => handsOf(4)(outcome) === '-1'),
      ['stands ghost'],
      { kinds: ['ghost', 'play', 'stands'], line: ['stands ghost', 'play T'] },
    ),
  },
})
