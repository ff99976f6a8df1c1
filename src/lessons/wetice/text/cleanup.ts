import type { LessonText } from '../../lesson.ts'

export const cleanupText = {
  title: 'Cleanup',
  intro:
    'A fresh deal often holds matches. Before the game, both swap in turn so that fewer matches lie on the table than before. Nothing is lifted yet.',
  tasks: {
    one: {
      task: 'One match lies here. Swap one of its cards with a card of another suit.',
      hints: ['Three hearts stand in column c.', 'Swap the heart on c4 with a card that makes no new match.'],
      done: 'No match is left. Nothing was lifted, and nobody has scored.',
      otherwise: '',
    },
    marked: {
      task: 'Two matches lie here. Tap all their cards.',
      hints: ['One is a row, and one is a column.', 'Three diamonds in row 5, and three hearts in column f.'],
      done: 'Six cards. A swap in cleanup has to break one of these lines, so that fewer are left than before.',
      otherwise: 'Look for three of a suit side by side, or one above the other.',
    },
    both: {
      task: 'Clear both matches with one swap.',
      hints: ['Take a card from each match.', 'Swap the diamond in the middle of its line with a heart of the other.'],
      done: 'Both lines are broken. One swap may clear several matches.',
      otherwise: 'A match is left.',
    },
    beginner: {
      task: 'Ada made the last swap, and Ben has passed. Ada passes too. Who has the first turn of the game?',
      hints: ['Two passes in a row end cleanup.', 'Who swapped last begins.'],
      done: 'Ada: the player who swapped last begins the game.',
      otherwise: 'Not the next in turn: the player who swapped last begins.',
    },
    three: {
      task: 'Three matches, one swap. Leave none.',
      hints: ['Two of the matches share a card.', 'Swap that diamond, on e2, with a club of the bottom row.'],
      done: 'None left. Whoever breaks up the last match begins the game.',
      otherwise: 'Fewer, but not none.',
    },
  },
} as const satisfies LessonText
