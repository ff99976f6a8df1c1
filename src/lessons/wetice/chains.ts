import { links } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

export const chains: WetIceLesson = {
  id: 'chains',
  title: 'Chains',
  section: 'remove',
  also: ['fall'],
  intro:
    'If falling cards make a new match, it is lifted too, and the cards fall again. Each time is one link of a chain. The turn ends when the table is at rest.',
  tasks: [
    {
      type: 'mark',
      record: table('..SD. HSCD. SDSHH'),
      action: 'swap a2 c1',
      task: 'You swap a2 and c1. Tap every card that is lifted, where it lies now.',
      hints: [
        'The hearts on the bottom row are lifted first.',
        'See what comes to lie beside what as the rest slides.',
      ],
      done: 'Two links: the hearts, and three cards that the fall brought together.',
      otherwise: 'Play it through: lift the hearts, slide the rest, and look again.',
      right: liftedBy('swap a2 c1'),
      answer: ['a2', 'b2', 'c1', 'c3', 'd1', 'e1'],
    },
    {
      type: 'move',
      record: table('H.SD. HDDC. DSSH.'),
      task: 'Make a chain of two links.',
      hints: ['Look for two cards that will meet a third of their suit.', 'The spade on c3 is needed below.'],
      done: 'Two links from one swap, and all of them are in the same turn.',
      otherwise: 'That lifts cards once. Which line would let others meet as they fall?',
      kinds: ['swap'],
      moves: 1,
      goal: links(2),
      answers: ['swap c3 d1'],
    },
    {
      type: 'mark',
      record: table('H... S... SHH. HSSC'),
      action: 'swap a1 a2',
      task: 'You swap a1 and a2. Tap every card that is lifted, where it lies now.',
      hints: ['Two lines come about at once.', 'A spade goes down to the spades, and a heart up to the hearts.'],
      done: 'Six at once: two lines made by one swap are lifted together.',
      otherwise: 'Both swapped cards come to lie in a line.',
      right: liftedBy('swap a1 a2'),
      answer: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
    },
    {
      type: 'move',
      record: table('.CHH. .HSH. DHDSS'),
      task: 'Again: make a chain of two links.',
      hints: ['The bottom row is nearly a line.', 'Which swap in column c helps?'],
      done: 'Lift below, and what lies above comes together.',
      otherwise: 'Only one link. Look at what the cards above would meet.',
      kinds: ['swap'],
      moves: 1,
      goal: links(2),
      answers: ['swap c1 c2'],
    },
    {
      type: 'move',
      record: table('..C... .CS... CDH.SS DHCSDD DSSHHD'),
      task: 'One of 22 swaps makes a chain of three links. Find it.',
      hints: ['It begins in the bottom row.', 'A spade from higher up makes the first line.'],
      done: 'Three links. Few people see that far; the referee plays it out step by step.',
      otherwise: 'A shorter chain. Look at the spades of the bottom row.',
      kinds: ['swap'],
      moves: 1,
      goal: links(3),
      answers: ['swap c3 f1'],
    },
  ],
}
