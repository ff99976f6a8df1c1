import { lessonOf, options, type Outcome } from '../lesson.ts'
import {
  cellsInMatches,
  sharedCells,
  noMatchLies,
  matchOf,
  partnersOf,
  lies,
  links,
  cardFor,
  slidBy,
  liftedBy,
  table,
  type WetIceLesson,
  ONE_MATCH,
  THREE_MATCHES,
  TWO_MATCHES,
} from './goals.ts'
import { runsText, enteringText, cleanupText, swapText, fallText, chainsText } from '../../text/en/wetice/lessons.ts'
import type { Event, Position } from '../../engine/wetice/types.ts'

export const runs: WetIceLesson = lessonOf(runsText, {
  id: 'runs',
  section: 'match',
  also: ['table'],
  tasks: {
    row: {
      type: 'mark',
      record: table('SHHHD'),
      right: cellsInMatches,
      answer: ['b1', 'c1', 'd1'],
    },
    column: {
      type: 'mark',
      record: table('H.... SHCS. DSHSC DCSSH'),
      right: cellsInMatches,
      answer: ['d1', 'd2', 'd3'],
    },
    cross: {
      type: 'mark',
      record: table('H.... H.C.. HHHSD'),
      right: sharedCells,
      answer: ['a1'],
    },
    threeMatches: {
      type: 'mark',
      record: table('S....... S..D...C S..D..CC HHHHSHHC'),
      right: cellsInMatches,
      answer: ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'h1', 'h2', 'h3'],
    },
    all: {
      type: 'mark',
      record: table('.C..S... HCDDDS.. HHSDCSS. HSSSHHSD'),
      right: cellsInMatches,
      answer: ['a1', 'a2', 'a3', 'b1', 'c1', 'c3', 'd1', 'd3', 'e3'],
    },
  },
})

export const entering: WetIceLesson = lessonOf(enteringText, {
  id: 'entering',
  section: 'record',
  also: ['table', 'mistakes', 'irregular'],
  tasks: {
    place: {
      type: 'mark',
      record: table('HSDC SHCD CDHS'),
      right: () => ['c2'],
      answer: ['c2'],
    },
    correction: {
      type: 'move',
      record: table('HDSC SHDC'),
      kinds: ['correct'],
      moves: 1,
      goal: outcome => lies('H', 'a1')(outcome) && lies('S', 'b1')(outcome),
      answers: ['correct a1 H b1 S'],
    },
    undo: {
      type: 'choice',
      record: table('HHCH', { played: ['swap c1 d1'] }),
      options: options(enteringText.tasks.undo.options),
      action: null,
      right: () => 'undo',
      answer: 'undo',
    },
    whoDecides: {
      type: 'choice',
      record: table('HDSC SHDC'),
      options: options(enteringText.tasks.whoDecides.options),
      action: null,
      right: () => 'all',
      answer: 'all',
    },
  },
})

const whoIsNext = ({ position }: Outcome<Position, Event>): string => String(position.turn)

export const cleanup: WetIceLesson = lessonOf(cleanupText, {
  id: 'cleanup',
  section: 'cleanup',
  tasks: {
    one: {
      type: 'move',
      record: table(ONE_MATCH, { phase: 'cleanup' }),
      kinds: ['swap'],
      moves: 1,
      goal: noMatchLies,
      answers: 'any',
    },
    marked: {
      type: 'mark',
      record: table(TWO_MATCHES, { phase: 'cleanup' }),
      right: cellsInMatches,
      answer: ['c5', 'd5', 'e5', 'f3', 'f4', 'f5'],
    },
    both: {
      type: 'move',
      record: table(TWO_MATCHES, { phase: 'cleanup' }),
      kinds: ['swap'],
      moves: 1,
      goal: noMatchLies,
      answers: ['swap d5 f3', 'swap d5 f4', 'swap d5 f5', 'swap e5 f3', 'swap e5 f4', 'swap e5 f5'],
    },
    beginner: {
      type: 'choice',
      record: table(TWO_MATCHES, { phase: 'cleanup', played: ['swap d5 f4', 'pass'] }),
      options: options({ 1: 'Ada', 2: 'Ben' }),
      action: 'pass',
      right: whoIsNext,
      answer: '1',
    },
    three: {
      type: 'move',
      record: table(THREE_MATCHES, { phase: 'cleanup' }),
      kinds: ['swap'],
      moves: 1,
      goal: noMatchLies,
      answers: ['swap b1 e2', 'swap c1 e2', 'swap d1 e2'],
    },
  },
})

export const swap: WetIceLesson = lessonOf(swapText, {
  id: 'swap',
  section: 'swap',
  tasks: {
    beside: {
      type: 'move',
      record: table('HHSHD'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    far: {
      type: 'move',
      record: table('DSSHCHCS'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    partners: {
      type: 'mark',
      record: table('HSHHD'),
      right: partnersOf('a1'),
      answer: ['b1', 'e1'],
    },
    five: {
      type: 'move',
      record: table('..C.H... SHHDHHSC'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(5),
      answers: ['swap d1 e2'],
    },
    only: {
      type: 'move',
      record: table('CS..SS HDD.HC SCHSCD'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
  },
})

export const fall: WetIceLesson = lessonOf(fallText, {
  id: 'fall',
  section: 'fall',
  also: ['layout'],
  tasks: {
    one: {
      type: 'mark',
      record: table('C... HHSH'),
      action: 'swap c1 d1',
      right: cardFor('a1', 'swap c1 d1'),
      answer: ['a2'],
    },
    two: {
      type: 'mark',
      record: table('D... C... HHSH SDCC'),
      action: 'swap c2 d2',
      right: cardFor('a3', 'swap c2 d2'),
      answer: ['a4'],
    },
    clubDown: {
      type: 'move',
      record: table('C... DDSD'),
      kinds: ['swap'],
      moves: 1,
      goal: lies('C', 'a1'),
      answers: ['swap c1 d1'],
    },
    sliding: {
      type: 'mark',
      record: table('S.D.. CSD.. HHSHC'),
      action: 'swap c1 d1',
      right: slidBy('swap c1 d1'),
      answer: ['a2', 'a3', 'b2', 'c2', 'c3'],
    },
    tall: {
      type: 'move',
      record: table('H. C. SD SS DS', { layout: '6x8' }),
      kinds: ['swap'],
      moves: 1,
      goal: lies('H', 'a2'),
      answers: ['swap a1 b1', 'swap a1 b2', 'swap a4 b1', 'swap a4 b2'],
    },
  },
})

export const chains: WetIceLesson = lessonOf(chainsText, {
  id: 'chains',
  section: 'remove',
  also: ['fall'],
  tasks: {
    marked: {
      type: 'mark',
      record: table('..SD. HSCD. SDSHH'),
      action: 'swap a2 c1',
      right: liftedBy('swap a2 c1'),
      answer: ['a2', 'b2', 'c1', 'c3', 'd1', 'e1'],
    },
    two: {
      type: 'move',
      record: table('H.SD. HDDC. DSSH.'),
      kinds: ['swap'],
      moves: 1,
      goal: links(2),
      answers: ['swap c3 d1'],
    },
    atOnce: {
      type: 'mark',
      record: table('H... S... SHH. HSSC'),
      action: 'swap a1 a2',
      right: liftedBy('swap a1 a2'),
      answer: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
    },
    again: {
      type: 'move',
      record: table('.CHH. .HSH. DHDSS'),
      kinds: ['swap'],
      moves: 1,
      goal: links(2),
      answers: ['swap c1 c2'],
    },
    three: {
      type: 'move',
      record: table('..C... .CS... CDH.SS DHCSDD DSSHHD'),
      kinds: ['swap'],
      moves: 1,
      goal: links(3),
      answers: ['swap c3 f1'],
    },
  },
})
