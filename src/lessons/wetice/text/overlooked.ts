import type { LessonText } from '../../lesson.ts'

export const overlookedText = {
  title: 'Overlooked matches',
  intro:
    'Sometimes a match lies on the table that nobody noticed. It stays until the next match is lifted, and is lifted along with it.',
  tasks: {
    elsewhere: {
      task: 'Three diamonds were overlooked. May d1 and g1, two spades, change places to lift them?',
      hints: ['The line must go through one of the two swapped cards.', 'Neither spade comes to lie in a line.'],
      done: 'A line elsewhere does not make a swap valid.',
      otherwise: '',
    },
    lifted: {
      task: 'Three diamonds lie there, overlooked. Make a line of hearts, and see.',
      hints: ['The spade stands between the hearts.', 'Swap g1 with h1, or with e1.'],
      done: 'All matches on the table are lifted at once, the overlooked one too.',
      otherwise: '',
    },
    marked: {
      task: 'Ada swaps d1 and e1. Tap every card that is lifted, where it lies now.',
      hints: ['She makes one line, and another was overlooked.', 'Look at column a.'],
      done: 'Six: her line, and the column of spades that had been there all along.',
      otherwise: 'Is there a line that lay there before?',
    },
    owner: {
      task: 'Spades are Ben’s. Ada swaps d1 and e1. Tap every card that goes to Ben’s pile.',
      hints: ['Overlooked cards score like all others.', 'A suit’s cards go to its owner.'],
      done: 'The spades go to their owner. Sometimes it pays not to notice.',
      otherwise: 'They score like any other match: for the owner of the suit.',
    },
    nine: {
      task: 'Three clubs were overlooked. Lift nine cards with one swap.',
      hints: [
        'The clubs come along with any line, so make two lines at once.',
        'A heart and a diamond stand in each other’s way.',
      ],
      done: 'Two new lines, and the clubs with them.',
      otherwise: 'Fewer than nine. The clubs count for three of them.',
    },
  },
} as const satisfies LessonText
