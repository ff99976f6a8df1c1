import { cardsForExchange, exchangedCells, happens, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'

export const exchange: WellsixLesson = {
  id: 'exchange',
  title: 'Exchange',
  section: 'exchange',
  intro:
    'To exchange is to take a card of your own from the table and put one of your hand in its place. Tap one, then the other.',
  tasks: [
    {
      type: 'move',
      record: table('5H 9S 3H', { hands: ['KD', '5S'] }),
      task: 'You are Ada. Exchange your king for one of your cards on the table.',
      hints: ['Red cards are yours.', 'Take the 5 or the 3.'],
      done: 'The king lies there now, and the other card is in your hand.',
      otherwise: '',
      kinds: ['exchange'],
      moves: 1,
      goal: happens('exchange'),
      answers: 'any',
    },
    {
      type: 'mark',
      record: table('5H 9S 3H', { hands: ['KD', '5S'] }),
      task: 'Tap each card on the table that Ada may exchange for her king.',
      hints: ['Whose is the 9?', 'Red cards are hers; the 9 is black, and so it is Ben’s.'],
      done: 'Only your own cards are exchanged. Ben’s cards are captured.',
      otherwise: 'Only her own cards may be exchanged.',
      right: exchangedCells,
      answer: ['0,0', '2,0'],
    },
    {
      type: 'mark',
      record: table('5H 9S 3H', { hands: ['KD 2H', '5S'] }),
      task: 'Ada takes the 5 from the table. Tap each card that she may put in its place.',
      hints: ['Where does the card come from that is put down?', 'It has to come from her hand.'],
      done: 'One card from the table, one from the hand. The 3 lies on the table already.',
      otherwise: 'The card that is put down comes from her hand.',
      right: position => cardsForExchange(position, '0,0'),
      answer: ['2H', 'KD'],
    },
    {
      type: 'move',
      record: table('8S 6C\n5H QS', { hands: ['KD 2H', '5S'] }),
      task: 'Seize the queen this turn.',
      hints: ['Your king is in your hand. A card of yours lies beside the queen.', 'Exchange the 5 for the king.'],
      done: 'An exchange puts the right card in the right place.',
      otherwise: 'The queen is still there. The king has to lie beside it.',
      kinds: ['exchange', 'capture'],
      moves: 2,
      goal: seizes(1),
      answers: ['exchange 0,0 KD'],
      line: ['exchange 0,0 KD', 'capture 0,0 1,0'],
    },
  ],
}
