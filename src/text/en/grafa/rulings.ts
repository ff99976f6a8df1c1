import { IRREGULAR_RULINGS } from '../irregular.ts'
import type { RulingText } from '../rulebook.ts'

export const rulings: Readonly<Record<string, RulingText>> = {
  G1: {
    question: 'Whose ability comes first?',
    answer:
      'You choose, but only where it matters: when the two suits differ and both of them dig, draw or look. Otherwise the order changes nothing, and the referee does not ask.',
  },
  G2: {
    question: 'What do two cards of one suit do?',
    answer: 'They act as one: two spades dig two cards, two diamonds draw two, two clubs look at three.',
  },
  G3: {
    question: 'What do aces do, apart from pairing with everything?',
    answer:
      'Nothing. An ace’s suit does not act and is not counted, so a club with the ace of clubs looks at two cards.',
  },
  G4: {
    question: 'Does a card that a heart gives back still act?',
    answer:
      'Yes. The other card of the pair returns to the hand, and its own suit acts all the same. Two hearts return both.',
  },
  G5: {
    question: 'What if the deck is too short?',
    answer: 'Each suit does as much as the cards that are left allow.',
  },
  G6: {
    question: 'When is the game over, and what does it score?',
    answer:
      'When nothing in the hand pairs with the top card, or the deck is empty. It scores the cards in the discard pile, even if some are left in the hand. 52 is perfect.',
  },
  G7: {
    question: 'Which cards are entered?',
    answer:
      'Every card that is dug, drawn, looked at or turned up, once. One that a club has moved stays known, and is not asked for again.',
  },
  G8: {
    question: 'Is the next card turned up when the hand is empty?',
    answer: 'Yes. It is turned like any other, and the game ends because nothing is left to pair with it.',
  },
  I1: IRREGULAR_RULINGS.I1,
  I3: IRREGULAR_RULINGS.I3,
}
