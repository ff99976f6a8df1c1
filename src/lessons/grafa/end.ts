import { not, YES, yesIf, and, YES_OR_NO } from '../goals.ts'
import { numbers } from '../lesson.ts'
import { deal } from './deck.ts'
import { inPhase, isPerfect } from './goals.ts'
import type { GrafaLesson, GrafaOutcome } from './types.ts'

const score = ({ position }: GrafaOutcome): string => String(position.discard.length)

export const end: GrafaLesson = {
  id: 'end',
  title: 'The end',
  section: 'end',
  intro:
    'The game ends when nothing in your hand pairs with the face-up card, or when the deck is empty. Each discarded card is a point; 52 is perfect.',
  tasks: [
    {
      type: 'choice',
      record: deal('9D 2C', 'AH 4H KS'),
      task: 'You draw the 4 of hearts, and the king of spades is turned up. Is the game over?',
      hints: [
        'You hold the 2 of clubs and the 4 of hearts then.',
        'Neither is as high as a king, nor a spade, nor an ace.',
      ],
      done: 'Yes: neither of your cards pairs with the king.',
      otherwise: 'Does one of your two cards pair with the king?',
      options: YES_OR_NO,
      action: 'pair 9D',
      right: yesIf(inPhase('over')),
      answer: YES,
    },
    {
      type: 'choice',
      record: deal('9D 2C', 'AH 4H KS'),
      task: 'The same pair ends the game with two cards in hand. What is the score?',
      hints: ['Only the discard pile counts.', 'The pair was the only one to be discarded.'],
      done: 'Two, for the two cards of the pair. What is left in hand counts nothing.',
      otherwise: 'Count the cards in the discard pile, not those in your hand.',
      options: numbers(2, 4, 5),
      action: 'pair 9D',
      right: score,
      answer: '2',
    },
    {
      type: 'move',
      record: deal('TH 9S AC', '8S 5D KC QH', { whole: true }),
      task: 'Choose a pair that does not end the game.',
      hints: [
        'After each pair a card is turned up. Could you pair with it?',
        'Keep the ace: it pairs with everything.',
      ],
      done: 'The ace is still in your hand, and pairs with whatever comes.',
      otherwise: 'Nothing that is left in your hand pairs, and the game is over.',
      kinds: ['pair'],
      moves: 1,
      goal: and(not(inPhase('over')), ({ events }) => events.length > 0),
      answers: ['pair 9S', 'pair TH'],
    },
    {
      type: 'move',
      record: deal('9S AC', '5S 2C 3H KD', { whole: true }),
      task: 'A perfect game is near. Discard everything that is left.',
      hints: [
        'A heart would give a card back. Can it be dug instead?',
        'Dig two with two spades, and keep the ace for the king.',
      ],
      done: 'All 52 cards are in the discard pile: a perfect game.',
      otherwise: 'A card is left in your hand.',
      kinds: ['pair'],
      moves: 2,
      goal: isPerfect,
      answers: ['pair 9S'],
      line: ['pair 9S', 'pair AC'],
    },
  ],
}
