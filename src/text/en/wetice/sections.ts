import type { RulingText } from '../../contract/rulebook.ts'
import type { SectionTexts } from '../../contract/wetice/book.ts'
import { IRREGULAR_RULINGS } from '../rulebook.ts'

export const sections: SectionTexts = {
  table: {
    title: 'The layout',
    text: [
      'Take the kings and jokers out of a deck. Shuffle the other 48 cards and deal them face up in a grid, eight wide and six high.',
      'Only suits matter. Each square is named by its column from the left and its row from the bottom: a1 is bottom left.',
    ],
  },
  match: {
    title: 'Matches',
    text: [
      'A match is three or more cards of one suit side by side, in a row or a column. Diagonals do not count.',
      'An L or a T is two matches that share a card.',
    ],
  },
  cleanup: {
    title: 'Cleanup',
    text: [
      'A fresh deal usually has some matches already. Take turns to break them up: swap any two cards so that fewer matches are left, or pass.',
      'No cards are removed in cleanup. When both players pass in a row, the game starts. The player who swapped last goes first.',
    ],
  },
  swap: {
    title: 'Swap',
    text: [
      'On your turn, swap any two cards, however far apart they are. At least one of them must become part of a match at its new square.',
      'You may always pass instead.',
    ],
  },
  remove: {
    title: 'Match and score',
    text: [
      'All matches in the layout are removed together. A suit that nobody owns yet goes to the pile of the player whose turn it is. That player now owns the suit.',
      'Cards of any other suit go to its owner, even if the other player removed them. Overlooked matches are removed too, and score as usual.',
    ],
  },
  give: {
    title: 'Giving a suit away',
    text: [
      'You may own only two suits. If you own three, choose any one and give all its cards to the other player. Then the cards fall.',
    ],
  },
  fall: {
    title: 'Fall',
    text: [
      'Cards with a gap below them slide down. If that makes new matches, they are removed too, and cards fall again. When no match is left, the turn is over.',
    ],
  },
  over: {
    title: 'The end',
    text: [
      'The game ends when both players pass, one after the other, or when the layout is empty. Each card in your pile is a point. The larger pile wins.',
    ],
  },
  mistakes: {
    title: 'Mistakes',
    text: [
      'A match that both players overlooked stays until other matches are removed. Then it is removed with them and scores as usual.',
      'If the layout in the app differs from the cards on the table, correct the squares that differ. The log shows each correction.',
      'Undo a move that you entered by mistake. It stays in the log, crossed out.',
    ],
  },
  irregular: {
    title: 'Illegal moves',
    text: [
      'If you notice an illegal swap late, you may all agree to let it stand. The cards stay, and the record names the rule that the swap broke. In cleanup, nothing else happens.',
      'In later turns, all matches in the layout are removed and score as usual. If there is no match, the turn is over.',
      'A player who moved out of turn can keep the turn, but not while matches are being removed.',
    ],
  },
  layout: {
    title: 'Six wide, eight high',
    text: ['Turned on its side, the layout has columns of eight. Cards fall further, so chains are harder to foresee.'],
  },
  solitaire: {
    title: 'Playing alone',
    text: [
      'Alone, you take every turn and try to clear the layout. The fewer cards you leave, the better.',
      'In NG+, put groups of three on one pile and groups of four or more on another. To win, clear the layout with more cards on the second pile.',
      'Nearly every deal can be cleared. In November 2026, a computer search tried 5,925 random deals. It cleared 5,908, left 17 undecided and found none impossible.',
    ],
  },
  record: {
    title: 'What you can enter',
    text: [
      'You can enter a swap, a pass, a suit that is given away, or a correction of the layout. You can also let an illegal swap or a move out of turn stand.',
    ],
  },
}

export const rulings: Readonly<Record<string, RulingText>> = {
  W1: {
    question: 'What counts as one match?',
    answer:
      'A straight line of three or more cards of one suit without a gap. The whole line is one match. An L or a T is two matches. Cleanup counts matches the same way.',
  },
  W2: {
    question: 'When does a swap make a match?',
    answer:
      'When one of the two swapped cards is part of a match at its new square. Swapping two cards of one suit makes no match. A match elsewhere doesn’t count.',
  },
  W3: {
    question: 'What is removed?',
    answer:
      'Every match in the layout, overlooked ones too. A card in two matches scores once. After the cards fall, look for new matches.',
  },
  W4: {
    question: 'Who gets a suit that nobody owns?',
    answer: 'The player whose turn it is, even in a later link of the chain.',
  },
  W5: {
    question: 'When do you give a suit away?',
    answer:
      'Right after matches are removed, before the cards fall. Choose a suit and give all its cards to the other player. Do this until you own only two suits.',
  },
  W6: {
    question: 'How does cleanup end?',
    answer:
      'With two passes in a row, even if matches are left. The player who swapped last goes first. If nobody swapped, the player who started cleanup goes first.',
  },
  W7: {
    question: 'When is the game over?',
    answer:
      'After two passes in a row, or when the layout is empty. Equal piles are a draw. If no valid swap is left, the players still have to pass.',
  },
  W8: {
    question: 'How does a game for one player end?',
    answer:
      'One pass ends cleanup. The game ends with one pass, or when the layout is empty. The result is the number of cards left. Without NG+, you win if no cards are left.',
  },
  W9: {
    question: 'What is a group in NG+?',
    answer:
      'Matches of one suit that are removed together and share a card count as one group. The size of the group is the number of its cards. If you chose the house rule, count each match alone. A shared card then belongs to the longer match.',
  },
  W10: { question: 'What changes if the layout is six wide and eight high?', answer: 'Only the shape of the layout.' },
  W11: {
    question: 'What if the layout was entered wrongly?',
    answer:
      'Correct it at any time except during a chain. The log shows the correction. A match left after the correction counts as overlooked. The corrected layout may have at most twelve cards of a suit, and no gap below a card.',
  },
  ...IRREGULAR_RULINGS,
}

export const shortRules: readonly string[] = [
  'Take out the kings and jokers. Deal the other 48 cards face up, eight wide and six high. Only suits matter.',
  'A match is three or more cards of one suit side by side, in a row or a column. Diagonals do not count.',
  'First comes cleanup: take turns to swap two cards so that fewer matches are left, or pass. After two passes in a row, the player who swapped last goes first.',
  'Then each turn is one swap of any two cards. At least one of them must become part of a match at its new square. Or you pass.',
  'All matches are removed together. A suit that nobody owns goes to the player whose turn it is. From then on, all its cards go to that player.',
  'If you own more than two suits, give suits with all their cards to the other player until you own two.',
  'Then cards with a gap below them slide down. If that makes new matches, they are removed too.',
  'When no match is left, the turn is over.',
  'Two passes in a row end the game, and so does an empty layout. The larger pile wins.',
]
