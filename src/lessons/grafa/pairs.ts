import { accepted, NO, YES, yesIf } from '../goals.ts'
import { options } from '../lesson.ts'
import { deal } from './deck.ts'
import { pairingCards } from './goals.ts'
import type { GrafaLesson } from './types.ts'

export const pairs: GrafaLesson = {
  id: 'pairs',
  title: 'Making a pair',
  section: 'pairs',
  also: ['layout'],
  intro:
    'You dig through a deck alone. Pair a card of your hand with the face-up card: it needs the same value or a higher one, or the same suit.',
  tasks: [
    {
      type: 'mark',
      record: deal('9S 3D TC 2S 5H', '7D'),
      task: 'The 7 of diamonds lies face up. Tap each card of your hand that pairs with it.',
      hints: ['Look for higher cards first, then for diamonds.', 'Two are higher, and a third is a diamond.'],
      done: '9 and 10 are higher, and the 3 is a diamond too.',
      otherwise: '7 or higher, of any suit; or a diamond of any value.',
      right: pairingCards,
      answer: ['3D', '9S', 'TC'],
    },
    {
      type: 'choice',
      record: deal('9S 3D TC 2S 5H', '7D'),
      task: 'May the 5 of hearts be paired with the 7 of diamonds?',
      hints: ['Is it as high? Is it a diamond?', 'It is neither.'],
      done: 'It is lower, and of another suit.',
      otherwise: '',
      options: options(YES, NO),
      action: 'pair 5H',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'choice',
      record: deal('7S 2C', '7H 5D 4S 9C'),
      task: 'May the 7 of spades be paired with the 7 of hearts?',
      hints: ['Has it to be higher?', 'The same value is enough.'],
      done: 'The same value is enough.',
      otherwise: 'A card of the same value pairs too.',
      options: options(YES, NO),
      action: 'pair 7S',
      right: yesIf(accepted),
      answer: YES,
    },
    {
      type: 'mark',
      record: deal('AS QC 6H JD 2D', 'KD'),
      task: 'A king is hard to match, but aces pair with everything. Tap each card that pairs.',
      hints: ['Nothing is higher than a king. What else pairs?', 'The ace, and the diamonds.'],
      done: 'The ace, and both diamonds. Aces count one, but they pair with every card.',
      otherwise: 'Aces pair with every card, and so do cards of the same suit.',
      right: pairingCards,
      answer: ['2D', 'AS', 'JD'],
    },
    {
      type: 'mark',
      record: deal('2C 6H KS', 'AD'),
      task: 'Now an ace lies face up. Tap each card that pairs.',
      hints: ['An ace pairs with everything, from both sides.', 'All of them.'],
      done: 'All of them: an ace pairs with everything.',
      otherwise: 'It does not matter which of the two cards is the ace.',
      right: pairingCards,
      answer: ['2C', '6H', 'KS'],
    },
  ],
}
