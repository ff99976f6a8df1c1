import { happens, accepted, NO, yesIf, YES_OR_NO, and } from '../goals.ts'
import { choice, lessonOf, move, mark } from '../lesson.ts'
import {
  lies,
  placesBeside,
  seizes,
  placesBesideTwo,
  captures,
  capturingCells,
  holds,
  takingCells,
  aligns,
  switchableCells,
  switchedWith,
  freshTable,
  table,
  type WellsixLesson,
} from './goals.ts'
import * as TEXTS from '../../text/en/wellsix/lessons.ts'
import { DECK, suitOf } from '../../engine/cards.ts'
import { colourOf } from '../../engine/wellsix/colours.ts'

export const opening: WellsixLesson = lessonOf('opening', TEXTS.opening, {
  also: ['cards'],
  tasks: {
    first: move(freshTable(), happens('place'), 'any', { kinds: ['place'] }),
    wholeTurn: move(
      freshTable('place 7H 0,0'),
      ({ position, events }) => events.length > 0 && position.turn === 1,
      'any',
      { kinds: ['place'], line: 'place 9S 1,0, place 2S 2,0' },
    ),
    places: mark(freshTable('place 7H 0,0', 'place 9S 1,0'), placesBeside, '-1,0 0,-1 0,1 1,-1 1,1 2,0'),
    below: move(freshTable('place 7H 0,0'), lies('9S', '0,-1'), 'place 9S 0,-1'),
    clubs: choice(freshTable('place 7H 0,0'), YES_OR_NO, 'place 9C 1,0', yesIf(accepted), NO, {
      // What Ben may lay.
      shows: DECK.filter(card => suitOf(card) === 'S'),
    }),
  },
})

export const turns: WellsixLesson = lessonOf('turns', TEXTS.turns, {
  tasks: {
    two: move(
      table('5H 9S\n7H 2S', { moves: '1', played: ['place 4D 2,0'] }),
      ({ position, events }) => events.length > 0 && position.turn === 1,
      'any',
      { kinds: ['place'], line: 'place 3C 3,0, place KC 4,0' },
    ),
    noPass: choice(table('5H 9S\n7H 2S', { turn: '2' }), YES_OR_NO, 'pass', yesIf(accepted), NO, {
      shows: DECK.filter(card => colourOf(card) === 'black' && !['9S', '2S'].includes(card)),
    }),
    oneMore: move(
      table('5H 9S\n7H 2S', { hands: ['3H', '4C'], played: ['switch 0,0 0,1'] }),
      ({ position, events }) => events.length > 0 && position.turn === 2,
      'any',
      { kinds: ['place'] },
    ),
    sameCard: move(table('.. .. 5H 8S\nKH QS QC 2D', { hands: ['3H', '3S'] }), seizes(2), 'capture 0,0 1,0', {
      kinds: ['capture', 'place'],
      line: 'capture 0,0 1,0, capture 1,0 2,0',
    }),
  },
})

export const place: WellsixLesson = lessonOf('place', TEXTS.place, {
  tasks: {
    places: mark(table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }), placesBeside, '-1,0 0,-1 0,1 1,-1 1,2 2,0 2,1'),
    touchingTwo: mark(table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }), placesBesideTwo, '0,1'),
    corner: move(table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }), lies('4D', '0,1'), 'place 4D 0,1'),
    ace: move(table('KS 5H\n9S 7C', { hands: ['AD 4H', '2C'] }), seizes(1), 'place AD -1,1, place AD 0,2', {
      line: 'place AD -1,1, capture -1,1 0,1',
    }),
  },
})

export const capture: WellsixLesson = lessonOf('capture', TEXTS.capture, {
  tasks: {
    seize: move(table('8S 6C\nKH QS', { hands: ['3H', '3S'] }), seizes(1), 'any', { kinds: ['capture'] }),
    kingAndQueen: mark(table('8S 6C\nQH KS', { hands: ['3H', '3S'] }), takingCells, '1,0'),
    aceAndKing: mark(table('8S 6C\nAH KS', { hands: ['3H', '3S'] }), takingCells, '0,0'),
    capturing: mark(table('TH 9C JD\n2D AS TS\n4H 5D 6S', { hands: ['KH', 'KS'] }), capturingCells, '0,1 0,2 1,0 2,2'),
    own: move(table('8S 6C 9C\nKH QD 2S', { hands: ['3H', '3S'] }), and(captures('QD'), holds(1, 'QD')), 'any', {
      kinds: ['capture'],
    }),
  },
})

/** Every way to place a red card that does not lie in this row on one of the places. */
export const placings = (row: string, places: readonly string[]): string =>
  DECK.filter(card => colourOf(card) === 'red' && !row.includes(card))
    .flatMap(card => places.map(place => `place ${card} ${place}`))
    .sort()
    .join(', ')

export const alignment: WellsixLesson = lessonOf('alignment', TEXTS.alignment, {
  tasks: {
    six: move(table('.. .. 6S .. ..\n2H 5H 7H 9D JD'), aligns(1), placings('2H 5H 7H 9D JD', ['-1,0', '5,0']), {
      kinds: ['place'],
    }),
    gap: move(table('2H 5H 7H .. 9D JD\n.. .. 6S 8S TC ..'), aligns(1), placings('2H 5H 7H 9D JD', ['3,1']), {
      kinds: ['place'],
    }),
    diagonal: choice(
      table('.. .. .. .. JD\n.. .. .. 9D 8S\n.. .. 7H 6C ..\n.. 5H 4S .. ..\n2H 3S .. .. ..'),
      YES_OR_NO,
      'place KD 5,4',
      yesIf(aligns(1)),
      NO,
      { shows: ['0,0', '1,1', '2,2', '3,3', '4,4'] },
    ),
    replaced: move(table('.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'), aligns(1), 'capture 3,1 3,0', {
      kinds: ['place', 'switch', 'exchange', 'capture'],
    }),
    cutOff: choice(
      table('.. .. 4S 3C 2C ..\n.. .. 6S 8S TS 5C\n.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'),
      YES_OR_NO,
      'capture 3,1 3,0',
      yesIf(aligns(1)),
      NO,
      {
        // The larger group.
        shows: ['2,2', '2,3', '3,2', '3,3', '4,2', '4,3', '5,2'],
      },
    ),
  },
})

export const switching: WellsixLesson = lessonOf('switch', TEXTS.switching, {
  tasks: {
    two: move(table('5H 9D KS', { hands: ['3H', '3S'] }), happens('switch'), 'any', { kinds: ['switch'] }),
    partner: mark(table('5H 7H\n8S 9D', { hands: ['3H', '3S'] }), switchedWith('1,0'), '1,1'),
    marked: mark(table('5H 9D KS', { hands: ['3H', '3S'] }), switchableCells, '0,0 1,0'),
    twoSwitches: move(
      table('7D 8H 6C\n4H 5H 2S', { hands: ['3H', '3S'] }),
      lies('4H', '1,1'),
      'switch 0,0 0,1, switch 0,0 1,0',
      { line: 'switch 0,0 1,0, switch 1,0 1,1' },
    ),
    thenCapture: move(table('7S 8S 6C\nKH 4H QS', { hands: ['3H', '3S'] }), seizes(1), 'switch 0,0 1,0', {
      line: 'switch 0,0 1,0, capture 1,0 2,0',
    }),
  },
})
