import { options } from '../lesson.ts'
import { cardsLeft, holds, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson, WellsixOutcome } from './types.ts'

const SPLIT = table('8S KH QS 6C\n5H .. 7S 9S', { hands: ['3H', '3S'] })

const whereFiveGoes = (outcome: WellsixOutcome): string =>
  holds(1, '5H')(outcome) ? 'Ada’s hand' : outcome.position.seized[1].includes('5H') ? 'Ben’s pile' : 'The table'

export const isolation: WellsixLesson = {
  id: 'isolation',
  title: 'Isolation',
  section: 'isolation',
  intro:
    'The gap that a capturing card leaves may cut the table into groups. Only the largest stays. Of the others you seize Ben’s cards, and yours come back to your hand.',
  tasks: [
    {
      type: 'choice',
      record: SPLIT,
      task: 'Ada’s king on 1,1 takes the queen on 2,1. How many cards stay on the table?',
      hints: ['The king’s place is empty then. What hangs together?', 'Two cards on the left, the rest on the right.'],
      done: 'Four: the king and the three black cards around it.',
      otherwise: 'Take the king and the queen off, put the king on 2,1, and count the larger group.',
      options: options('2', '4', '6', '7'),
      action: 'capture 1,1 2,1',
      right: cardsLeft,
      answer: '4',
    },
    {
      type: 'choice',
      record: SPLIT,
      task: 'The same capture cuts off the 5 of hearts. Where does it go?',
      hints: ['Whose card is it?', 'One’s own cards are never lost by isolation.'],
      done: 'Back to Ada’s hand. Only Ben’s 8 is seized.',
      otherwise: 'It is Ada’s own card, and she made the capture.',
      options: options('Ada’s hand', 'Ben’s pile', 'The table'),
      action: 'capture 1,1 2,1',
      right: whereFiveGoes,
      answer: 'Ada’s hand',
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
