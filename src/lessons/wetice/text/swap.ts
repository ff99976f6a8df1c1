import type { LessonText } from '../../lesson.ts'

export const swapText = {
  title: 'Swap',
  intro:
    'On your turn, swap any two cards. One of the two must come to lie in a line of three or more of its suit. Tap a card, tap another, then confirm.',
  tasks: {
    beside: {
      task: 'Make a line of three hearts.',
      hints: ['A spade stands between the hearts.', 'Swap the spade with the heart beside it.'],
      done: 'Three hearts side by side. They are lifted at once.',
      otherwise: '',
    },
    far: {
      task: 'Any two cards may be swapped, however far apart. Make a line of spades.',
      hints: ['One spade lies far from the two others.', 'Bring the spade on h1 beside the other two.'],
      done: 'The two cards need not touch. Only the line counts.',
      otherwise: '',
    },
    partners: {
      task: 'Two cards make a line of hearts when they change places with a1. Tap both.',
      hints: ['Imagine the table after the swap.', 'The heart has to come beside the two others, on either side.'],
      done: 'The spade and the diamond. Two hearts that change places would leave the table as it was, and that is no move.',
      otherwise: 'Two cards of one suit change nothing. Which other cards let the hearts meet?',
    },
    five: {
      task: 'Make a line of five hearts.',
      hints: ['The diamond stands between two pairs of hearts.', 'A heart lies above the bottom row.'],
      done: 'Five in one line. The longer the line, the more cards it lifts.',
      otherwise: 'That line is shorter. Where does the fifth heart come from?',
    },
    only: {
      task: 'Only one swap is allowed on this table. Find it.',
      hints: ['Two cards of a suit with room for a third beside them.', 'The diamonds in row 2 need one more.'],
      done: 'The only one. When you find none at the table, you may pass.',
      otherwise: '',
    },
  },
} as const satisfies LessonText
