import type { LessonText } from '../../lesson.ts'

export const aloneText = {
  title: 'Alone',
  intro: 'Alone, you take every turn, and nobody owns a suit. Lift as many cards as you can; an empty table is a win.',
  tasks: {
    begin: {
      task: 'Cleanup comes first here too. You have broken up the last match: begin the game.',
      hints: ['How does cleanup end?', 'Alone, one pass ends it.'],
      done: 'One pass ends cleanup, and the game begins.',
      otherwise: '',
    },
    clear: {
      task: 'Clear the table. Only one swap is possible.',
      hints: ['The clubs need one more in the bottom row.', 'Swap c1 and c2: that makes two lines at once.'],
      done: 'A chain of two links, and the table is empty.',
      otherwise: '',
    },
    pass: {
      task: 'No swap is left. End the game.',
      hints: ['There is nobody else who could play on.', 'Alone, one pass is enough.'],
      done: 'Alone, one pass ends it. Eight cards are left.',
      otherwise: '',
    },
    threeLinks: {
      task: 'Clear the table with one swap.',
      hints: ['Begin in the bottom row.', 'The clubs need the one on e1.'],
      done: 'Three links, and nothing is left.',
      otherwise: 'Cards are left that nothing can lift.',
    },
    twoSwaps: {
      task: 'Clear the table with two swaps.',
      hints: ['The first swap moves the club from the top.', 'Swap c4 and e2 first.'],
      done: 'Two swaps for twelve cards. That is how a game alone is won.',
      otherwise: 'Two swaps do not clear it that way. Which cards would be left alone?',
    },
    oneWay: {
      task: 'Again two swaps. This time there are many ways to begin, and one is right.',
      hints: ['Think of the spades last.', 'Swap a1 and d3 first.'],
      done: 'The only way through.',
      otherwise: 'Something is left. Look which suit you leave without a third card.',
    },
  },
} as const satisfies LessonText
