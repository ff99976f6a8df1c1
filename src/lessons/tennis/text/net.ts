import type { LessonText } from '../../lesson.ts'

export const netText = {
  title: 'The Net',
  intro:
    'The difference between the two cards of a pair is the Net for the next pair. An ace is 1, a jack 11, a queen 12, a king 13.',
  tasks: {
    difference: {
      task: 'Cleo played a 9, Ada a 4. Let Ben play the card whose value is the Net.',
      hints: ['Take the smaller from the larger.', '9 less 4.'],
      done: 'The Net is 5. Ben and Dan have to clear it.',
      otherwise: 'The Net is the difference of the two cards.',
    },
    order: {
      task: 'Cleo played a 3, Ada a queen. Again, let Ben play the card whose value is the Net.',
      hints: ['A queen is 12.', 'Which of the two came first does not matter.'],
      done: 'The Net is 9: 12 less 3. The order does not matter.',
      otherwise: 'A queen is 12, and the order does not matter.',
    },
    low: {
      task: 'Ben played a king. Dan plays so that the next Net is as low as a pair of different cards allows: 1.',
      hints: ['Which card is one away from a king?', 'A king is 13, so a 12.'],
      done: 'King and queen: a Net of 1, which every card but an ace clears.',
      otherwise: 'The difference to the king is not 1.',
    },
    high: {
      task: 'Now make the next Net as high as it can be.',
      hints: ['Which card is farthest from a king?', 'The lowest card there is.'],
      done: 'King and ace: a Net of 12. Only a king clears it.',
      otherwise: 'The Net can be higher still.',
    },
    jack: {
      task: 'Cleo and Ada are next. With two cards, leave a Net of 8 in which one card is a jack.',
      hints: ['A jack is 11.', '8 away from a jack is only one card: a 3.'],
      done: 'Jack and 3. There is no 19.',
      otherwise: 'The difference is not 8, or there is no jack.',
    },
  },
} as const satisfies LessonText
