import { and } from '../goals.ts'
import { choice, lessonOf, optionsFrom, mark, move } from '../lesson.ts'
import {
  cellsInMatches,
  sharedCells,
  hasNoMatch,
  matchOf,
  partnersOf,
  isAt,
  links,
  originOfCardAt,
  slidBy,
  recordOf,
  type WetIceLesson,
  ONE_MATCH,
  TWO_MATCHES,
  removalTask,
} from './goals.ts'
import * as TEXTS from '#text/wetice/lessons.ts'

export const runs: WetIceLesson = lessonOf('runs', TEXTS.runs, {
  section: 'match',
  also: ['table'],
  bare: true,
  numbered: 'row column cross threeMatches all',
  tasks: {
    row: mark(recordOf('SHHHD'), cellsInMatches, 'b1 c1 d1'),
    column: mark(recordOf('H.... SHCS. DSHSC DCSSH'), cellsInMatches, 'd1 d2 d3'),
    cross: mark(recordOf('H.... H.C.. HHHSD'), sharedCells, 'a1'),
  },
})

export const entering: WetIceLesson = lessonOf('entering', TEXTS.entering, {
  section: 'record',
  also: ['table', 'mistakes', 'irregular'],
  extra: true,
  bare: true,
  numbered: 'place correction undo whoDecides',
  tasks: {
    place: mark(recordOf('HSDC SHCD CDHS'), () => ['c2'], 'c2', { named: true }),
    correction: move(recordOf('HDSC SHDC'), and(isAt('H', 'a1'), isAt('S', 'b1')), 'correct a1 H b1 S', {
      named: true,
    }),
  },
})

export const cleanup: WetIceLesson = lessonOf('cleanup', TEXTS.cleanup, {
  numbered: 'one marked both beginner three',
  tasks: {
    one: move(recordOf(ONE_MATCH, { phase: 'cleanup' }), hasNoMatch, 'any', { kinds: ['swap'] }),
    both: move(
      recordOf(TWO_MATCHES, { phase: 'cleanup' }),
      hasNoMatch,
      'swap d5 f3, swap d5 f4, swap d5 f5, swap e5 f3, swap e5 f4, swap e5 f5',
    ),
    beginner: choice(
      recordOf(TWO_MATCHES, { phase: 'cleanup', played: ['swap d5 f4', 'pass'] }),
      optionsFrom({ 1: 'Ada', 2: 'Ben' }),
      'pass',
      ({ position }) => position.turn,
      '1',
      { shows: ['d5', 'f4'] },
    ),
  },
})

export const swap: WetIceLesson = lessonOf('swap', TEXTS.swap, {
  numbered: 'beside far partners five only',
  tasks: {
    beside: move(recordOf('HHSHD'), matchOf(3), 'any', { line: 'swap c1 d1' }),
    far: move(recordOf('DSSHCHCS'), matchOf(3), 'any', { line: 'swap d1 h1' }),
    five: move(recordOf('..C.H... SHHDHHSC'), matchOf(5), 'swap d1 e2'),
    partners: mark(recordOf('HSHHD'), partnersOf('a1'), 'b1 e1'),
  },
})

export const fall: WetIceLesson = lessonOf('fall', TEXTS.fall, {
  also: ['layout'],
  bare: true,
  numbered: 'one two clubDown sliding tall',
  tasks: {
    one: mark(recordOf('C... HHSH'), originOfCardAt('a1', 'swap c1 d1'), 'a2', { action: 'swap c1 d1' }),
    clubDown: move(recordOf('C... DDSD'), isAt('C', 'a1'), 'swap c1 d1'),
    sliding: mark(recordOf('S.D.. CSD.. HHSHC'), slidBy('swap c1 d1'), 'a2 a3 b2 c2 c3', {
      action: 'swap c1 d1',
    }),
    tall: move(
      recordOf('H. C. SD SS DS', { layout: '6x8' }),
      isAt('H', 'a2'),
      'swap a1 b1, swap a1 b2, swap a4 b1, swap a4 b2',
    ),
  },
})

export const chains: WetIceLesson = lessonOf('chains', TEXTS.chains, {
  section: 'remove',
  also: ['fall'],
  bare: true,
  numbered: 'marked two atOnce again three',
  tasks: {
    two: move(recordOf('H.SD. HDDC. DSSH.'), links(2), 'swap c3 d1'),
    marked: removalTask(recordOf('..SD. HSCD. SDSHH'), 'swap a2 c1', 'a2 b2 c1 c3 d1 e1'),
    atOnce: removalTask(recordOf('H... S... SHH. HSSC'), 'swap a1 a2', 'a1 a2 b1 b2 c1 c2'),
    three: move(recordOf('..C... .CS... CDH.SS DHCSDD DSSHHD'), links(3), 'swap c3 f1'),
  },
})
