import { TITLE } from './title.ts'
import type { NoteText, Said } from '../../lessons.ts'
import type { Suit } from '../../../engine/cards.ts'
import { listOf, numberWord, pluralOf, suitCards, SUIT_NAMES, capital } from '../lists.ts'

export const guideText = {
  welcome: {
    title: 'A first game',
    text: `${TITLE.aim} You play Ada. The app plays Ben, and says why.`,
  },
  cleanup: {
    title: 'Cleanup',
    text: 'The deal holds matches already: three or more of a suit in a line. Before the game both swap in turn so that fewer are left. Nothing is lifted yet.',
  },
  pass: {
    title: 'No match is left',
    text: 'Now both pass, one after the other, and the game begins. Whoever swapped last has the first turn.',
  },
  swap: {
    title: 'The game begins',
    text: 'Swap any two cards, however far apart. One of them must come to lie in a line of three or more of its suit. If you find none, ask for a hint.',
  },
  score: {
    title: 'Lifting',
    text: 'The line is lifted. A suit that nobody owned belongs to whoever lifts it first, and from now on its cards go to that pile, whoever lifts them.',
  },
  owner: {
    title: 'Somebody else’s suit',
    text: 'These cards go to the other player, who owns the suit. It does not matter whose turn it is.',
  },
  fall: {
    title: 'Falling',
    text: 'Cards with a gap below them slide down. At a real table you do what the steps say with your own cards.',
  },
  chain: {
    title: 'A chain',
    text: 'The fall made another line, which is lifted in the same turn. It goes on until the table is at rest.',
  },
  give: {
    title: 'Three suits',
    text: 'Nobody keeps more than two suits. Choose one, and hand it over with all its cards before the table falls.',
  },
  'first-pass': {
    title: 'A pass',
    text: 'A player has passed. If the other passes too, the game is over; a swap begins the count anew.',
  },
  over: {
    title: 'The game is over',
    text: 'Each card in a pile is a point. That was a whole game: you are ready to referee one for a friend.',
  },
} as const satisfies Readonly<Record<string, NoteText>>

/** How a first game is set up with real cards. */
export const setUpText = {
  sort: 'Take the kings and jokers out of a deck, and sort the other 48 cards into four piles, a suit each. Only suits matter.',
  /** From the left, so many of a suit beside one another. */
  row: (row: number, groups: readonly (readonly [Suit, number])[]): string =>
    `Lay row ${row}, from the left: ${listOf(groups.map(([suit, count]) => suitCards(suit, count)))}.`,
} as const

const cards = (count: number): string => `${numberWord(count)} ${pluralOf(count, 'card', 'cards')}`

/** Why a move is a sensible one. */
export const hintText = {
  noMatchLeft: 'No match is left, and two passes in a row begin the game.',
  leaves: (matches: number): string =>
    matches === 0
      ? 'It leaves no match on the table, and whoever swaps last begins the game.'
      : `It leaves only ${numberWord(matches)} ${pluralOf(matches, 'match', 'matches')} on the table.`,
  noLine: 'No swap makes a line here. A pass is all that is left.',
  onlyForOther: 'Every line here would score for the other player. A pass gives nothing away.',
  lifts: (lifted: number, links: number, own: number): string => {
    const chain = links > 1 ? ` in a chain of ${numberWord(links)} links` : ''
    const share = own < lifted ? `, ${own === 0 ? 'all' : numberWord(lifted - own)} of them for the other player` : ''
    return `It lifts ${cards(lifted)}${chain}${share}.`
  },
  notWorth: 'As far as the app sees, no line here is worth more than a pass.',
  gives: (suit: Suit, inPile: number, onTable: number): string =>
    `It hands over ${SUIT_NAMES[suit]}: ${cards(inPile)} in the pile, and ${onTable === 0 ? 'none' : numberWord(onTable)} left on the table.`,
} as const

/** Where to look for a move. */
export const lookText = {
  cleanup: 'Find a card in the middle of a match, and a card of another suit to take its place.',
  passCleanup: 'Does any match still lie on the table?',
  row: (cell: string): string => `row ${cell.slice(1)}`,
  column: (cell: string): string => `column ${cell.slice(0, 1)}`,
  line: (suit: Suit, where: string): string => `Look at ${where}: ${SUIT_NAMES[suit]} can make a line there.`,
  pass: 'Would any line that you can make here score for you?',
  give: 'Compare your three suits: how many cards are in your pile, and how many still lie on the table?',
} as const

/** What the diagrams of the rulebook show. */
export const diagramText = {
  table: 'Six rows of eight. Columns are a to h from the left, rows 1 to 6 from the bottom: a1 and h6 are marked.',
} as const

interface Line {
  readonly suit: Suit
  readonly cells: readonly unknown[]
}

/** What is asked in the drill, and told of the answers. */
export const drillText = {
  title: 'Swaps, lines and piles',
  /** `Three hearts in a line.` */
  makes: (lines: readonly Line[]): string =>
    capital(`${listOf(lines.map(({ suit, cells }) => `${suitCards(suit, cells.length)} in a line`))}.`),
  noLine: 'Neither of the two comes to lie in a line of three.',
  valid: (a: string, b: string, why: string): Said => ({
    task: `May ${a} and ${b} be swapped?`,
    hints: ['Think of the table after the swap.', 'Look at the neighbours of both cards in their new places.'],
    done: why,
    otherwise: why,
  }),
  find: (cell: string): Said => ({
    task: `Tap every card that makes a line when it changes places with ${cell}.`,
    hints: ['Either of the two cards may make the line.', 'Look where two of a suit lie with room for a third.'],
    done: 'Those, and no others.',
    otherwise: `The outlined cards may change places with ${cell}.`,
  }),
  next: (a: string, b: string): Said => ({
    task: `You swap ${a} and ${b}. Tap every card that is lifted, where it lies now.`,
    hints: ['The line first; then see what falls.', 'What comes together in the fall is lifted too.'],
    done: 'All of these are lifted.',
    otherwise: 'The outlined cards are lifted, in all links of the chain.',
  }),
  later: (a: string, b: string): Said => ({
    task: `You swap ${a} and ${b}. Tap every card that is lifted after the fall, where it lies now.`,
    hints: ['Lift the line, and let what lies above it slide.', 'What comes together in the fall is lifted too.'],
    done: 'These come together in the fall.',
    otherwise: 'The outlined cards come together in the fall.',
  }),
  score: (a: string, b: string): Said => ({
    task: `${a} and ${b} are swapped. Who gets the cards?`,
    hints: ['Whose suits are lifted? The piles show who owns what.', 'It does not matter whose turn it is.'],
    done: 'Each suit goes to its owner.',
    otherwise: 'Each suit goes to its owner, whoever lifts it.',
  }),
  who: { 1: 'Ada', 2: 'Ben', both: 'Both' },
} as const
