import type { Level } from '../../../analysis/advice.ts'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import type { Layout, Mode, SuitCount } from '../../../engine/wetice/types.ts'
import { capital, counted, listOf, numberWord, ONE_OF, SUIT_NAMES, aCardOf } from '../lists.ts'
import { quoted } from '../signs.ts'
import { suitCount, weticeRulebook } from './index.ts'
import type { EntryOrder, Letter } from '../../../games/wetice/entry/draft.ts'
import { RECORD } from '../entry.ts'
import { PHOTO } from './photo.ts'
import type { GridProblem } from '../../../games/wetice/entry/grid-text.ts'
import type { WetIceProblem } from '../../../engine/wetice/setup.ts'
import { TITLE } from './title.ts'

const AIMS: Readonly<Record<Mode, string>> = {
  duel: TITLE.aim,
  solo: 'Line up three of a suit until the layout is clear.',
  'solo-plus': 'Line up suits to clear the layout, mostly in fours or more.',
}
const ROWS: Readonly<Record<Layout, string>> = { '8x6': 'six rows of eight', '6x8': 'eight rows of six' }

const beforeOf = (layout: Layout): string => `Take out the kings and jokers. Deal ${ROWS[layout]}, face up.`

/** The aim, and how to prepare the game, for this set-up. */
export const introductionFor = (mode: Mode, layout: Layout): readonly [aim: string, before: string] => [
  AIMS[mode],
  beforeOf(layout),
]

const cards = (count: number): string => counted(count, 'card', 'cards')
const content = (letter: Letter): string =>
  letter === '?' ? 'not entered yet' : letter === '.' ? 'empty square' : ONE_OF[letter]

export const ENTRY = {
  mode: {
    legend: 'Who plays',
    duel: 'Two players',
    solo: 'Alone',
    'solo-plus': 'Alone, NG+',
  } satisfies Record<Mode | 'legend', string>,
  name: { one: 'Name' },
  players: 'Players',
  overlooks: {
    easy: 'It sees the first match of a swap, but not the chain that follows.',
    middling: 'It sees the chain and your best answer, but no further.',
    strong: 'It looks as many swaps ahead as time allows.',
  } satisfies Record<Level, string>,
  turnIsWhose: 'Whose turn it is',
  layout: { legend: 'Cards', '8x6': '8 wide, 6 high', '6x8': '6 wide, 8 high' } satisfies Record<
    Layout | 'legend',
    string
  >,
  groups: { legend: 'Matches that share a card', joined: 'score as one group', lines: 'score one by one' },
  way: {
    hands: 'Enter the deal',
    goOn: (count: number): string => `Continue entering: ${count} of 48`,
    goOnRunning: (count: number): string => `Continue the layout: ${count} of 48`,
    shuffle: 'Deal in the app',
    text: RECORD.title,
    running: 'Game in progress',
    fresh: 'A fresh deal',
  },
  codeHint: 'Lay the cards out row by row. Only the suits must be right.',
  undo: 'Undo',
  more: 'More',

  cell: (letter: Letter, cell: string, selected: boolean, wrong: boolean): string =>
    [letter === '?' ? `${cell}, not entered yet` : `${content(letter)} at ${cell}`]
      .concat(selected ? ['selected'] : [], wrong ? ['marked'] : [])
      .join(', '),
  table: 'Layout',
  titles: {
    choices: 'WetIce',
    deal: 'The deal',
    running: 'The current layout',
    check: 'Check the layout',
    lay: 'Lay it out',
    piles: 'The piles',
    mend: 'Before you start',
    text: RECORD.title,
    photo: PHOTO.title,
  },
  mend: (a: string, b: string): string => `Three of a suit are in line. Swap the cards at ${a} and ${b}.`,
  mended: 'Swapped',
  count: (count: number): string => `${count} of 48`,
  begin: {
    deal: 'Tap the suit of the card on the marked square. The mark then moves on.',
    running: 'From the bottom up: tap a suit, or the empty square.',
  },
  lineIn: (name: string, letters: readonly Letter[], count: number): string =>
    `${capital(name)}: ${letters.map(content).join(', ')}. ${count} of 48.`,
  row: (row: number): string => `row ${row}`,
  column: (col: string): string => `column ${col}`,
  change: (letter: Letter, cell: string): string => `${capital(content(letter))} at ${cell}`,
  missed: 'Missed one',
  tooMany: 'One too many',
  inOrder: 'You have entered all 48 cards.',
  inOrderRunning: (count: number): string => (count === 0 ? 'The layout is empty.' : `${cards(count)} in the layout.`),
  dealt: 'Dealt.',
  dealAgain: 'Deal again',
  lookOver: 'Check the layout',
  toPiles: 'The piles',
  start: 'Start',
  shouldBe: (suit: Suit, count: number): string =>
    count === 1
      ? `If the others are right, the last one is a ${ONE_OF[suit]}.`
      : `If the others are right, the last ${numberWord(count)} are ${SUIT_NAMES[suit]}.`,
  theyAre: (suit: Suit): string => `They are ${SUIT_NAMES[suit]}`,
  cleared: 'Cleared.',
  counts: (counts: Readonly<Record<Suit, number>>, entered: number): string =>
    `${entered} of 48: ${SUITS.map(suit => suitCount(suit, counts[suit])).join(', ')}.`,
  menu: {
    title: 'Entering',
    order: 'Order',
    orders: { rows: 'Row by row', columns: 'Column by column' } satisfies Record<EntryOrder, string>,
    clear: 'Clear all',
    keys: 'Keys',
    keyHelp: [
      ['S H D C', 'enter a suit'],
      ['. or space', 'an empty square, in a game in progress'],
      ['Backspace', 'go back and clear'],
      ['Arrows', 'go to another square'],
      ['Insert', 'one was missed here'],
      ['Delete', 'one too many here'],
      ['Ctrl Z', 'undo'],
      ['?', 'hear the counts'],
    ] as const,
  },

  /** The texts for checking a layout that was read from a photo. */
  whole: {
    hint: 'Compare each row with your cards. Tap a card that differs.',
    lines: { rows: 'Row by row', columns: 'Column by column' } satisfies Record<EntryOrder, string>,
  },

  check: {
    of: (number: number, count: number): string => `${number} of ${count}`,
    hint: 'One player reads aloud, the other checks the cards. Tap a card that differs.',
    lay: 'Put these cards on the table, then continue.',
    next: { rows: 'Next row', columns: 'Next column' } satisfies Record<EntryOrder, string>,
    previous: { rows: 'Previous row', columns: 'Previous column' } satisfies Record<EntryOrder, string>,
    aloud: 'Read aloud',
    quiet: 'Stop reading',
    spoken: (line: string, letters: readonly Letter[]): string =>
      `${capital(line)}: ${letters.map(content).join(', ')}.`,
    what: (cell: string): string => `What is at ${cell}?`,
  },

  piles: {
    whose: 'Whose pile is it?',
    gone: (count: number): string => `${count} removed`,
    none: 'All in the layout',
    nobody: (suits: readonly Suit[]): string =>
      `${capital(listOf(suits.map(suit => SUIT_NAMES[suit])))} ${suits.length === 1 ? 'has' : 'have'} no owner yet.`,
    fours: 'Of these, in groups of four or more',
    threes: (count: number): string => `${count} in threes`,
    solo: (count: number): string => `${cards(count)} ${count === 1 ? 'is' : 'are'} removed.`,
    fit: 'Count the real piles and compare.',
  },

  text: {
    label: 'A record, or the rows of a layout',
    example: 'SHDCHDSC\nHHDSCCSD\n…',
    hint: 'Type S, H, D or C for each card, row by row from the top. Type a dot for an empty square.',
    grid: (layout: Layout, count: number): string => `${cards(count)}, ${ENTRY.layout[layout]}.`,
    take: 'Use this layout',
    onlyDeal: 'Only its layout',
  },
} as const

/** The layout's problem, in a sentence; '' if there is none. */
export function layoutProblemText(problems: readonly WetIceProblem[]): string {
  const over = problems.filter(each => each.code === 'too-many-of-suit')
  const under = problems.filter(each => each.code === 'too-few-of-suit')
  const unfinished = problems.some(each => each.code === 'unknown-cells')
  const [many, few] = [over[0], under[0]]
  if (many && few && !unfinished && over.length + under.length === 2) return mixedUp(many, few)
  const first = problems.find(each => each.code !== 'too-few-of-suit') ?? problems[0]
  return first ? weticeRulebook.setupProblem(first) : ''
}

function mixedUp(many: SuitCount, few: SuitCount): string {
  const [over, under] = [many.suit, few.suit]
  const surplus = many.count - 12
  const these = surplus === 1 ? `one marked card is ${aCardOf(under)} or a king` : `${numberWord(surplus)} of the marked cards are ${SUIT_NAMES[under]}` // oxfmt-ignore
  return `${many.count} ${SUIT_NAMES[over]}, ${few.count} ${SUIT_NAMES[under]}: ${these}.`
}

/** Why a text isn't a layout, and what to do. */
export function gridProblemText(problem: GridProblem): string {
  switch (problem.code) {
    case 'nothing':
      return 'There are no cards here yet.'
    case 'not-a-suit':
      return `Line ${problem.line}: ${quoted(problem.sign)} is not a suit. Write S, H, D or C, or a dot for an empty square.`
    case 'row-length':
      return `Line ${problem.line} has ${cards(problem.length)}, other lines ${problem.others}. Correct that line.`
    case 'wrong-shape':
      return `${counted(problem.height, 'row', 'rows')} of ${cards(problem.width)}. A layout has 6 rows of 8 cards, or 8 rows of 6.`
  }
}
