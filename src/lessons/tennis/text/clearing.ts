import type { LessonText } from '../../lesson.ts'

export const clearingText = {
  title: 'Clearing the Net',
  intro:
    'A card that is higher than the Net clears it, and earns its player a point. There is no Net for the first pair of a hand.',
  tasks: {
    over: {
      task: 'Cleo played a 9 and Ada a 4. Let Ben clear the Net.',
      hints: ['The Net is the difference of the two cards.', 'It is 5, so any card from 6 up clears it.'],
      done: 'It is higher than 5: a point for Ben.',
      otherwise: 'A card clears the Net when it is higher. The Net is 9 less 4.',
    },
    equal: {
      task: 'The same two cards. Let Ben play the highest card that earns nothing.',
      hints: ['Which card is only as high as the Net?', 'The Net is 5, and being equal is not enough.'],
      done: 'A 5 is as high as the Net, and that is not enough.',
      otherwise: 'It clears the Net, or a higher card would earn nothing too.',
    },
    lowest: {
      task: 'Cleo played a 3 and Ada a queen. Ben clears the Net with the lowest card that does.',
      hints: ['A queen is 12, so the Net is 9.', 'The next rank after 9.'],
      done: 'A 10 is enough. Higher cards are better kept for higher Nets.',
      otherwise: 'It does not clear the Net, or a lower card would have done.',
    },
    first: {
      task: 'Cleo leads the very first card of the hand, a king. Does it clear the Net?',
      hints: ['Is there a Net yet?', 'The first pair of a hand has none.'],
      done: 'There is no Net yet, so nothing can clear it.',
      otherwise: 'The first pair has no Net.',
    },
    thirdNet: {
      task: 'The Nets were 9, then 9, then 9. How many points has Ben, whose 10 was the third card?',
      hints: ['Which Net did his 10 have to clear?', 'King and 4: a Net of 9.'],
      done: 'One: 10 is higher than 9.',
      otherwise: 'His 10 met the Net of the first pair.',
    },
  },
} as const satisfies LessonText
