import { choice, lessonOf, move, mark } from '../lesson.ts'
import {
  cardsForExchange,
  seizes,
  aligns,
  cutOffBy,
  captures,
  isAt,
  recordOf,
  type WellsixLesson,
  type WellsixOutcome,
} from './goals.ts'
import * as TEXTS from '#text/wellsix/further-lessons.ts'
import { happens, equals, and, wasLetStand, NO, yesIf, YES_OR_NO } from '../goals.ts'

export const exchange: WellsixLesson = lessonOf('exchange', TEXTS.exchange, {
  numbered: 'king fromTable fromHand thenSeize',
  tasks: {
    king: move(recordOf('5H 9S 3H', { hands: ['KD', '5S'] }), happens('exchange'), 'any', { kinds: ['exchange'] }),
    fromHand: mark(
      recordOf('5H 9S 3H', { hands: ['KD 2H', '5S'] }),
      position => cardsForExchange(position, '0,0'),
      '2H KD',
    ),
    thenSeize: move(recordOf('8S 6C\n5H QS', { hands: ['KD 2H', '5S'] }), seizes(1), 'exchange 0,0 KD', {
      line: 'exchange 0,0 KD, capture 0,0 1,0',
    }),
  },
})

const SPLIT = recordOf('8S KH QS 6C\n5H .. 7S 9S', { hands: ['3H', '3S'] })

export const isolation: WellsixLesson = lessonOf('isolation', TEXTS.isolation, {
  numbered: 'cutOff returned seizeTwo equalGroups seizeFour',
  tasks: {
    cutOff: mark(SPLIT, cutOffBy('capture 1,1 2,1'), '0,0 0,1', { action: 'capture 1,1 2,1' }),
    seizeTwo: move(recordOf('8S KH QS 6C ..\n.. .. 7S 9S TH', { hands: ['3H', '3S'] }), seizes(2), 'capture 1,1 2,1'),
    equalGroups: move(
      recordOf('8S 5S KH QS 6C', { hands: ['3H', '3S'], played: ['capture 2,0 3,0'] }),
      seizes(2),
      'keep 3,0, keep 4,0',
    ),
    seizeFour: move(
      recordOf('4S 6S .. .. ..\n3C KH QS 5D ..\n.. 2H JC 8S 9H', { hands: ['3H', '3S'] }),
      seizes(4),
      'capture 1,1 2,1',
    ),
    line: choice(
      recordOf('.. .. 4S 3C 2C ..\n.. .. 6S 8S TS 5C\n.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'),
      YES_OR_NO,
      'capture 3,1 3,0',
      yesIf(aligns(1)),
      NO,
      {
        shows: ['2,2', '2,3', '3,2', '3,3', '4,2', '4,3', '5,2'],
      },
    ),
  },
})

const LAST_MOVE = { moves: '1', quiet: '9' } as const
const PLACINGS = ['-1,0', '-1,1', '0,-1', '0,2', '1,-1', '1,2', '2,0', '2,1']
  .map(place => `place 3H ${place}`)
  .join(', ')
const NINE_QUIET = recordOf('8S 6C\nKH QS', { ...LAST_MOVE, hands: ['3H', '2S'] })

export const end: WellsixLesson = lessonOf('end', TEXTS.end, {
  numbered: 'tenth seizure goOn agreed',
  tasks: {
    tenth: move(NINE_QUIET, happens('game-over'), `exchange 0,0 3H, ${PLACINGS}`, {
      kinds: ['place', 'switch', 'exchange', 'capture'],
    }),
    goOn: move(recordOf('TH 9C 2S\nJD 4C 8S', LAST_MOVE), seizes(1), 'capture 0,1 1,1', {
      kinds: ['place', 'switch', 'exchange', 'capture'],
    }),
    agreed: move(recordOf('8S 6C\n4H TD', { hands: ['6H', '2S'], quiet: '4' }), happens('game-over'), 'agree', {
      kinds: ['place', 'switch', 'exchange', 'capture', 'agree'],
    }),
  },
})

const LINE = '.. .. 6S .. ..\n2H 5H 7H 9D JD'

const pointsOf =
  (player: 1 | 2) =>
  ({ events }: WellsixOutcome): number | null =>
    events.find(event => event.type === 'game-over')?.scores[player - 1] ?? null

export const match: WellsixLesson = lessonOf('match', TEXTS.match, {
  numbered: 'line other quiet opener opening',
  tasks: {
    quiet: move(
      recordOf('8S 6C\nKH QS', { moves: '1', quiet: '9', seized: '4S 8C 9C / 3H QD' }),
      equals(pointsOf(1), 3),
      'any',
      { kinds: ['place', 'switch', 'exchange'] },
    ),
    opener: move(
      recordOf(LINE, { seized: '4S / 3H', played: ['place KD 5,0', 'next'] }),
      outcome => happens('place')(outcome) && outcome.position.red === 2,
      'any',
      { kinds: ['place'] },
    ),
  },
})

const FOUR = recordOf('KH 5S\n9H 3S', { hands: ['2H', '4S'] })

export const irregular: WellsixLesson = lessonOf('irregular', TEXTS.irregular, {
  also: ['record'],
  extra: true,
  tasks: {
    stand: move(FOUR, and(wasLetStand, captures('3S')), 'stands capture 0,0 1,0', { kinds: ['capture', 'stands'] }),
    follows: mark(recordOf('5C 9H 3S 4D 6C', { hands: ['2H', '4S'] }), cutOffBy('stands capture 1,0 2,0'), '0,0', {
      action: 'stands capture 1,0 2,0',
    }),
    right: move(FOUR, and(isAt('5S', '1,0'), isAt('3S', '1,1')), 'correct 1,0 5S 1,1 3S'),
  },
})
