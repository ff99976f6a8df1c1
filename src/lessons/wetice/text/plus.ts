import type { LessonText } from '../../lesson.ts'

export const plusText = {
  title: 'NG+',
  intro:
    'A harder game alone. Groups of three go to one pile, groups of four and more to another. To win, clear the table with more cards in the second.',
  tasks: {
    four: {
      task: 'Lift a group of four hearts.',
      hints: ['One heart lies above the spade.', 'Swap c1 and c2.'],
      done: 'Four in a group: they go to the four-plus pile.',
      otherwise: 'That is a group of three.',
    },
    group: {
      task: 'You swap a1 and e1. Tap every card of the group that this lifts.',
      hints: ['A row and a column of three come about, and share a card.', 'The heart on e1 goes to the corner.'],
      done: 'Five cards in one group, for the four-plus pile: runs of a suit that share a card belong together.',
      otherwise: 'Runs of one suit that share a card are one group.',
    },
    houseRule: {
      task: 'The same swap under the house rule that each line counts by its own length. Which pile do they go to?',
      hints: ['How long is each line?', 'Both lines have three cards.'],
      done: 'Threes: each line is only three long.',
      otherwise: 'Under this house rule each line counts by itself, and both are three long.',
      options: { three: 'Threes', four: 'Four-plus' },
    },
    win: {
      task: 'Clear the table with one swap, and win.',
      hints: ['Three links are needed.', 'Bring the heart down into the gap of the bottom row.'],
      done: 'Cleared, with ten cards in the four-plus pile and nine in the other.',
      otherwise: 'Not a win: cards are left, or too many lie in the pile of threes.',
    },
    twoSwaps: {
      task: 'Two swaps: clear the table, with more cards in the four-plus pile.',
      hints: ['Two groups of three are too many.', 'Swap c2 and e1 first.'],
      done: 'A win at NG+.',
      otherwise: 'Not a win. Both piles count, so look for the larger groups.',
    },
  },
} as const satisfies LessonText
