import type { LessonText } from '../../lesson.ts'

export const runsText = {
  title: 'Runs',
  intro:
    'In WetIce only suits matter. Three or more cards of one suit, side by side in a row or a column, are a match. Diagonals do not count.',
  tasks: {
    row: {
      task: 'Tap the cards that are a match.',
      hints: ['Three cards of one suit lie side by side.', 'They are hearts.'],
      done: 'Three hearts in a row: a match.',
      otherwise: 'A match is all the cards of one suit that lie side by side, three or more.',
    },
    column: {
      task: 'One match lies here. Tap its cards.',
      hints: ['The hearts lie on a diagonal, and that does not count.', 'Look up and down column d.'],
      done: 'Columns count as rows do. The diagonal of hearts does not.',
      otherwise: 'Look for three side by side in a row, or one above the other in a column.',
    },
    cross: {
      task: 'Two matches lie here, a row and a column. Tap the card that belongs to both.',
      hints: ['One straight line is one match.', 'The row and the column meet in the corner.'],
      done: 'They share the corner card. An L or a T is always two matches.',
      otherwise: 'Which card lies in the row and in the column?',
    },
    threeMatches: {
      task: 'Three matches lie here. Tap all their cards.',
      hints: ['A line of four is one match, however long it is.', 'There are one row and two columns.'],
      done: 'Four hearts in the bottom row, and a column on each side. Another suit between the cards ends a line.',
      otherwise: 'Whole lines, and no card beyond another suit.',
    },
    all: {
      task: 'Tap every card that is part of a match.',
      hints: ['There are three matches, nine cards in all.', 'Look at column a, and at rows 1 and 3.'],
      done: 'Nine cards in three matches. At the table the referee finds them for you.',
      otherwise: 'Go through each row, then each column, and take whole lines.',
    },
  },
} as const satisfies LessonText
