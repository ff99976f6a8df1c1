import { accepted, NO, YES, yesIf } from '../goals.ts'
import { options } from '../lesson.ts'
import { matchOf } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

export const swap: WetIceLesson = {
  id: 'swap',
  title: 'Swap',
  section: 'swap',
  intro:
    'On your turn, swap any two cards. One of the two must come to lie in a line of three or more of its suit. Tap a card, tap another, then confirm.',
  tasks: [
    {
      type: 'move',
      record: table('HHSHD'),
      task: 'Make a line of three hearts.',
      hints: ['A spade stands between the hearts.', 'Swap the spade with the heart beside it.'],
      done: 'Three hearts side by side. They are lifted at once.',
      otherwise: '',
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    {
      type: 'move',
      record: table('DSSHCHCS'),
      task: 'Any two cards may be swapped, however far apart. Make a line of spades.',
      hints: ['One spade lies far from the two others.', 'Bring the spade on h1 beside the other two.'],
      done: 'The two cards need not touch. Only the line counts.',
      otherwise: '',
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
    {
      type: 'choice',
      record: table('HSHHD'),
      task: 'May the hearts on a1 and c1 change places?',
      hints: ['Imagine the table after the swap.', 'Both are hearts, so it looks just as before.'],
      done: 'Two cards of one suit change nothing, so no line comes about.',
      otherwise: '',
      options: options(YES, NO),
      action: 'swap a1 c1',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'move',
      record: table('..C.H... SHHDHHSC'),
      task: 'Make a line of five hearts.',
      hints: ['The diamond stands between two pairs of hearts.', 'A heart lies above the bottom row.'],
      done: 'Five in one line. The longer the line, the more cards it lifts.',
      otherwise: 'That line is shorter. Where does the fifth heart come from?',
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(5),
      answers: ['swap d1 e2'],
    },
    {
      type: 'move',
      record: table('CS..SS HDD.HC SCHSCD'),
      task: 'Only one swap is allowed on this table. Find it.',
      hints: ['Two cards of a suit with room for a third beside them.', 'The diamonds in row 2 need one more.'],
      done: 'The only one. When you find none at the table, you may pass.',
      otherwise: '',
      kinds: ['swap'],
      moves: 1,
      goal: matchOf(3),
      answers: 'any',
    },
  ],
}
