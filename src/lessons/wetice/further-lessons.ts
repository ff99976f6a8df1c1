import { pileOf, pileSize } from '../../engine/wetice/board.ts'
import { equals, inPhase, and, not, wasLetStand } from '../goals.ts'
import { lessonOf, mark, move } from '../lesson.ts'
import * as TEXTS from '#text/wetice/further-lessons.ts'
import {
  goesTo,
  gives,
  leads,
  removes,
  isLayoutEmpty,
  hasWon,
  isAt,
  partnersOf,
  recordOf,
  type WetIceLesson,
  removalTask,
  groupOf,
} from './goals.ts'

export const score: WetIceLesson = lessonOf('score', TEXTS.score, {
  section: 'remove',
  numbered: 'newSuits owned forAda laterLink twoLines',
  tasks: {
    twoLines: move(
      recordOf('HH.....  SSDSDDHC', { piles: 'S3 / H4' }),
      equals(({ position }) => pileSize(pileOf(position, 1)), 9),
      'swap c1 d1',
    ),
    owned: removalTask(recordOf('HHSHD', { piles: 'S3 / H4' }), 'swap c1 d1', 'a1 b1 d1', 2),
    forAda: move(
      recordOf('HHDHSSCS', { piles: 'S3 / H4' }),
      and(goesTo(1, 'S'), not(goesTo(2, 'H'))),
      'swap d1 h1, swap e1 g1, swap g1 h1',
    ),
  },
})

export const give: WetIceLesson = lessonOf('give', TEXTS.give, {
  numbered: 'fewest beforeFall growing swapAndGive',
  tasks: {
    fewest: move(recordOf('HHCH', { piles: 'S6 D5 / -', played: ['swap c1 d1'] }), gives('H'), 'give H'),
    growing: move(
      recordOf('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      goesTo(1, 'S'),
      'give D, give H',
    ),
    swapAndGive: move(recordOf('.SS. HHSH', { piles: 'S3 D5 / C4' }), and(leads(1), inPhase('over')), 'any', {
      kinds: ['swap', 'give'],
      line: 'swap a1 c1, give H',
    }),
  },
})

export const overlooked: WetIceLesson = lessonOf('overlooked', TEXTS.overlooked, {
  section: 'mistakes',
  numbered: 'elsewhere lifted marked owner nine',
  tasks: {
    elsewhere: mark(recordOf('DDDSHCS'), partnersOf('d1'), 'a1'),
    lifted: move(recordOf('DDD.HHSH'), removes(6), 'any', { line: 'swap g1 h1' }),
    owner: removalTask(recordOf('S..... S..... SDDCDH', { piles: 'D3 / S5' }), 'swap d1 e1', 'a1 a2 a3', 2),
  },
})

export const end: WetIceLesson = lessonOf('end', TEXTS.end, {
  section: 'over',
  numbered: 'firstPass secondPass draw clear',
  tasks: {
    firstPass: move(recordOf('HSDC SHCD', { piles: 'S10 D8 / H9 C7' }), inPhase('over'), 'pass', {
      kinds: ['swap', 'pass'],
      line: 'pass, pass',
    }),
    secondPass: move(
      recordOf('HHSHC DDCDS', { piles: 'S9 C9 / H9 D8', turn: '2', played: ['pass'] }),
      and(inPhase('over'), hasWon),
      'pass',
      { kinds: ['swap', 'pass'] },
    ),
    clear: move(recordOf('HHSHSS', { piles: 'H9 D9 / S9 C9' }), isLayoutEmpty, 'swap c1 d1'),
  },
})

export const irregular: WetIceLesson = lessonOf('irregular', TEXTS.irregular, {
  also: ['mistakes'],
  extra: true,
  numbered: 'stand follows back right',
  tasks: {
    stand: move(recordOf('HSDC SHDC'), wasLetStand, 'stands swap a1 d2', { kinds: ['swap', 'stands'], named: true }),
    follows: removalTask(recordOf('..D. HSD. CCD. SHHC'), 'stands swap a1 b2', 'c2 c3 c4'),
    right: move(recordOf('HSDC SHDC'), isAt('D', 'b1'), 'correct b1 D', { named: true }),
  },
})

export const alone: WetIceLesson = lessonOf('alone', TEXTS.alone, {
  section: 'solitaire',
  numbered: 'begin clear pass threeLinks twoSwaps oneWay',
  tasks: {
    clear: move(recordOf('.SS. HHC. CCHS', { mode: 'solo' }), isLayoutEmpty, 'any', { kinds: ['swap'] }),
    threeLinks: move(recordOf('..H.. .SSH. CCHSC', { mode: 'solo' }), isLayoutEmpty, 'swap c1 e1'),
    twoSwaps: move(recordOf('..CD. ..HHS ..CCS .SDDH', { mode: 'solo' }), isLayoutEmpty, 'swap c4 e2', {
      line: 'swap c4 e2, swap b1 d3',
    }),
  },
})

export const plus: WetIceLesson = lessonOf('plus', TEXTS.plus, {
  section: 'solitaire',
  numbered: 'four group houseRule win twoSwaps',
  tasks: {
    four: move(recordOf('..H. HHSH', { mode: 'solo-plus' }), groupOf(4), 'swap c1 c2'),
    group: removalTask(recordOf('H.... H.... SHHDH', { mode: 'solo-plus' }), 'swap a1 e1', 'a2 a3 b1 c1 e1'),
    win: move(recordOf('..S.. HSCC. HHSHC', { mode: 'solo-plus', piles: 'three 3 / four 6' }), hasWon, 'swap a2 c1'),
  },
})
