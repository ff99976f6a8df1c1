import type { LessonText } from '../../lesson.ts'

export const matchingText = {
  title: 'Matching cards',
  intro:
    'Where both cards of a pair have the same value, both players get two points, whether or not they cleared the Net.',
  tasks: {
    both: {
      task: 'The Net is 9, and Ben’s 8 does not clear it. Let Dan score all the same.',
      hints: ['Dan can clear the Net, or match Ben’s card.', 'Another 8 brings two points, for both.'],
      done: 'Two points each for Ben and Dan.',
      otherwise: 'That clears the Net for one point at most. Two are possible.',
    },
    instead: {
      task: 'Ben cleared the Net with a jack: one point. Let Dan play so that Ben has two instead.',
      hints: ['Which card gives both of them two points?', 'Another jack.'],
      done: 'Two in all: the points for matching stand in place of the point for the Net.',
      otherwise: 'Ben has only the point for the Net. Matching cards would give both of them two.',
    },
    onTop: {
      task: 'The same under the house rule that the two points come on top. How many points has Ben now?',
      hints: ['One for the Net first.', 'And two for matching.'],
      done: 'Three: one for the Net and two for matching.',
      otherwise: 'Under this house rule both count.',
    },
    netZero: {
      task: 'Two jacks were played. Let Cleo clear the next Net with the lowest card there is.',
      hints: ['The Net is the difference, as always.', '11 less 11.'],
      done: 'The Net is 0, and every card clears it, even an ace.',
      otherwise: 'It does clear the Net of 0, but there is a lower card.',
    },
    noNet: {
      task: 'Cleo led a 7, the first card of the hand. Let Ada score.',
      hints: ['There is no Net to clear yet. What else scores?', 'Matching needs no Net.'],
      done: 'Two points each. There is no Net yet, but matching cards score all the same.',
      otherwise: 'Without a Net only matching cards score.',
    },
  },
} as const satisfies LessonText
