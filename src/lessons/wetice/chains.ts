import type { Event, Position } from '../../engine/wetice/types.ts'
import { options, type Outcome } from '../lesson.ts'
import { cardsLifted, links, linksIn } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const countLinks = (outcome: Outcome<Position, Event>): string => String(linksIn(outcome))
const countCards = (outcome: Outcome<Position, Event>): string => String(cardsLifted(outcome))

export const chains: WetIceLesson = {
  id: 'chains',
  title: 'Chains',
  section: 'remove',
  also: ['fall'],
  intro:
    'If falling cards make a new match, it is lifted too, and the cards fall again. Each time is one link of a chain. The turn ends when the table is at rest.',
  tasks: [
    {
      type: 'choice',
      record: table('..SD. HSCD. SDSHH'),
      task: 'You swap a2 and c1. How many times are cards lifted?',
      hints: [
        'The hearts on the bottom row are lifted first.',
        'See what comes to lie beside what as the rest slides.',
      ],
      done: 'Twice. The fall brought three of a suit together.',
      otherwise: 'Play it through: lift the hearts, slide the rest, and look again.',
      options: options('1', '2', '3'),
      action: 'swap a2 c1',
      right: countLinks,
      answer: '2',
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
      type: 'choice',
      record: table('H... S... SHH. HSSC'),
      task: 'You swap a1 and a2. How many cards are lifted in all?',
      hints: ['Two lines come about at once.', 'Lines that are lifted together are one link; then see what falls.'],
      done: 'Six at once: two lines made by one swap are lifted together.',
      otherwise: 'Both swapped cards come to lie in a line.',
      options: options('3', '4', '6', '8'),
      action: 'swap a1 a2',
      right: countCards,
      answer: '6',
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
