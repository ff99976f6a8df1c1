import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { lifts } from './goals.ts'
import { liftedBy } from './origins.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

export const overlooked: WetIceLesson = {
  id: 'overlooked',
  title: 'Overlooked matches',
  section: 'mistakes',
  intro:
    'Sometimes a match lies on the table that nobody noticed. It stays until the next match is lifted, and is lifted along with it.',
  tasks: [
    {
      type: 'choice',
      record: table('DDDSHCS'),
      task: 'Three diamonds were overlooked. May d1 and g1, two spades, change places to lift them?',
      hints: ['The line must go through one of the two swapped cards.', 'Neither spade comes to lie in a line.'],
      done: 'A line elsewhere does not make a swap valid.',
      otherwise: '',
      options: YES_OR_NO,
      action: 'swap d1 g1',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'move',
      record: table('DDD.HHSH'),
      task: 'Three diamonds lie there, overlooked. Make a line of hearts, and see.',
      hints: ['The spade stands between the hearts.', 'Swap g1 with h1, or with e1.'],
      done: 'All matches on the table are lifted at once, the overlooked one too.',
      otherwise: '',
      kinds: ['swap'],
      moves: 1,
      goal: lifts(6),
      answers: 'any',
    },
    {
      type: 'mark',
      record: table('S..... S..... SDDCDH'),
      action: 'swap d1 e1',
      task: 'Ada swaps d1 and e1. Tap every card that is lifted, where it lies now.',
      hints: ['She makes one line, and another was overlooked.', 'Look at column a.'],
      done: 'Six: her line, and the column of spades that had been there all along.',
      otherwise: 'Is there a line that lay there before?',
      right: liftedBy('swap d1 e1'),
      answer: ['a1', 'a2', 'a3', 'b1', 'c1', 'e1'],
    },
    {
      type: 'mark',
      record: table('S..... S..... SDDCDH', { piles: 'D3 / S5' }),
      action: 'swap d1 e1',
      task: 'Spades are Ben’s. Ada swaps d1 and e1. Tap every card that goes to Ben’s pile.',
      hints: ['Overlooked cards score like all others.', 'A suit’s cards go to its owner.'],
      done: 'The spades go to their owner. Sometimes it pays not to notice.',
      otherwise: 'They score like any other match: for the owner of the suit.',
      right: liftedBy('swap d1 e1', 2),
      answer: ['a1', 'a2', 'a3'],
    },
    {
      type: 'move',
      record: table('C....... CSDS.... CDDHDHHS'),
      task: 'Three clubs were overlooked. Lift nine cards with one swap.',
      hints: [
        'The clubs come along with any line, so make two lines at once.',
        'A heart and a diamond stand in each other’s way.',
      ],
      done: 'Two new lines, and the clubs with them.',
      otherwise: 'Fewer than nine. The clubs count for three of them.',
      kinds: ['swap'],
      moves: 1,
      goal: lifts(9),
      answers: ['swap d1 e1'],
    },
  ],
}
