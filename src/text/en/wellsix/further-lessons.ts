import type { LessonText } from '../../contract/lessons.ts'

export const exchange = {
  title: 'Exchange',
  intro: 'To exchange: take back one of your cards from the layout. Put another card from your hand on its square.',
  tasks: {
    king: {
      task: 'You are red. Exchange one of your cards for your king.',
      hint: 'Tap the card in the layout, then the one in your hand.',
      done: 'The king is in the layout, and the other card is in your hand.',
      otherwise: '',
    },
    fromHand: {
      task: 'You take the 5 from the layout. Tap both cards that you can put on its square.',
      hint: 'They are in your hand.',
      done: 'One card from the layout, one from your hand.',
      otherwise: 'The new card comes from your hand.',
    },
    thenSeize: {
      task: 'Capture the queen this turn. Your king is in your hand.',
      hint: 'The king takes the place of your card beside the queen.',
      done: 'An exchange, then a capture.',
      otherwise: 'The queen is still there. The king must touch it.',
    },
  },
} as const satisfies LessonText

export const isolation = {
  title: 'Isolation',
  intro:
    'A capture can cut the layout into groups. Only the largest group stays. From the other groups, you capture Ben’s cards and take back your own.',
  tasks: {
    cutOff: {
      task: 'Your marked king captures the marked queen. Tap the two other cards that this cuts off.',
      hint: 'They touched only the card that moved away.',
      done: 'They are the smaller group: you take back the red one, and capture the black one.',
      otherwise: 'Which cards touched only the king?',
    },
    seizeTwo: {
      task: 'Capture two cards with one move.',
      hint: 'Capture the queen so that another card is cut off.',
      done: 'One captured, one cut off.',
      otherwise: 'Only one card was captured.',
    },
    equalGroups: {
      task: 'Both groups have two cards, so you choose which one stays. You capture Ben’s cards in the other one. Capture as many as you can.',
      hint: 'Keep your own card.',
      done: 'Two more cards for your pile.',
      otherwise: 'You captured only one.',
    },
    seizeFour: {
      task: 'Capture four cards with one move.',
      hint: 'Your king is the only link between two groups.',
      done: 'One captured, three cut off.',
      otherwise: 'Not four. Which of your cards connects black cards to the rest?',
    },
    line: {
      task: 'Your king can capture the queen in your line. Seven black cards are connected only through the king. Would you win?',
      hint: 'This is the larger group, so it stays.',
      done: 'No. Your line is the smaller group, and is removed before lines count.',
      otherwise: 'The smaller group is removed before lines count.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'Games without a line',
  intro: 'Without a line, the game ends after ten quiet turns in a row, or when both players agree.',
  tasks: {
    tenth: {
      task: 'The last nine turns were quiet. Make the tenth quiet, too, and end the game.',
      hint: 'It captures nothing.',
      done: 'Ten quiet turns in a row: the game is over.',
      otherwise: 'Capturing an opponent’s card starts the count again.',
    },
    goOn: {
      task: 'The last nine turns were quiet. Keep the game going with your last move.',
      hint: 'It captures one of Ben’s cards.',
      done: 'The count starts again.',
      otherwise: 'That was the tenth quiet turn. Taking back your own card doesn’t count.',
    },
    agreed: {
      task: 'Both of you see that nothing more can be captured. End the game.',
      hint: 'You can agree to end it.',
      done: 'Both agreed. If one of you still wants to try for a line, the game continues.',
      otherwise: 'That is only one more quiet turn.',
    },
  },
} as const satisfies LessonText

export const match = {
  title: 'Scores',
  intro:
    'A player with six in line scores 30. The other player scores one point for each captured card. Without a line, both score their captured cards.',
  tasks: {
    quiet: {
      task: 'You have captured three cards, Ben two. End the game with the tenth quiet turn.',
      hint: 'It captures nothing.',
      done: 'Without a line each captured card is a point: three for you, two for Ben.',
      otherwise: '',
    },
    opener: {
      task: 'Ada opened the first game. You are Ben, and open the second: place the first card.',
      hint: 'Tap a heart, then the square.',
      done: 'You take turns to open. If you open, you play red.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Illegal moves',
  intro: 'After an illegal move, both players decide: undo it, correct the layout, or let it stand.',
  tasks: {
    stand: {
      task: 'Your 9 captured the 3 beside it, against the rules. You both let it stand. Enter the move.',
      hint: 'The referee refuses the capture first.',
      done: 'It stands, marked with the rule that it broke.',
      otherwise: 'The 9 captured the 3.',
    },
    follows: {
      task: 'The marked 9 captured the marked 3 against the rules, and you both let it stand. Tap the card that is cut off.',
      hint: 'What follows goes by the rules.',
      done: 'It touched only the 9. The capture was illegal; what follows it goes by the rules.',
      otherwise: 'Only the capture breaks a rule. Which card touched only the 9?',
    },
    right: {
      task: 'On your table, the 5 and the 3 are swapped. Correct the layout here.',
      hint: 'Tap each square, and enter its card.',
      done: 'Your cards stayed as they were, and the record follows them.',
      otherwise: 'The two layouts still differ.',
    },
  },
} as const satisfies LessonText
