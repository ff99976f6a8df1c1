import type { LessonText } from '../../lesson.ts'

export const turnsText = {
  title: 'Turns and moves',
  intro:
    'After the opening both take up their second suit. Whoever opened makes one move, then every turn is two. A move is to place, switch, exchange or capture.',
  tasks: {
    two: {
      task: 'Ada has made her one move. You are Ben: make a whole turn, placing cards.',
      hints: ['Only her first turn was one move.', 'From now on every turn has two.'],
      done: 'Two moves, and so on for both of them.',
      otherwise: '',
    },
    noPass: {
      task: 'Ben would rather do nothing. May he pass?',
      hints: ['Has he a legal move?', 'He has cards in hand that he could place.'],
      done: 'Who can move must. Passing is only for those who cannot.',
      otherwise: '',
    },
    oneMore: {
      task: 'Ada has switched two cards. Place what she may still place in this turn.',
      hints: ['One move is one card.', 'She has one move left.'],
      done: 'One card: each that is placed is a move of its own, and the turn is over.',
      otherwise: '',
    },
    sameCard: {
      task: 'Both moves may be made with the same card. Seize two queens with your king.',
      hints: ['A king takes a queen that lies beside it, and moves to its place.', 'Capture 1,0 first, then 2,0.'],
      done: 'Two captures with one card in one turn.',
      otherwise: 'Two queens could have been yours.',
    },
  },
} as const satisfies LessonText
