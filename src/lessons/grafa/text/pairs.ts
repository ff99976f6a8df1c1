import type { LessonText } from '../../lesson.ts'

export const pairsText = {
  title: 'Making a pair',
  intro:
    'You dig through a deck alone. Pair a card of your hand with the face-up card: it needs the same value or a higher one, or the same suit.',
  tasks: {
    pairing: {
      task: 'The 7 of diamonds lies face up. Tap each card of your hand that pairs with it.',
      hints: ['Look for higher cards first, then for diamonds.', 'Two are higher, and a third is a diamond.'],
      done: '9 and 10 are higher, and the 3 is a diamond too.',
      otherwise: '7 or higher, of any suit; or a diamond of any value.',
    },
    notPairing: {
      task: 'The same cards. Now tap each one that does not pair with the 7 of diamonds.',
      hints: ['Which are lower, and no diamonds?', 'There are two of them.'],
      done: 'Both are lower, and of another suit.',
      otherwise: 'Lower than 7, and not a diamond.',
    },
    equal: {
      task: 'The 7 of hearts lies face up. Tap each card that pairs.',
      hints: ['Has it to be higher?', 'The same value is enough, and so is the same suit.'],
      done: 'The other 7, as the same value is enough, and the heart.',
      otherwise: 'A card of the same value pairs too.',
    },
    king: {
      task: 'A king is hard to match, but aces pair with everything. Tap each card that pairs.',
      hints: ['Nothing is higher than a king. What else pairs?', 'The ace, and the diamonds.'],
      done: 'The ace, and both diamonds. Aces count one, but they pair with every card.',
      otherwise: 'Aces pair with every card, and so do cards of the same suit.',
    },
    ace: {
      task: 'Now an ace lies face up. Tap each card that pairs.',
      hints: ['An ace pairs with everything, from both sides.', 'All of them.'],
      done: 'All of them: an ace pairs with everything.',
      otherwise: 'It does not matter which of the two cards is the ace.',
    },
  },
} as const satisfies LessonText
