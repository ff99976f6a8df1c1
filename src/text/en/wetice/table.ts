import type { Suit } from '../../../engine/cards.ts'
import type { Event, Mode, Phase, ScoreEvent } from '../../../engine/wetice/types.ts'
import { aCardOf, capital, counted, listOf, oneCardOf, suitCards, SUIT_NAMES } from '../lists.ts'

interface CellState {
  readonly selected: boolean
  readonly outlined: boolean
}

export const WETICE_TABLE = {
  cell: (suit: Suit | null, cell: string, { selected, outlined }: CellState): string =>
    [
      `${suit ? oneCardOf(suit) : 'empty square'} at ${cell}`,
      ...(selected ? ['selected'] : []),
      ...(outlined ? ['marked'] : []),
    ].join(', '),
  title: 'WetIce',
  table: 'Layout',
  phase: { cleanup: 'Cleanup', swap: 'Game', give: 'Game', over: 'Over' } satisfies Record<Phase, string>,
  ahead: (cards: number): string =>
    cards === 0
      ? 'level at the end'
      : `${counted(Math.abs(cards), 'card', 'cards')} ${cards > 0 ? 'ahead' : 'behind'} at the end`,
  cleared: (left: number, moves: number, wins: boolean): string => {
    const end = left === 0 ? 'the layout is clear' : `${counted(left, 'card', 'cards')} left`
    return `${end} after ${counted(moves, 'more move', 'more moves')}${wins ? ', and that wins' : ''}`
  },
  /** The label below the number of cards left, in solitaire. */
  left: (cards: number): string => `${cards === 1 ? 'card' : 'cards'} left`,
  cards: (count: number): string => counted(count, 'card', 'cards'),
  gain: (cards: readonly string[], name: string): string =>
    name === '' ? `${listOf(cards)} removed` : `${listOf(cards)} for ${name}`,
  threes: 'threes',
  fours: 'four-plus',
  passed: 'passed',

  toSwap: {
    cleanup: (name: string, matches: number): string =>
      matches === 0
        ? `${name}: no match is left. Pass.`
        : `${name}: ${counted(matches, 'match', 'matches')} to break up. Tap two cards to swap, or pass.`,
    swap: (name: string): string => `${name}: tap two cards to swap, or pass.`,
    pass: (name: string): string => `${name} can only pass.`,
  },
  cleanupOver: 'Cleanup is over.',
  swapped: (name: string, a: string, b: string): string => `${name} swapped ${a} and ${b}.`,
  hasPassed: (name: string): string => `${name} passed.`,
  endsCleanup: (matches: number): string =>
    matches === 0
      ? 'This pass ends cleanup.'
      : `This pass ends cleanup with ${counted(matches, 'match', 'matches')} left.`,
  noCard: (cell: string): string => `There is no card at ${cell}.`,
  chooseCard: 'Tap a card.',
  begin: { cleanup: 'Cleanup: first break up the matches that were dealt.', swap: 'The game starts.' },
  chosen: (cell: string, suit: Suit | null): string => `${capital(suit ? aCardOf(suit) : 'no card')} at ${cell}.`,
  dropped: 'The move is cancelled.',
  chooseSecond: 'Now tap the other card.',
  makes: (lines: string): string => `Makes ${lines}.`,
  overlooked: (lines: string): string => `${capital(lines)} were overlooked and are removed too.`,
  cleans: (before: number, after: number): string => `${counted(before, 'match', 'matches')} before, ${after} after.`,
  passing: 'Pass this turn.',
  endsGame: 'This pass ends the game.',
  nearest: 'Show a valid swap',
  pass: 'Pass',
  doneWith: (event: Event['type'] | undefined): string =>
    event === 'swap' ? 'Swapped' : event === 'give' ? 'Given away' : event === 'fall' ? 'Slid down' : 'Removed',
  giveTitle: (name: string): string => `${name}, which suit will you give away?`,
  giveDetail: 'You give away all cards of that suit.',
  giveKey: (suit: Suit, count: number): string => `${SUIT_NAMES[suit]}, ${count}`,
  links: 'Cards removed in each step of the chain',
  to: (name: string): string => `to ${name}`,
  /** '' in plain solitaire, which has no piles. */
  pileName: ({ pile, player }: ScoreEvent, mode: Mode, nameOf: (player: number) => string): string =>
    mode === 'solo' ? '' : pile === 'three' ? 'threes' : pile === 'four' ? 'four-plus' : nameOf(player),
  won: (name: string, cards: number): string => `${name} scored ${counted(cards, 'card', 'cards')}`,
  goesTo: (score: ScoreEvent, mode: Mode, nameOf: (player: number) => string): string => {
    const pile = WETICE_TABLE.pileName(score, mode, nameOf)
    return `${capital(suitCards(score.suit, score.cards))} ${pile === '' ? 'removed' : `for ${pile}`}.`
  },
  bestTurn: (name: string, cards: number): string => `Best turn: ${name === '' ? '' : `${name} `}+${cards}`,
  longestChain: (name: string, links: number): string =>
    `Longest chain: ${name === '' ? '' : `${name}, `}${counted(links, 'link', 'links')}`,
  deal: (code: string): string => `Deal ${code}`,
  clean: 'No match is left.',
  cleanAlone: 'The game can start.',
  beginsLast: (name: string): string => `${name} swapped last and goes first.`,
  beginsFirst: (name: string): string => `Nobody swapped. ${name} goes first.`,
  beginKey: 'Start',
  typedBegin: 'start',
  howToBegin: 'Type “start”, or press Start.',

  differs: 'Correct the layout',
  correctTitle: 'Tap each square that is different on your table, then choose what is there.',
  correctChosen: (cell: string): string => `What is at ${cell}?`,
  correctDone: 'Correct',
  correctCount: (count: number): string => counted(count, 'square differs', 'squares differ'),

  anyLeft: 'Any valid swap?',
  showOne: 'Show a swap',
  swapsLeft: (count: number): string =>
    count === 0 ? 'No valid swap is left.' : count === 1 ? 'One valid swap is left.' : `${count} valid swaps are left.`,
  nonePass: 'Two passes in a row end the game.',
  nonePassAlone: 'A pass ends the game.',
  oneSwap: (a: string, b: string): string => `You can swap ${a} and ${b}.`,

  typed: 'a1 c4, pass, score, row 3',
  asks: ['score', 'piles', 'turn', 'row 3', 'column c', 'hearts', 'a1', 'between a1 d1'],
  questions: { score: ['score'], piles: ['piles'], turn: ['turn'] },
  lines: { row: 'row', column: 'column', between: 'between', and: 'and' },
  empty: 'empty',
  answers: {
    score: (scores: readonly number[], players: readonly string[]): string =>
      scores.map((score, i) => `${players[i] ?? ''} ${score}`).join(', '),
    turn: (name: string): string => `It is ${name}’s turn.`,
    pile: (name: string, suits: readonly (readonly [Suit, number])[]): string =>
      `${name}: ${suits.length === 0 ? 'no card' : listOf(suits.map(([suit, count]) => suitCards(suit, count)))}.`,
    suit: (suit: Suit, cells: readonly string[]): string =>
      cells.length === 0
        ? `There are no ${SUIT_NAMES[suit]} in the layout.`
        : `${capital(SUIT_NAMES[suit])} at ${listOf(cells)}.`,
    on: (suit: Suit | null, cell: string): string => `${capital(suit ? aCardOf(suit) : 'no card')} at ${cell}.`,
    row: (contents: readonly string[]): string =>
      contents.length === 0 ? 'There is nothing between them.' : contents.join(' '),
    notInLine: 'They are in different rows and columns.',
  },
} as const
