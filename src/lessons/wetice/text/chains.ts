import type { LessonText } from '../../lesson.ts'

export const chainsText = {
  title: 'Chains',
  intro:
    'If falling cards make a new match, it is lifted too, and the cards fall again. Each time is one link of a chain. The turn ends when the table is at rest.',
  tasks: {
    marked: {
      task: 'You swap a2 and c1. Tap every card that is lifted, where it lies now.',
      hints: [
        'The hearts on the bottom row are lifted first.',
        'See what comes to lie beside what as the rest slides.',
      ],
      done: 'Two links: the hearts, and three cards that the fall brought together.',
      otherwise: 'Play it through: lift the hearts, slide the rest, and look again.',
    },
    two: {
      task: 'Make a chain of two links.',
      hints: ['Look for two cards that will meet a third of their suit.', 'The spade on c3 is needed below.'],
      done: 'Two links from one swap, and all of them are in the same turn.',
      otherwise: 'That lifts cards once. Which line would let others meet as they fall?',
    },
    atOnce: {
      task: 'You swap a1 and a2. Tap every card that is lifted, where it lies now.',
      hints: ['Two lines come about at once.', 'A spade goes down to the spades, and a heart up to the hearts.'],
      done: 'Six at once: two lines made by one swap are lifted together.',
      otherwise: 'Both swapped cards come to lie in a line.',
    },
    again: {
      task: 'Again: make a chain of two links.',
      hints: ['The bottom row is nearly a line.', 'Which swap in column c helps?'],
      done: 'Lift below, and what lies above comes together.',
      otherwise: 'Only one link. Look at what the cards above would meet.',
    },
    three: {
      task: 'One of 22 swaps makes a chain of three links. Find it.',
      hints: ['It begins in the bottom row.', 'A spade from higher up makes the first line.'],
      done: 'Three links. Few people see that far; the referee plays it out step by step.',
      otherwise: 'A shorter chain. Look at the spades of the bottom row.',
    },
  },
} as const satisfies LessonText
