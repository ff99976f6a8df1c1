import { happens, accepted, NO, yesIf, YES_OR_NO, and } from '../goals.ts'
import { choice, lessonOf, move, mark } from '../lesson.ts'
import {
  freeCells,
  seizes,
  captures,
  capturingCells,
  holds,
  takingCells,
  aligns,
  isSafe,
  switchedWith,
  newMatchRecord,
  recordOf,
  type WellsixLesson,
} from './goals.ts'
import * as TEXTS from '#text/wellsix/lessons.ts'
import { DECK, suitOf } from '../../engine/cards.ts'
import { colourOf } from '../../engine/wellsix/colours.ts'

export const opening: WellsixLesson = lessonOf('opening', TEXTS.opening, {
  also: ['cards'],
  numbered: 'first wholeTurn places below clubs',
  tasks: {
    first: move(newMatchRecord(), happens('place'), 'any', { kinds: ['place'] }),
    wholeTurn: move(
      newMatchRecord('place 7H 0,0'),
      ({ position, events }) => events.length > 0 && position.turn === 1,
      'any',
      { kinds: ['place'], line: 'place 9S 1,0, place 2S 2,0' },
    ),
    places: mark(newMatchRecord('place 7H 0,0', 'place 9S 1,0'), freeCells, '-1,0 0,-1 0,1 1,-1 1,1 2,0'),
    clubs: choice(newMatchRecord('place 7H 0,0'), YES_OR_NO, 'place 9C 1,0', yesIf(accepted), NO, {
      shows: DECK.filter(card => suitOf(card) === 'S'),
    }),
  },
})

export const turns: WellsixLesson = lessonOf('turns', TEXTS.turns, {
  also: ['place'],
  numbered: 'two noPass oneMore sameCard',
  tasks: {
    two: move(
      recordOf('5H 9S\n7H 2S', { moves: '1', played: ['place 4D 2,0'] }),
      ({ position, events }) => events.length > 0 && position.turn === 1,
      'any',
      { kinds: ['place'], line: 'place 3C 3,0, place KC 4,0' },
    ),
    sameCard: move(recordOf('.. .. 5H 8S\nKH QS QC 2D', { hands: ['3H', '3S'] }), seizes(2), 'capture 0,0 1,0', {
      kinds: ['capture', 'place'],
      line: 'capture 0,0 1,0, capture 1,0 2,0',
    }),
    ace: move(recordOf('KS 5H\n9S 7C', { hands: ['AD 4H', '2C'] }), seizes(1), 'place AD -1,1, place AD 0,2', {
      line: 'place AD -1,1, capture -1,1 0,1',
    }),
    noPass: choice(recordOf('5H 9S\n7H 2S', { turn: '2' }), YES_OR_NO, 'pass', yesIf(accepted), NO, {
      shows: DECK.filter(card => colourOf(card) === 'black' && !['9S', '2S'].includes(card)),
    }),
  },
})

export const capture: WellsixLesson = lessonOf('capture', TEXTS.capture, {
  numbered: 'seize kingAndQueen aceAndKing capturing own',
  tasks: {
    seize: move(recordOf('8S 6C\nKH QS', { hands: ['3H', '3S'] }), seizes(1), 'any', { kinds: ['capture'] }),
    aceAndKing: mark(recordOf('8S 6C\nAH KS', { hands: ['3H', '3S'] }), takingCells, '0,0'),
    capturing: mark(
      recordOf('TH 9C JD\n2D AS TS\n4H 5D 6S', { hands: ['KH', 'KS'] }),
      capturingCells,
      '0,1 0,2 1,0 2,2',
    ),
    own: move(recordOf('8S 6C 9C\nKH QD 2S', { hands: ['3H', '3S'] }), and(captures('QD'), holds(1, 'QD')), 'any', {
      kinds: ['capture'],
    }),
    closes: move(recordOf('.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'), aligns(1), 'capture 3,1 3,0', {
      kinds: ['place', 'switch', 'exchange', 'capture'],
    }),
  },
})

const placings = (row: string, places: readonly string[]): string =>
  DECK.filter(card => colourOf(card) === 'red' && !row.includes(card))
    .flatMap(card => places.map(place => `place ${card} ${place}`))
    .sort()
    .join(', ')

export const alignment: WellsixLesson = lessonOf('alignment', TEXTS.alignment, {
  numbered: 'six gap diagonal replaced cutOff',
  tasks: {
    six: move(recordOf('.. .. 6S .. ..\n2H 5H 7H 9D JD'), aligns(1), placings('2H 5H 7H 9D JD', ['-1,0', '5,0']), {
      kinds: ['place'],
    }),
    block: move(recordOf('KH 3S 5S 7S 9S', { moves: '1', hands: ['2H', '2S JS'] }), isSafe, 'place 2H 5,0'),
    open: move(
      recordOf('3S 5S 7S 9S', { hands: ['2H 4H', '2S JS'] }),
      and(isSafe, ({ position: { turn } }) => turn === 2),
      'place 2H -1,0, place 2H 4,0, place 4H -1,0, place 4H 4,0',
      {
        kinds: ['place'],
        line: 'place 2H -1,0, place 4H 4,0',
      },
    ),
    diagonal: choice(
      recordOf('.. .. .. .. JD\n.. .. .. 9D 8S\n.. .. 7H 6C ..\n.. 5H 4S .. ..\n2H 3S .. .. ..'),
      YES_OR_NO,
      'place KD 5,4',
      yesIf(aligns(1)),
      NO,
      { shows: ['0,0', '1,1', '2,2', '3,3', '4,4'] },
    ),
  },
})

export const switching: WellsixLesson = lessonOf('switch', TEXTS.switching, {
  numbered: 'two partner marked twoSwitches thenCapture',
  tasks: {
    two: move(recordOf('5H 9D KS', { hands: ['3H', '3S'] }), happens('switch'), 'any', { kinds: ['switch'] }),
    partner: mark(recordOf('5H 7H\n8S 9D', { hands: ['3H', '3S'] }), switchedWith('1,0'), '1,1'),
    thenCapture: move(recordOf('7S 8S 6C\nKH 4H QS', { hands: ['3H', '3S'] }), seizes(1), 'switch 0,0 1,0', {
      line: 'switch 0,0 1,0, capture 1,0 2,0',
    }),
  },
})
