import type { Event, Position } from '../../engine/wetice/types.ts'
import { options, type Outcome } from '../lesson.ts'
import { groupOf, won } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const pile = ({ events }: Outcome<Position, Event>): string =>
  events.some(event => event.type === 'score' && event.pile === 'four') ? 'four' : 'three'

export const plus: WetIceLesson = {
  id: 'plus',
  title: 'NG+',
  section: 'solitaire',
  intro:
    'A harder game alone. Groups of three go to one pile, groups of four and more to another. To win, clear the table with more cards in the second.',
  tasks: [
    {
      type: 'move',
      record: table('..H. HHSH', { mode: 'solo-plus' }),
      task: 'Lift a group of four hearts.',
      hints: ['One heart lies above the spade.', 'Swap c1 and c2.'],
      done: 'Four in a group: they go to the four-plus pile.',
      otherwise: 'That is a group of three.',
      kinds: ['swap'],
      moves: 1,
      goal: groupOf(4),
      answers: ['swap c1 c2'],
    },
    {
      type: 'mark',
      record: table('H.... H.... SHHDH', { mode: 'solo-plus' }),
      action: 'swap a1 e1',
      task: 'You swap a1 and e1. Tap every card of the group that this lifts.',
      hints: ['A row and a column of three come about, and share a card.', 'The heart on e1 goes to the corner.'],
      done: 'Five cards in one group, for the four-plus pile: runs of a suit that share a card belong together.',
      otherwise: 'Runs of one suit that share a card are one group.',
      right: liftedBy('swap a1 e1'),
      answer: ['a2', 'a3', 'b1', 'c1', 'e1'],
    },
    {
      type: 'choice',
      record: table('H.... H.... SHHDH', { mode: 'solo-plus', groups: 'lines' }),
      task: 'The same swap under the house rule that each line counts by its own length. Which pile do they go to?',
      hints: ['How long is each line?', 'Both lines have three cards.'],
      done: 'Threes: each line is only three long.',
      otherwise: 'Under this house rule each line counts by itself, and both are three long.',
      options: options({ three: 'Threes', four: 'Four-plus' }),
      action: 'swap a1 e1',
      right: pile,
      answer: 'three',
    },
    {
      type: 'move',
      record: table('..S.. HSCC. HHSHC', { mode: 'solo-plus', piles: 'three 3 / four 6' }),
      task: 'Clear the table with one swap, and win.',
      hints: ['Three links are needed.', 'Bring the heart down into the gap of the bottom row.'],
      done: 'Cleared, with ten cards in the four-plus pile and nine in the other.',
      otherwise: 'Not a win: cards are left, or too many lie in the pile of threes.',
      kinds: ['swap'],
      moves: 1,
      goal: won,
      answers: ['swap a2 c1'],
    },
    {
      type: 'move',
      record: table('.SSH. .DHDS HHSHD', { mode: 'solo-plus' }),
      task: 'Two swaps: clear the table, with more cards in the four-plus pile.',
      hints: ['Two groups of three are too many.', 'Swap c2 and e1 first.'],
      done: 'A win at NG+.',
      otherwise: 'Not a win. Both piles count, so look for the larger groups.',
      kinds: ['swap'],
      moves: 2,
      goal: won,
      answers: ['swap c2 e1'],
      line: ['swap c2 e1', 'swap c1 d2'],
    },
  ],
}
