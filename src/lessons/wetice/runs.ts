import { cellsInMatches, sharedCells } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

export const runs: WetIceLesson = {
  id: 'runs',
  title: 'Runs',
  section: 'match',
  also: ['table'],
  intro:
    'In WetIce only suits matter. Three or more cards of one suit, side by side in a row or a column, are a match. Diagonals do not count.',
  tasks: [
    {
      type: 'mark',
      record: table('SHHHD'),
      task: 'Tap the cards that are a match.',
      hints: ['Three cards of one suit lie side by side.', 'They are hearts.'],
      done: 'Three hearts in a row: a match.',
      otherwise: 'A match is all the cards of one suit that lie side by side, three or more.',
      right: cellsInMatches,
      answer: ['b1', 'c1', 'd1'],
    },
    {
      type: 'mark',
      record: table('H.... SHCS. DSHSC DCSSH'),
      task: 'One match lies here. Tap its cards.',
      hints: ['The hearts lie on a diagonal, and that does not count.', 'Look up and down column d.'],
      done: 'Columns count as rows do. The diagonal of hearts does not.',
      otherwise: 'Look for three side by side in a row, or one above the other in a column.',
      right: cellsInMatches,
      answer: ['d1', 'd2', 'd3'],
    },
    {
      type: 'mark',
      record: table('H.... H.C.. HHHSD'),
      task: 'Two matches lie here, a row and a column. Tap the card that belongs to both.',
      hints: ['One straight line is one match.', 'The row and the column meet in the corner.'],
      done: 'They share the corner card. An L or a T is always two matches.',
      otherwise: 'Which card lies in the row and in the column?',
      right: sharedCells,
      answer: ['a1'],
    },
    {
      type: 'mark',
      record: table('S....... S..D...C S..D..CC HHHHSHHC'),
      task: 'Three matches lie here. Tap all their cards.',
      hints: ['A line of four is one match, however long it is.', 'There are one row and two columns.'],
      done: 'Four hearts in the bottom row, and a column on each side. Another suit between the cards ends a line.',
      otherwise: 'Whole lines, and no card beyond another suit.',
      right: cellsInMatches,
      answer: ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'h1', 'h2', 'h3'],
    },
    {
      type: 'mark',
      record: table('.C..S... HCDDDS.. HHSDCSS. HSSSHHSD'),
      task: 'Tap every card that is part of a match.',
      hints: ['There are three matches, nine cards in all.', 'Look at column a, and at rows 1 and 3.'],
      done: 'Nine cards in three matches. At the table the referee finds them for you.',
      otherwise: 'Go through each row, then each column, and take whole lines.',
      right: cellsInMatches,
      answer: ['a1', 'a2', 'a3', 'b1', 'c1', 'c3', 'd1', 'd3', 'e3'],
    },
  ],
}
