import type { LessonText } from '../../lesson.ts'

export const endText = {
  title: 'The end',
  intro:
    'You may always pass. Two passes in a row end the game, and so does an empty table. Each card in your pile is a point.',
  tasks: {
    firstPass: {
      task: 'No swap makes a line here. Ada passes. Is the game over?',
      hints: ['How many passes in a row does it take?', 'Ben has not passed yet.'],
      done: 'Not yet. Ben passes too, or finds a swap that Ada has missed.',
      otherwise: 'It takes two passes in a row.',
    },
    secondPass: {
      task: 'You are Ada. Ben has passed, and you lead by 18 to 17. End the game as the winner.',
      hints: ['Every swap here would score for Ben.', 'Passing ends the game here.'],
      done: 'Two passes in a row: the game is over, and you have won.',
      otherwise: 'Those cards are Ben’s, and the game goes on.',
    },
    draw: {
      task: 'Ada has 20 cards and Ben has 20. Ada has passed, and Ben passes too. Who wins?',
      hints: ['Count the cards of both piles.', 'There is no rule for breaking a tie.'],
      done: 'Nobody: equal piles are a draw.',
      otherwise: 'Both piles are equally large.',
      options: { 1: 'Ada', 2: 'Ben', 0: 'Nobody' },
    },
    clear: {
      task: 'End the game by clearing the table.',
      hints: ['Both suits must come together with one swap.', 'The spade on c1 stands in the way of the hearts.'],
      done: 'The table is empty, so the game is over. It is a draw.',
      otherwise: 'Cards are left, and the game goes on.',
    },
  },
} as const satisfies LessonText
