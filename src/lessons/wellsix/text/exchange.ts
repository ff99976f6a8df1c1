import type { LessonText } from '../../lesson.ts'

export const exchangeText = {
  title: 'Exchange',
  intro:
    'To exchange is to take a card of your own from the table and put one of your hand in its place. Tap one, then the other.',
  tasks: {
    king: {
      task: 'You are Ada. Exchange your king for one of your cards on the table.',
      hints: ['Red cards are yours.', 'Take the 5 or the 3.'],
      done: 'The king lies there now, and the other card is in your hand.',
      otherwise: '',
    },
    fromTable: {
      task: 'Tap each card on the table that Ada may exchange for her king.',
      hints: ['Whose is the 9?', 'Red cards are hers; the 9 is black, and so it is Ben’s.'],
      done: 'Only your own cards are exchanged. Ben’s cards are captured.',
      otherwise: 'Only her own cards may be exchanged.',
    },
    fromHand: {
      task: 'Ada takes the 5 from the table. Tap each card that she may put in its place.',
      hints: ['Where does the card come from that is put down?', 'It has to come from her hand.'],
      done: 'One card from the table, one from the hand. The 3 lies on the table already.',
      otherwise: 'The card that is put down comes from her hand.',
    },
    thenSeize: {
      task: 'Seize the queen this turn.',
      hints: ['Your king is in your hand. A card of yours lies beside the queen.', 'Exchange the 5 for the king.'],
      done: 'An exchange puts the right card in the right place.',
      otherwise: 'The queen is still there. The king has to lie beside it.',
    },
  },
} as const satisfies LessonText
