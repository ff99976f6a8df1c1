import type { LessonText } from '../../lesson.ts'

export const enteringText = {
  title: 'Entering the table',
  intro:
    'Kings and jokers out, shuffle, and deal eight wide and six high. Then tap the suits in, row by row from the top left. Places are named by column and row: a1 is bottom left.',
  tasks: {
    place: {
      task: 'Tap the card on c2.',
      hints: [
        'Columns are letters from the left, rows are numbers from the bottom.',
        'The third card of the second row.',
      ],
      done: 'Column c, second row from the bottom.',
      otherwise: 'Count columns from the left and rows from the bottom.',
    },
    correction: {
      task: 'In the middle of the game you see that a1 is a heart and b1 a spade; they were entered the other way round. May that be put right now?',
      hints: ['Would the table still be possible?', 'No card hangs in the air, and no suit has too many cards.'],
      done: 'Yes, at any time outside a chain. The correction stands in the log.',
      otherwise: 'The record may be corrected at any time outside a chain.',
    },
    hanging: {
      task: 'Somebody wants to correct a1 to an empty place. May that be, while a card lies on a2?',
      hints: ['What would lie below the card on a2?', 'Nothing: it would hang in the air.'],
      done: 'A card would hang in the air. Say what lies above it, too.',
      otherwise: '',
    },
    turnAfter: {
      task: 'It is Ada’s turn, and the table is corrected. Whose turn is it then?',
      hints: ['Is a correction a move?', 'It is no turn.'],
      done: 'Still Ada’s: a correction is no move and costs none.',
      otherwise: 'A correction is no turn.',
    },
    undo: {
      task: 'Ada’s swap was entered wrongly, and three hearts lie on her pile already. How does the table come back to what it was?',
      hints: ['Two arrows stand at the top of the table.', 'The one that points back is Undo.'],
      done: 'It says step by step which cards go back where. The arrow beside it does the turn again.',
      otherwise: 'Nobody has to remember how the cards lay, and the game goes on.',
      options: { memory: 'From memory', anew: 'By a new game', undo: 'With the arrow at the top' },
    },
    whoDecides: {
      task: 'Ben made a swap that makes no line, and you notice it only two turns later. Who says whether it stands?',
      hints: ['You may undo it, put the table right, or let it stand.', 'It takes everybody.'],
      done: 'All players together. What stands is marked as irregular, wherever the result is shown.',
      otherwise: 'Neither one player nor the referee decides that alone.',
      options: { one: 'Who noticed', referee: 'The referee', all: 'All players' },
    },
  },
} as const satisfies LessonText
