import type { LessonText } from '../../lesson.ts'

export const alignmentText = {
  title: 'Six in line',
  intro:
    'Six neighbouring cards of one colour in a row or a column win the game at once. Both suits of a colour count together.',
  tasks: {
    six: {
      task: 'You are Ada. Place a card and win.',
      hints: ['Five red cards lie in a row already.', 'Place any card at either end of the row.'],
      done: 'Hearts and diamonds together: six red cards in a row.',
      otherwise: 'No six in line yet. Where is a sixth missing?',
    },
    gap: {
      task: 'Again, place a card and win.',
      hints: ['A line may have a gap to be filled.', 'Place any card between the 7 and the 9.'],
      done: 'The gap is closed, and the line is six long.',
      otherwise: 'The line must have no gap.',
    },
    diagonal: {
      task: 'Five red cards lie on a diagonal. Does a sixth on 5,4, beside the jack, win?',
      hints: ['Which lines count?', 'Only rows and columns.'],
      done: 'Diagonals never count.',
      otherwise: 'Only rows and columns count.',
    },
    replaced: {
      task: 'A black card stands in your line. Win with one move.',
      hints: ['Which of your cards can take a queen?', 'Capture the queen with the king above it.'],
      done: 'The king took the queen’s place and closed the line.',
      otherwise: 'The queen still stands in the line.',
    },
    cutOff: {
      task: 'Now seven black cards hang on the king. Does capturing the queen win?',
      hints: [
        'A line counts when the move is complete, isolation included.',
        'The capture leaves two groups: six cards and seven.',
      ],
      done: 'No. The line is the smaller group, so it is cleared away before lines are judged.',
      otherwise: 'Isolation comes first. Which of the two groups is larger?',
    },
  },
} as const satisfies LessonText
