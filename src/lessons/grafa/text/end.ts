import type { LessonText } from '../../lesson.ts'

export const endText = {
  title: 'The end',
  intro:
    'The game ends when nothing in your hand pairs with the face-up card, or when the deck is empty. Each discarded card is a point; 52 is perfect.',
  tasks: {
    over: {
      task: 'You draw the 4 of hearts, and the king of spades is turned up. Is the game over?',
      hints: [
        'You hold the 2 of clubs and the 4 of hearts then.',
        'Neither is as high as a king, nor a spade, nor an ace.',
      ],
      done: 'Yes: neither of your cards pairs with the king.',
      otherwise: 'Does one of your two cards pair with the king?',
    },
    score: {
      task: 'The same pair ends the game with two cards in hand. What is the score?',
      hints: ['Only the discard pile counts.', 'The pair was the only one to be discarded.'],
      done: 'Two, for the two cards of the pair. What is left in hand counts nothing.',
      otherwise: 'Count the cards in the discard pile, not those in your hand.',
    },
    goOn: {
      task: 'Choose a pair that does not end the game.',
      hints: [
        'After each pair a card is turned up. Could you pair with it?',
        'Keep the ace: it pairs with everything.',
      ],
      done: 'The ace is still in your hand, and pairs with whatever comes.',
      otherwise: 'Nothing that is left in your hand pairs, and the game is over.',
    },
    perfect: {
      task: 'A perfect game is near. Discard everything that is left.',
      hints: [
        'A heart would give a card back. Can it be dug instead?',
        'Dig two with two spades, and keep the ace for the king.',
      ],
      done: 'All 52 cards are in the discard pile: a perfect game.',
      otherwise: 'A card is left in your hand.',
    },
  },
} as const satisfies LessonText
