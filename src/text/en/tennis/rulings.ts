import { IRREGULAR_RULINGS } from '../irregular.ts'
import type { RulingText } from '../rulebook.ts'

export const rulings: Readonly<Record<string, RulingText>> = {
  T1: {
    question: 'What is there to clear for the first pair?',
    answer: 'Nothing: without a Net there is no point for clearing it. Two matching cards score as ever.',
  },
  T2: {
    question: 'Does a card equal to the Net clear it?',
    answer: 'No. Its value must be strictly higher.',
  },
  T3: {
    question: 'Do the two points for matching cards come on top of the point for the Net?',
    answer:
      'They replace it: each of the two players has two points from that pair. As a house rule they can come on top. The Net after matching cards is 0.',
  },
  T4: {
    question: 'Who wins a hand when players are level?',
    answer:
      'The one farthest clockwise from the dealer: the Cormorant before the Fish, the Fish before the Angler, the Angler before the Ghost.',
  },
  T5: {
    question: 'Whose hands count for two?',
    answer: 'Those that the Ghost wins, and those of a Cormorant who became a Ghost in that hand.',
  },
  T6: {
    question: 'When may the Cormorant become a Ghost, and what does it risk?',
    answer:
      'With the house rule on, once in a hand and on anyone’s turn, while she holds more cards than points. Without the win she loses one hand, and may fall below 0.',
  },
  T7: {
    question: 'Who sits where in the next hand?',
    answer: 'Angler becomes Ghost, Fish becomes Angler, Cormorant becomes Fish, and Ghost becomes Cormorant.',
  },
  T8: {
    question: 'How many hands win the match?',
    answer: 'Five, unless another number was agreed on.',
  },
  T9: {
    question: 'How does a hand count whose cards were not entered?',
    answer:
      'Just like one played card by card: the players say who won it, and whether the Cormorant was a Ghost by then.',
  },
  ...IRREGULAR_RULINGS,
}
