import { TITLE } from './title.ts'
import type { LessonText } from '../../lessons.ts'

export const runs = {
  title: 'Runs',
  intro:
    'In WetIce only suits matter. Three or more cards of one suit, side by side in a row or a column, are a match. Diagonals do not count.',
  tasks: {
    row: {
      task: 'Tap the cards that are a match.',
      hint: 'They are hearts.',
      done: 'Three hearts in a row: a match.',
      otherwise: 'A match is all the cards of one suit that lie side by side, three or more.',
    },
    column: {
      task: 'One match lies here. Tap its cards.',
      hint: 'Look up and down column d.',
      done: 'Columns count as rows do. The diagonal of hearts does not.',
      otherwise: 'Look for three side by side in a row, or one above the other in a column.',
    },
    cross: {
      task: 'Two matches lie here, a row and a column. Tap the card that belongs to both.',
      hint: 'The row and the column meet in the corner.',
      done: 'They share the corner card. An L or a T is always two matches.',
      otherwise: 'Which card lies in the row and in the column?',
    },
    threeMatches: {
      task: 'Three matches lie here. Tap all their cards.',
      hint: 'There are one row and two columns.',
      done: 'Four hearts in the bottom row, and a column on each side. Another suit between the cards ends a line.',
      otherwise: 'Whole lines, and no card beyond another suit.',
    },
    all: {
      task: 'Tap every card that is part of a match.',
      hint: 'Look at column a, and at rows 1 and 3.',
      done: 'Nine cards in three matches. At the table the referee finds them for you.',
      otherwise: 'Go through each row, then each column, and take whole lines.',
    },
  },
} as const satisfies LessonText

export const entering = {
  title: 'Entering the table',
  intro:
    'Kings and jokers out, shuffle, and deal eight wide and six high. Then tap the suits in, row by row from the top left. Places are named by column and row: a1 is bottom left.',
  tasks: {
    place: {
      task: 'Tap the card on c2.',
      hint: 'The third card of the second row.',
      done: 'Column c, second row from the bottom.',
      otherwise: 'Count columns from the left and rows from the bottom.',
    },
    correction: {
      task: 'In the middle of the game you see that a1 is a heart and b1 a spade; they were entered the other way round. Put it right.',
      hint: 'Tap a1, and enter a heart; tap b1, and enter a spade.',
      done: 'It may be done at any time outside a chain. It is no move and costs none, and it stands in the log.',
      otherwise: 'The two tables still differ.',
    },
    undo: {
      task: 'Ada’s swap was entered wrongly, and three hearts lie on her pile already. How does the table come back to what it was?',
      hint: 'The one that points back is Undo.',
      done: 'It says step by step which cards go back where. The arrow beside it does the turn again.',
      otherwise: 'Nobody has to remember how the cards lay, and the game goes on.',
      options: { memory: 'From memory', anew: 'A new game', undo: 'With Undo' },
    },
    whoDecides: {
      task: 'Ben made a swap that makes no line, and you notice it only two turns later. Who says whether it stands?',
      hint: 'It takes everybody.',
      done: 'All players together. What stands is marked as irregular, wherever the result is shown.',
      otherwise: 'Neither one player nor the referee decides that alone.',
      options: { one: 'Who noticed', referee: 'The referee', all: 'All players' },
    },
  },
} as const satisfies LessonText

export const cleanup = {
  title: 'Cleanup',
  intro:
    'A fresh deal often holds matches. Before the game, both swap in turn so that fewer matches lie on the table than before. Nothing is lifted yet.',
  tasks: {
    one: {
      task: 'One match lies here. Swap one of its cards with a card of another suit.',
      hint: 'Swap the heart on c4 with a card that makes no new match.',
      done: 'No match is left. Nothing was lifted, and nobody has scored.',
      otherwise: '',
    },
    marked: {
      task: 'Two matches lie here. Tap all their cards.',
      hint: 'Three diamonds in row 5, and three hearts in column f.',
      done: 'Six cards. A swap in cleanup has to break one of these lines, so that fewer are left than before.',
      otherwise: 'Look for three of a suit side by side, or one above the other.',
    },
    both: {
      task: 'Clear both matches with one swap.',
      hint: 'Swap the diamond in the middle of its line with a heart of the other.',
      done: 'Both lines are broken. One swap may clear several matches.',
      otherwise: 'A match is left.',
    },
    beginner: {
      task: 'Ada made the last swap, and Ben has passed. Ada passes too. Who has the first turn of the game?',
      hint: 'Who swapped last begins.',
      done: 'Ada: the player who swapped last begins the game.',
      otherwise: 'Not the next in turn: the player who swapped last begins.',
    },
    three: {
      task: 'Three matches, one swap. Leave none.',
      hint: 'Swap that diamond, on e2, with a club of the bottom row.',
      done: 'None left. Whoever breaks up the last match begins the game.',
      otherwise: 'Fewer matches than before, but some are left.',
    },
  },
} as const satisfies LessonText

export const swap = {
  title: 'Swap',
  intro: `${TITLE.aim} Tap a card, tap another, then confirm.`,
  tasks: {
    beside: {
      task: 'Make a line of three hearts.',
      hint: 'Swap the spade with the heart beside it.',
      done: 'Three hearts side by side. They are lifted at once.',
      otherwise: '',
    },
    far: {
      task: 'Any two cards may be swapped, however far apart. Make a line of spades.',
      hint: 'Bring the spade on h1 beside the other two.',
      done: 'The two cards need not touch. Only the line counts.',
      otherwise: '',
    },
    partners: {
      task: 'Two cards make a line of hearts when they change places with a1. Tap both.',
      hint: 'The heart has to come beside the two others, on either side.',
      done: 'The spade and the diamond. Two hearts that change places would leave the table as it was, and that is no move.',
      otherwise: 'Two cards of one suit change nothing. Which other cards let the hearts meet?',
    },
    five: {
      task: 'Make a line of five hearts.',
      hint: 'A heart lies above the bottom row.',
      done: 'Five in one line. The longer the line, the more cards it lifts.',
      otherwise: 'That line is shorter. Where does the fifth heart come from?',
    },
    only: {
      task: 'Only one swap is allowed on this table. Find it.',
      hint: 'The diamonds in row 2 need one more.',
      done: 'The only one. When you find none at the table, you may pass.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const fall = {
  title: 'Falling',
  intro: 'When a match has been lifted, the cards above slide straight down until they rest on a card or on the table.',
  tasks: {
    one: {
      task: 'You swap c1 and d1, and three hearts are lifted. Tap the card that lies on a1 then.',
      hint: 'It slides straight down.',
      done: 'The club slid down from a2.',
      otherwise: 'The card above slides straight down.',
    },
    two: {
      task: 'You swap c2 and d2. Tap the card that lies on a3 then.',
      hint: 'The club goes to a2, and what lies above it follows.',
      done: 'Cards keep their order: the club on a2, the diamond on a3.',
      otherwise: 'Only one card of column a is lifted, and those above it slide by one.',
    },
    clubDown: {
      task: 'Make a line so that the club slides down to a1.',
      hint: 'The card below the club must be one of the line.',
      done: 'What lies below the club was lifted, so it slid down.',
      otherwise: 'A line, but a1 is not part of it, so the club stays where it is.',
    },
    sliding: {
      task: 'You swap c1 and d1. Tap every card that slides.',
      hint: 'Columns a, b and c: two, one and two.',
      done: 'Five. Each column slides by itself, and nothing moves sideways.',
      otherwise: 'Tap the cards above the three that are lifted, and no others.',
    },
    tall: {
      task: 'This table is six wide and eight high. Make the heart slide down by three.',
      hint: 'Bring a spade from column b to a1 or a4.',
      done: 'A column of three was lifted, so what lay above slid by three. Tall columns fall far.',
      otherwise: 'The heart did not slide by three. Three cards below it must be lifted.',
    },
  },
} as const satisfies LessonText

export const chains = {
  title: 'Chains',
  intro:
    'If falling cards make a new match, it is lifted too, and the cards fall again. Each time is one link of a chain. The turn ends when the table is at rest.',
  tasks: {
    marked: {
      task: 'You swap a2 and c1. Tap every card that is lifted, where it lies now.',
      hint: 'See what comes to lie beside what as the rest slides.',
      done: 'Two links: the hearts, and three cards that the fall brought together.',
      otherwise: 'Play it through: lift the hearts, slide the rest, and look again.',
    },
    two: {
      task: 'Make a chain of two links.',
      hint: 'The spade on c3 is needed below.',
      done: 'Two links from one swap, and all of them are in the same turn.',
      otherwise: 'That lifts cards once. Which line would let others meet as they fall?',
    },
    atOnce: {
      task: 'You swap a1 and a2. Tap every card that is lifted, where it lies now.',
      hint: 'A spade goes down to the spades, and a heart up to the hearts.',
      done: 'Six at once: two lines made by one swap are lifted together.',
      otherwise: 'Both swapped cards come to lie in a line.',
    },
    again: {
      task: 'Again: make a chain of two links.',
      hint: 'Which swap in column c helps?',
      done: 'Lift below, and what lies above comes together.',
      otherwise: 'Only one link. Look at what the cards above would meet.',
    },
    three: {
      task: 'One of 22 swaps makes a chain of three links. Find it.',
      hint: 'A spade from higher up makes the first line.',
      done: 'Three links. Few people see that far; the referee plays it out step by step.',
      otherwise: 'A shorter chain. Look at the spades of the bottom row.',
    },
  },
} as const satisfies LessonText
