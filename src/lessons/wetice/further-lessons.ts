import type { Event, Position } from '../../engine/wetice/types.ts'
import { pileOf, pileSize } from '../../engine/wetice/board.ts'
import { and, not, stood } from '../goals.ts'
import { type Outcome, lessonOf, options } from '../lesson.ts'
import { scoreText, giveText, overlookedText, endText, irregularText } from '../../text/en/wetice/further-lessons.ts'
import {
  goesTo,
  gives,
  inPhase,
  leads,
  lifts,
  tableIsEmpty,
  won,
  lies,
  matchOf,
  liftedBy,
  partnersOf,
  table,
  type WetIceLesson,
} from './goals.ts'

const adaHas =
  (cards: number) =>
  ({ position }: Outcome<Position, Event>): boolean =>
    pileSize(pileOf(position, 1)) === cards

export const score: WetIceLesson = lessonOf(scoreText, {
  id: 'score',
  section: 'remove',
  tasks: {
    newSuits: {
      type: 'mark',
      record: table('..SD. HSCD. SDSHH'),
      action: 'swap a2 c1',
      right: liftedBy('swap a2 c1', 1),
      answer: ['a2', 'b2', 'c1', 'c3', 'd1', 'e1'],
    },
    owned: {
      type: 'mark',
      record: table('HHSHD', { piles: 'S3 / H4' }),
      action: 'swap c1 d1',
      right: liftedBy('swap c1 d1', 2),
      answer: ['a1', 'b1', 'd1'],
    },
    forAda: {
      type: 'move',
      record: table('HHDHSSCS', { piles: 'S3 / H4' }),
      kinds: ['swap'],
      moves: 1,
      goal: and(goesTo(1, 'S'), not(goesTo(2, 'H'))),
      answers: ['swap d1 h1', 'swap e1 g1', 'swap g1 h1'],
    },
    laterLink: {
      type: 'mark',
      record: table('....D CSDHC HHSDD', { turn: '2' }),
      action: 'swap c1 d2',
      right: liftedBy('swap c1 d2', 2),
      answer: ['a1', 'b1', 'c2', 'd1', 'd2', 'e1'],
    },
    twoLines: {
      type: 'move',
      record: table('HH.....  SSDSDDHC', { piles: 'S3 / H4' }),
      kinds: ['swap'],
      moves: 1,
      goal: adaHas(9),
      answers: ['swap c1 d1'],
    },
  },
})

export const give: WetIceLesson = lessonOf(giveText, {
  id: 'give',
  section: 'give',
  tasks: {
    fewest: {
      type: 'move',
      record: table('HHCH', { piles: 'S6 D5 / -', played: ['swap c1 d1'] }),
      kinds: ['give'],
      moves: 1,
      goal: gives('H'),
      answers: ['give H'],
    },
    beforeFall: {
      type: 'mark',
      record: table('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      action: 'give S',
      right: liftedBy('give S', 2),
      answer: ['b2', 'c2', 'd1'],
    },
    growing: {
      type: 'move',
      record: table('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      kinds: ['give'],
      moves: 1,
      goal: goesTo(1, 'S'),
      answers: ['give D', 'give H'],
    },
    swapAndGive: {
      type: 'move',
      record: table('.SS. HHSH', { piles: 'S3 D5 / C4' }),
      kinds: ['swap', 'give'],
      moves: 2,
      goal: and(leads(1), inPhase('over')),
      answers: 'any',
      line: ['swap a1 c1', 'give H'],
    },
  },
})

export const overlooked: WetIceLesson = lessonOf(overlookedText, {
  id: 'overlooked',
  section: 'mistakes',
  tasks: {
    elsewhere: {
      type: 'mark',
      record: table('DDDSHCS'),
      right: partnersOf('d1'),
      answer: ['a1'],
    },
    lifted: {
      type: 'move',
      record: table('DDD.HHSH'),
      kinds: ['swap'],
      moves: 1,
      goal: lifts(6),
      answers: 'any',
    },
    marked: {
      type: 'mark',
      record: table('S..... S..... SDDCDH'),
      action: 'swap d1 e1',
      right: liftedBy('swap d1 e1'),
      answer: ['a1', 'a2', 'a3', 'b1', 'c1', 'e1'],
    },
    owner: {
      type: 'mark',
      record: table('S..... S..... SDDCDH', { piles: 'D3 / S5' }),
      action: 'swap d1 e1',
      right: liftedBy('swap d1 e1', 2),
      answer: ['a1', 'a2', 'a3'],
    },
    nine: {
      type: 'move',
      record: table('C....... CSDS.... CDDHDHHS'),
      kinds: ['swap'],
      moves: 1,
      goal: lifts(9),
      answers: ['swap d1 e1'],
    },
  },
})

const winner = ({ position }: Outcome<Position, Event>): string => String(position.winner)

export const end: WetIceLesson = lessonOf(endText, {
  id: 'end',
  section: 'over',
  tasks: {
    firstPass: {
      type: 'move',
      record: table('HSDC SHCD', { piles: 'S10 D8 / H9 C7' }),
      kinds: ['swap', 'pass'],
      moves: 2,
      goal: inPhase('over'),
      answers: ['pass'],
      line: ['pass', 'pass'],
    },
    secondPass: {
      type: 'move',
      record: table('HHSHC DDCDS', { piles: 'S9 C9 / H9 D8', turn: '2', played: ['pass'] }),
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: and(inPhase('over'), won),
      answers: ['pass'],
    },
    draw: {
      type: 'choice',
      record: table('HSDC SHCD', { piles: 'S10 D10 / H10 C10', played: ['pass'] }),
      options: options(endText.tasks.draw.options),
      action: 'pass',
      right: winner,
      answer: '0',
    },
    clear: {
      type: 'move',
      record: table('HHSHSS', { piles: 'H9 D9 / S9 C9' }),
      kinds: ['swap'],
      moves: 1,
      goal: tableIsEmpty,
      answers: ['swap c1 d1'],
    },
  },
})

export const irregular: WetIceLesson = lessonOf(irregularText, {
  id: 'irregular',
  section: 'irregular',
  also: ['mistakes'],
  tasks: {
    stand: {
      type: 'move',
      record: table('HSDC SHDC'),
      kinds: ['swap', 'stands'],
      moves: 1,
      goal: stood,
      answers: ['stands swap a1 d2'],
    },
    follows: {
      type: 'mark',
      record: table('..D. HSD. CCD. SHHC'),
      action: 'stands swap a1 b2',
      right: liftedBy('stands swap a1 b2'),
      answer: ['c2', 'c3', 'c4'],
    },
    back: {
      type: 'move',
      record: table('HHSHD'),
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    right: {
      type: 'move',
      record: table('HSDC SHDC'),
      kinds: ['correct'],
      moves: 1,
      goal: lies('D', 'b1'),
      answers: ['correct b1 D'],
    },
  },
})
