import type { RulingText, Section } from '../../contract/rulebook.ts'
import { IRREGULAR_RULINGS } from '../rulebook.ts'

export const sections = [
  {
    id: 'table',
    title: 'The table',
    text: [
      'Take the kings and jokers out of a pack. Shuffle the 48 cards that are left, and deal them face up in a grid, eight wide and six high.',
      'Only suits matter. A place is named by its column from the left and its row from the bottom: a1 is bottom left.',
    ],
    rulings: [],
  },
  {
    id: 'match',
    title: 'Matches',
    text: [
      'Three or more cards of one suit side by side, in a row or a column, are a match. Diagonals do not count.',
      'An L or a T is two matches that share a card.',
    ],
    rulings: ['W1'],
  },
  {
    id: 'cleanup',
    title: 'Cleanup',
    text: [
      'A fresh deal usually holds matches already. In turn, each player swaps any two cards so that fewer matches lie on the table than before, or passes.',
      'When both have passed, the game begins with the player who swapped last.',
    ],
    rulings: ['W6'],
  },
  {
    id: 'swap',
    title: 'Swap',
    text: [
      'On your turn, swap any two cards. One of the two must come to lie in a line of three or more of its suit.',
      'You may always pass instead.',
    ],
    rulings: ['W2'],
  },
  {
    id: 'remove',
    title: 'Match and score',
    text: [
      'All matches on the table are lifted at once. A suit that nobody owns yet goes to the pile of the player whose turn it is, and is theirs from then on.',
      'Any other suit goes to its owner, whoever lifted it. A match that was overlooked earlier is lifted along with the rest.',
    ],
    rulings: ['W3', 'W4'],
  },
  {
    id: 'give',
    title: 'Giving a suit away',
    text: [
      'Nobody keeps more than two suits. With three, choose one, any one, and hand it over with all its cards before the table falls.',
    ],
    rulings: ['W5'],
  },
  {
    id: 'fall',
    title: 'Fall',
    text: [
      'Cards with a gap below them slide down. If that makes new matches, they are lifted too, and so on, until the table is at rest and the turn is over.',
    ],
    rulings: [],
  },
  {
    id: 'over',
    title: 'The end',
    text: [
      'The game ends when both players pass, one after the other, or when the table is empty. Each card in your pile is a point, and the larger pile wins.',
    ],
    rulings: ['W7'],
  },
  {
    id: 'mistakes',
    title: 'Mistakes',
    text: [
      'A match that both overlooked stays where it is until the next match is lifted, and then scores with it.',
      'If the table here differs from the real one, the cells that differ are corrected, and the correction stands in the log. A move that was entered by mistake is undone, and stays in the log, struck through.',
    ],
    rulings: ['W11'],
  },
  {
    id: 'irregular',
    title: 'Moves that stand',
    text: [
      'A swap that the rules refuse may be noticed late. If all players agree, it stands: the cards stay as they were laid, and the record says which rule was broken. In cleanup that is all there is to it.',
      'In the game every match that lies there is then lifted and scores as always; without one the turn is over. A player who played out of turn can keep the turn, but not while cards are being lifted.',
    ],
    rulings: ['I1', 'I2', 'I3'],
  },
  {
    id: 'layout',
    title: 'Six wide, eight high',
    text: ['Turned on its side, the table has columns of eight: cards fall further, and chains are harder to foresee.'],
    rulings: ['W10'],
  },
  {
    id: 'solitaire',
    title: 'Alone',
    text: [
      'One player takes every turn and tries to clear the table: the fewer cards are left, the better.',
      'In NG+ groups of three and groups of four or more are kept apart. To win, clear the table with more cards in the second pile.',
      'Nearly every deal can be cleared: of 5,925 dealt by chance, a search in November 2026 cleared 5,908 and proved none to be lost; 17 it left open.',
    ],
    rulings: ['W8', 'W9'],
  },
  {
    id: 'record',
    title: 'Telling the referee',
    text: [
      'The referee knows four moves here: swap two cards, pass, give a suit away, and correct the table. A swap that was refused, and a turn taken too early, can be let stand.',
    ],
    rulings: [],
  },
] as const satisfies readonly Section[]

/** A section that exists. */
export type SectionId = (typeof sections)[number]['id']

export const rulings: Readonly<Record<string, RulingText>> = {
  W1: {
    question: 'What counts as one match?',
    answer:
      'A straight run of three or more of one suit without a gap, as long as it goes. An L or a T is two. Cleanup counts these runs.',
  },
  W2: {
    question: 'When does a swap make a line?',
    answer:
      'When a run of three or more goes through one of the two swapped cards where it now lies. Two cards of one suit change nothing, and a run elsewhere does not help.',
  },
  W3: {
    question: 'What is lifted?',
    answer:
      'Every run on the table, overlooked ones too. A card in two runs counts once. After the fall, the table is looked at again.',
  },
  W4: {
    question: 'Who gets a suit that nobody owns?',
    answer: 'The player whose turn it is, in later links of the chain too.',
  },
  W5: {
    question: 'When is a surplus suit given away?',
    answer:
      'Right after the match is lifted, before the cards fall. The giver chooses, and the whole suit goes over until two are left.',
  },
  W6: {
    question: 'How does cleanup end?',
    answer:
      'On two passes in a row, even if matches are left. Whoever swapped last begins; if nobody did, whoever began cleanup.',
  },
  W7: {
    question: 'When is the game over?',
    answer:
      'On two passes in a row, or with an empty table. Equal piles are a draw. Without a valid swap the players still pass.',
  },
  W8: {
    question: 'How does it end for one player?',
    answer:
      'One pass ends cleanup and one pass ends the game, as does an empty table. The result is the number of cards left. You win with no cards left.',
  },
  W9: {
    question: 'What is a group in NG+?',
    answer:
      'Runs of one suit lifted together that share a card are one group, as large as its cards. House rule: each run counts by its own length, and a shared card goes with the longer.',
  },
  W10: { question: 'What changes six wide and eight high?', answer: 'Only the shape of the table.' },
  W11: {
    question: 'What if the table was entered wrongly?',
    answer:
      'It is corrected outside a chain, on the record. A run that is left standing is an overlooked one. There are never more than twelve of a suit, and no card hangs in the air.',
  },
  ...IRREGULAR_RULINGS,
}

/** All of it in few lines, after what one wants and what a turn is. */
export const short: readonly string[] = [
  'Kings and jokers out; the other 48 cards lie face up, eight wide and six high. Only suits matter.',
  'Three or more of one suit side by side in a row or a column are a match. Diagonals do not count.',
  'First comes cleanup: in turn you swap two cards so that fewer matches lie there than before, or pass. Two passes end it, and whoever swapped last begins.',
  'Then each turn is one swap of two cards, however far apart, after which one of them lies in a line of three or more of its suit. Or you pass.',
  'All matches on the table are lifted. A suit that nobody owns goes to whoever’s turn it is, and from then on all its cards go to that player.',
  'With more than two suits you give some away, with all their cards, until two are left.',
  'Then the cards above the gaps slide down, and if that makes new matches, they are lifted too.',
  'When the table is at rest, the turn is over.',
  'Two passes in a row end the game, and so does an empty table. The larger pile wins.',
]
