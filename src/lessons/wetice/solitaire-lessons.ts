import { lessonOf, options, type Outcome, move } from '../lesson.ts'
import { inPhase, tableIsEmpty, groupOf, won, ONE_MATCH, table, type WetIceLesson, lift } from './goals.ts'
import { aloneText, plusText } from '../../text/en/wetice/further-lessons.ts'
import type { Event, Position } from '../../engine/wetice/types.ts'

const clear = { type: 'move', kinds: ['swap'], goal: tableIsEmpty } as const

export const alone: WetIceLesson = lessonOf(aloneText, {
  id: 'alone',
  section: 'solitaire',
  tasks: {
    begin: move(
      table(ONE_MATCH, { mode: 'solo', phase: 'cleanup', played: ['swap a2 c4'] }),
      inPhase('swap'),
      ['pass'],
      { kinds: ['swap', 'pass'] },
    ),
    clear: {
      ...clear,
      record: table('.SS. HHC. CCHS', { mode: 'solo' }),
      moves: 1,
      answers: 'any',
    },
    pass: move(table('HSDC SHCD', { mode: 'solo' }), inPhase('over'), ['pass'], { kinds: ['swap', 'pass'] }),
    threeLinks: {
      ...clear,
      record: table('..H.. .SSH. CCHSC', { mode: 'solo' }),
      moves: 1,
      answers: ['swap c1 e1'],
    },
    twoSwaps: {
      ...clear,
      record: table('..CD. ..HHS ..CCS .SDDH', { mode: 'solo' }),
      moves: 2,
      answers: ['swap c4 e2'],
      line: ['swap c4 e2', 'swap b1 d3'],
    },
    oneWay: {
      ...clear,
      record: table('.DH.. .DHH. .HDS. SHHS.', { mode: 'solo' }),
      moves: 2,
      answers: ['swap a1 d3'],
      line: ['swap a1 d3', 'swap b1 c1'],
    },
  },
})

const pile = ({ events }: Outcome<Position, Event>): string =>
  events.some(event => event.type === 'score' && event.pile === 'four') ? 'four' : 'three'

export const plus: WetIceLesson = lessonOf(plusText, {
  id: 'plus',
  section: 'solitaire',
  tasks: {
    four: move(table('..H. HHSH', { mode: 'solo-plus' }), groupOf(4), ['swap c1 c2']),
    group: lift(table('H.... H.... SHHDH', { mode: 'solo-plus' }), 'swap a1 e1', ['a2', 'a3', 'b1', 'c1', 'e1']),
    houseRule: {
      type: 'choice',
      record: table('H.... H.... SHHDH', { mode: 'solo-plus', groups: 'lines' }),
      options: options(plusText.tasks.houseRule.options),
      action: 'swap a1 e1',
      right: pile,
      answer: 'three',
    },
    win: move(table('..S.. HSCC. HHSHC', { mode: 'solo-plus', piles: 'three 3 / four 6' }), won, ['swap a2 c1']),
    twoSwaps: move(table('.SSH. .DHDS HHSHD', { mode: 'solo-plus' }), won, ['swap c2 e1'], {
      line: ['swap c2 e1', 'swap c1 d2'],
    }),
  },
})
