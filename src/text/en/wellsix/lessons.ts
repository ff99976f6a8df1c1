import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const alignment = {
  title: 'Six in line',
  intro: TITLE.aim,
  tasks: {
    six: {
      task: 'You are red. Place the sixth card.',
      hint: 'Tap a card in your hand, then the end of the row.',
      done: 'Six in line: you win. Both red suits count.',
      otherwise: 'That isn’t six in line yet.',
    },
    block: {
      task: 'Ben plays the black cards. He has four in line, and two moves in his next turn. Stop him with your last move.',
      hint: 'Only one end of his line is open.',
      done: 'Now his line can’t grow to six.',
      otherwise: 'Ben places two more cards and wins.',
    },
    open: {
      task: 'Ben has four in line and can add a card at either end. You have two moves. Stop him.',
      hint: 'He needs two more squares, at either end.',
      done: 'Four in line with both ends open: it takes both your moves.',
      otherwise: 'Ben has room for six, and wins.',
    },
    diagonal: {
      task: 'Five red cards are on a diagonal. You place a sixth at its end. Do you win?',
      hint: 'Only rows and columns count.',
      done: 'No. Only rows and columns count.',
      otherwise: 'Only rows and columns count.',
    },
  },
} as const satisfies LessonText

export const opening = {
  title: 'The opening',
  intro:
    'In the opening you place only hearts, and Ben only spades. After the first card, each card must touch another along an edge.',
  tasks: {
    first: {
      task: 'You go first. Place any heart.',
      hint: 'Tap a card, then the square.',
      done: 'The first turn is a single card.',
      otherwise: '',
    },
    wholeTurn: {
      task: 'Now you are Ben. Make a whole turn: place two cards.',
      hint: 'Tap a card, then a square that touches one.',
      done: 'After the first turn, every turn is two cards.',
      otherwise: '',
    },
    places: {
      task: 'Tap the six squares where Ben can place his next card.',
      hint: 'They touch a card along an edge. Corners don’t count.',
      done: 'Six squares. Corners don’t count.',
      otherwise: 'Above, below, left or right of a card, and nowhere else.',
    },
    clubs: {
      task: 'May Ben place a club in the opening?',
      hint: 'He has these cards now.',
      done: 'No. Diamonds and clubs come into play after the opening.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const capture = {
  title: 'Capture',
  intro:
    'A card captures a neighbouring card that is one rank lower. A king captures a queen, a 2 captures an ace, an ace captures a king.',
  tasks: {
    seize: {
      task: 'A black queen touches your king. Capture the queen.',
      hint: 'Tap your king, then the queen.',
      done: 'The queen goes to your pile, and the king moves to its square.',
      otherwise: '',
    },
    aceAndKing: {
      task: 'Of the ace and the king, only one can capture the other. Tap it.',
      hint: 'The ranks go round in a circle.',
      done: 'The ace captures the king. An ace captures nothing else.',
      otherwise: 'An ace captures a king.',
    },
    capturing: {
      task: 'You are red. Tap your four cards that can capture another card.',
      hint: 'Each touches a card that is one rank lower.',
      done: 'Four of them. One captures a card of your own.',
      otherwise: 'Look for cards that are one rank lower, red ones too.',
    },
    own: {
      task: 'You can capture your own cards, too. Capture your queen.',
      hint: 'Your king captures it.',
      done: 'The queen is in your hand again.',
      otherwise: '',
    },
    closes: {
      task: 'A black queen is in your line. Win with one move.',
      hint: 'Your king captures it.',
      done: 'The king moved into the gap: six in line.',
      otherwise: 'The queen is still in your line.',
    },
  },
} as const satisfies LessonText

export const turns = {
  title: 'Turns and moves',
  intro:
    'After the opening you take up your second suit. Each turn is two moves: place, switch, exchange or capture. Only the first turn is one move.',
  tasks: {
    two: {
      task: 'You are Ben. Make a whole turn: place two cards.',
      hint: 'Tap a card in your hand, then a square.',
      done: 'Two moves are a turn.',
      otherwise: '',
    },
    sameCard: {
      task: 'One card may make both moves. Capture two queens.',
      hint: 'First capture the queen beside the king.',
      done: 'Two captures with one card in one turn.',
      otherwise: 'You could have had two queens.',
    },
    ace: {
      task: 'An ace captures a king. Place the ace, then capture a king with it.',
      hint: 'Place the ace where it touches the king.',
      done: 'A card can move in the turn in which you place it.',
      otherwise: 'No king was captured.',
    },
    noPass: {
      task: 'Ben would rather do nothing. May he pass?',
      hint: 'He could place any of these.',
      done: 'No. If you can move, you must.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const switching = {
  title: 'Switch',
  intro: 'To switch: swap two of your own cards that touch along an edge.',
  tasks: {
    two: {
      task: 'Switch two of your red cards.',
      hint: 'They touch along an edge.',
      done: 'The two cards are swapped. Nothing else moved.',
      otherwise: '',
    },
    partner: {
      task: 'Which card can you switch with the 9 of diamonds? Tap it.',
      hint: 'It is red, and touches along an edge.',
      done: 'Only your own cards switch, and only along an edge.',
      otherwise: 'It must be your own card, and touch along an edge.',
    },
    thenCapture: {
      task: 'Capture the queen this turn. Your king is one square too far away.',
      hint: 'Switch the king with the card beside it.',
      done: 'A switch, then a capture.',
      otherwise: 'The queen is still there. Bring the king beside it first.',
    },
  },
} as const satisfies LessonText
