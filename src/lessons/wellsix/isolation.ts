import { comesBackBy, cutOffBy, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'

const SPLIT = table('8S KH QS 6C\n5H .. 7S 9S', { hands: ['3H', '3S'] })

export const isolation: WellsixLesson = {
  id: 'isolation',
  title: 'Isolation',
  section: 'isolation',
  intro:
    'The gap that a capturing card leaves may cut the table into groups. Only the largest stays. Of the others you seize Ben’s cards, and yours come back to your hand.',
  tasks: [
    {
      type: 'mark',
      record: SPLIT,
      action: 'capture 1,1 2,1',
      task: 'Ada’s king on 1,1 takes the queen on 2,1. Tap every card that is cut off.',
      hints: ['The king’s place is empty then. What hangs together?', 'Two cards on the left, four on the right.'],
      done: 'The two on the left: the king and the three black cards around it are the larger group.',
      otherwise: 'Take the king off 1,1, put it on 2,1, and look for the smaller group.',
      right: cutOffBy('capture 1,1 2,1'),
      answer: ['0,0', '0,1'],
    },
    {
      type: 'mark',
      record: SPLIT,
      action: 'capture 1,1 2,1',
      task: 'The same capture. Tap the card that comes back to Ada’s hand.',
      hints: ['Which of the cards that are cut off is her own?', 'One’s own cards are never lost by isolation.'],
      done: 'The 5 of hearts is Ada’s own. Only Ben’s 8 is seized.',
      otherwise: 'Of the cards that are cut off, her own comes back to her.',
      right: comesBackBy('capture 1,1 2,1'),
      answer: ['0,0'],
    },
    {
      type: 'move',
      record: table('8S KH QS 6C ..\n.. .. 7S 9S TH', { hands: ['3H', '3S'] }),
      task: 'Two captures are possible. Seize two cards with one.',
      hints: [
        'Which capturing card leaves a gap behind that something hangs on?',
        'The eight hangs on the king alone.',
      ],
      done: 'The queen by capture, the 8 by isolation.',
      otherwise: 'Only one card was seized.',
      kinds: ['capture'],
      moves: 1,
      goal: seizes(2),
      answers: ['capture 1,1 2,1'],
    },
    {
      type: 'move',
      record: table('8S 5S KH QS 6C', { hands: ['3H', '3S'], played: ['capture 2,0 3,0'] }),
      task: 'Both groups have two cards, so you choose which one stays. Seize as many cards as you can.',
      hints: ['The group that goes is the one you gain from.', 'Tap the group with your king to keep it.'],
      done: 'Two more for your pile, and the king stays.',
      otherwise: 'You seized only one, and took back your king.',
      kinds: ['keep'],
      moves: 1,
      goal: seizes(2),
      answers: ['keep 3,0', 'keep 4,0'],
    },
    {
      type: 'move',
      record: table('4S 6S .. .. ..\n3C KH QS 5D ..\n.. 2H JC 8S 9H', { hands: ['3H', '3S'] }),
      task: 'Seize four cards with one capture.',
      hints: ['Three black cards hang on one of yours.', 'Your king is their only link to the rest.'],
      done: 'One captured, three cut off.',
      otherwise: 'Not four. Look for a card of yours that holds black cards to the table.',
      kinds: ['capture'],
      moves: 1,
      goal: seizes(4),
      answers: ['capture 1,1 2,1'],
    },
  ],
}
