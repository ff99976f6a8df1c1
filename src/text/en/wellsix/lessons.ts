import { TITLE } from './title.ts'
import type { LessonText } from '../../lessons.ts'

export const opening = {
  title: 'The opening',
  intro: `${TITLE.aim} First each lays out one suit: hearts, or spades.`,
  tasks: {
    first: {
      task: 'You are Ada, and you open. Lay any heart in the middle.',
      hint: 'Any heart will do.',
      done: 'The first card lies. Its place is called 0, 0.',
      otherwise: '',
    },
    wholeTurn: {
      task: 'Ada has laid her first card. You are Ben: make your whole turn.',
      hint: 'All turns after it are two cards.',
      done: 'Two cards. Only the first turn, and the last of the opening, are single cards.',
      otherwise: '',
    },
    places: {
      task: 'Tap all the places where Ben may lay his next card.',
      hint: 'There are six: above, below, and one at each end.',
      done: 'Six places. Corners do not count.',
      otherwise: 'Each free place above, below, left or right of a card, and no other.',
    },
    below: {
      task: 'You are Ben. Lay the 9 of spades directly below the 7.',
      hint: 'Below 0, 0 lies 0, −1. Corner to corner would not touch.',
      done: 'It shares an edge with the 7. Corner to corner does not touch.',
      otherwise: 'That is another card, or another place.',
    },
    clubs: {
      task: 'May Ben lay the 9 of clubs on 1, 0?',
      hint: 'Clubs wait until the opening is over.',
      done: 'Diamonds and clubs come into play only after the opening.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const turns = {
  title: 'Turns and moves',
  intro:
    'After the opening both take up their second suit. Whoever opened makes one move, then every turn is two. A move is to place, switch, exchange or capture.',
  tasks: {
    two: {
      task: 'Ada has made her one move. You are Ben: make a whole turn, placing cards.',
      hint: 'From now on every turn has two.',
      done: 'Two moves, and so on for both of them.',
      otherwise: '',
    },
    noPass: {
      task: 'Ben would rather do nothing. May he pass?',
      hint: 'He has cards in hand that he could place.',
      done: 'Whoever can move has to. A turn is passed only where no move is possible.',
      otherwise: '',
    },
    oneMore: {
      task: 'Ada has switched two cards. Place what she may still place in this turn.',
      hint: 'She has one move left.',
      done: 'One card: each that is placed is a move of its own, and the turn is over.',
      otherwise: '',
    },
    sameCard: {
      task: 'Both moves may be made with the same card. Seize two queens with your king.',
      hint: 'First capture 1, 0; then 2, 0.',
      done: 'Two captures with one card in one turn.',
      otherwise: 'Two queens could have been yours.',
    },
  },
} as const satisfies LessonText

export const place = {
  title: 'Place',
  intro:
    'To place is to lay a card of your hand on a free place that touches a card along an edge. Choose the card, then the place.',
  tasks: {
    places: {
      task: 'Tap all the places where Ada may lay a card.',
      hint: 'There are seven. One of them touches two cards.',
      done: 'Seven places, and it does not matter whose card you touch.',
      otherwise: 'Above, below, left or right of any card, where nothing lies.',
    },
    touchingTwo: {
      task: 'Tap the free place that touches two cards.',
      hint: 'It touches the 5 below and the 9 beside it.',
      done: 'It touches the 5 and the 9. One would be enough; a place that is taken would not do.',
      otherwise: 'Count the cards that each free place touches along an edge.',
    },
    corner: {
      task: 'You are Ada. Lay the 4 of diamonds in that corner.',
      hint: 'The place is 0, 1.',
      done: 'Now all four cards touch two others.',
      otherwise: 'It may lie there, but the corner is 0, 1.',
    },
    ace: {
      task: 'An ace takes a king. Use both moves of your turn to seize one.',
      hint: 'Place it left of the king or above it, then capture.',
      done: 'Placed, and used at once: a card may move in the turn it is laid.',
      otherwise: 'No king was seized. Where does the ace have to lie?',
    },
  },
} as const satisfies LessonText

export const capture = {
  title: 'Capture',
  intro:
    'A card takes a neighbour that ranks directly below: a king a queen, a 10 a 9, a 2 an ace, and an ace a king. It moves onto the place of the card it takes.',
  tasks: {
    seize: {
      task: 'You are Ada. Seize one of Ben’s cards.',
      hint: 'The king takes the queen.',
      done: 'The queen is seized and lies face down on your pile. The king’s place is empty.',
      otherwise: '',
    },
    kingAndQueen: {
      task: 'A queen and a king lie side by side. One of them can take the other. Tap it.',
      hint: 'A queen takes a jack, and a king takes a queen.',
      done: 'The king can take the queen, if it is Ben’s turn. A queen takes only a jack.',
      otherwise: 'A card takes the one that ranks directly below it.',
    },
    aceAndKing: {
      task: 'An ace and a king lie side by side. Tap the one that can take the other.',
      hint: 'An ace takes a king, and a 2 an ace.',
      done: 'The ace. The circle closes with it: it takes a king, and only a king.',
      otherwise: 'The ranks go round in a circle, and the ace closes it.',
    },
    capturing: {
      task: 'Tap each of Ada’s cards that can capture something.',
      hint: 'There are four of them; one takes a card of its own colour.',
      done: 'Four of them. The 5 would take the 4 of hearts, a card of Ada’s own.',
      otherwise: 'Look at each red card’s neighbours along the edges, red ones too.',
    },
    own: {
      task: 'You may capture your own cards too: they come back to your hand. Take back the queen.',
      hint: 'Capture 1, 0 with the king on 0, 0.',
      done: 'The queen is in your hand again, and may be placed with your next move.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const alignment = {
  title: 'Six in line',
  intro:
    'Six neighbouring cards of one colour in a row or a column win the game at once. Both suits of a colour count together.',
  tasks: {
    six: {
      task: 'You are Ada. Place a card and win.',
      hint: 'Place any card at either end of the row.',
      done: 'Hearts and diamonds together: six red cards in a row.',
      otherwise: 'No six in line yet. Where is a sixth missing?',
    },
    gap: {
      task: 'Again, place a card and win.',
      hint: 'Place any card between the 7 and the 9.',
      done: 'The gap is closed, and the line is six long.',
      otherwise: 'The line must have no gap.',
    },
    diagonal: {
      task: 'Five red cards lie on a diagonal. Does a sixth on 5, 4, beside the jack, win?',
      hint: 'Only rows and columns.',
      done: 'Diagonals never count.',
      otherwise: 'Only rows and columns count.',
    },
    replaced: {
      task: 'A black card stands in your line. Win with one move.',
      hint: 'Capture the queen with the king above it.',
      done: 'The king took the queen’s place and closed the line.',
      otherwise: 'The queen still stands in the line.',
    },
    cutOff: {
      task: 'Now seven black cards hang on the king. Does capturing the queen win?',
      hint: 'The capture leaves two groups: six cards and seven.',
      done: 'No. The line is the smaller group, so it is cleared away before lines are judged.',
      otherwise: 'Isolation comes first. Which of the two groups is larger?',
    },
  },
} as const satisfies LessonText

export const switching = {
  title: 'Switch',
  intro: 'To switch is to let two cards of your own that touch along an edge change places. Tap one, then the other.',
  tasks: {
    two: {
      task: 'You are Ada. Switch two of your cards.',
      hint: 'The 5 and the 9 lie side by side.',
      done: 'The two changed places. Nothing else moved.',
      otherwise: '',
    },
    partner: {
      task: 'Ada wants to switch the 9 on 1, 0. Tap the card with which it may change places.',
      hint: 'The 5 lies corner to corner, and the 8 is Ben’s.',
      done: 'The 7. Only neighbours along an edge are switched, and only her own.',
      otherwise: 'It has to be her own card, and share an edge with the 9.',
    },
    marked: {
      task: 'Tap both cards that Ada may let change places.',
      hint: 'It is black, and so it is Ben’s.',
      done: 'Both cards have to be your own.',
      otherwise: 'Both have to be her own, and side by side.',
    },
    twoSwitches: {
      task: 'Bring the 4 of hearts to 1, 1 in two switches.',
      hint: 'First to the right or up, then the other way.',
      done: 'Two switches, a whole turn. There were two ways round.',
      otherwise: 'The 4 did not get there.',
    },
    thenCapture: {
      task: 'Seize the queen this turn.',
      hint: 'Switch the king with the 4.',
      done: 'A switch, then a capture: moves of a turn go together.',
      otherwise: 'The queen is still there. Bring the king beside it first.',
    },
  },
} as const satisfies LessonText
