import type { LessonText } from '../../lesson.ts'

export const captureText = {
  title: 'Capture',
  intro:
    'A card takes a neighbour that ranks directly below: a king a queen, a 10 a 9, a 2 an ace, and an ace a king. It moves onto the place of the card it takes.',
  tasks: {
    seize: {
      task: 'You are Ada. Seize a card of Ben’s.',
      hints: ['Which black card ranks directly below a neighbour of yours?', 'The king takes the queen.'],
      done: 'The queen is seized and lies face down on your pile. The king’s place is empty.',
      otherwise: '',
    },
    kingAndQueen: {
      task: 'A queen and a king lie side by side. One of them can take the other. Tap it.',
      hints: ['Which way round do captures go?', 'A queen takes a jack, and a king takes a queen.'],
      done: 'The king can take the queen, if it is Ben’s turn. A queen takes only a jack.',
      otherwise: 'A card takes the one that ranks directly below it.',
    },
    aceAndKing: {
      task: 'An ace and a king lie side by side. Tap the one that can take the other.',
      hints: ['The ranks go round in a circle.', 'An ace takes a king, and a 2 an ace.'],
      done: 'The ace. The circle closes with it: it takes a king, and only a king.',
      otherwise: 'The ranks go round in a circle, and the ace closes it.',
    },
    capturing: {
      task: 'Tap each of Ada’s cards that can capture something.',
      hints: [
        'For each red card, look for a neighbour one rank below.',
        'There are four of them; one takes a card of its own colour.',
      ],
      done: 'Four of them. The 5 would take the 4 of hearts, a card of Ada’s own.',
      otherwise: 'Look at each red card’s neighbours along the edges, red ones too.',
    },
    own: {
      task: 'You may capture your own cards too: they come back to your hand. Take back the queen.',
      hints: ['Who takes a queen?', 'Capture 1,0 with the king on 0,0.'],
      done: 'The queen is in your hand again, and may be placed with your next move.',
      otherwise: '',
    },
  },
} as const satisfies LessonText
