import { options } from '../lesson.ts'
import { deal } from './deck.ts'
import { cardsDrawn, draws, inHand } from './goals.ts'
import type { GrafaLesson } from './types.ts'

export const diamonds: GrafaLesson = {
  id: 'diamonds',
  title: 'Diamonds draw',
  section: 'diamonds',
  intro:
    'Each diamond of a pair draws: the next card of the deck comes into your hand. Diamonds and hearts keep a hand from running out.',
  tasks: [
    {
      type: 'choice',
      record: deal('9D 2C', 'AH 4C 6H 5D'),
      task: 'You pair the 9 of diamonds with the ace. Which card comes into your hand?',
      hints: ['The next card of the deck, under the ace.', 'It is a club.'],
      done: 'The 4 of clubs, and then the next card is turned up.',
      otherwise: 'The diamond draws the card that lies under the ace.',
      options: options({ '4C': '4 of clubs', '6H': '6 of hearts', '': 'None' }),
      action: 'pair 9D',
      right: outcome => cardsDrawn(outcome).join(),
      answer: '4C',
    },
    {
      type: 'move',
      record: deal('9D 8S', '7D 4C 6H 3S'),
      task: 'You hold two cards. Make a pair after which you hold three.',
      hints: ['One card of your hand goes with the pair. How many have to come?', 'Two diamonds draw two.'],
      done: 'One card less for the pair, two more from the deck.',
      otherwise: 'One card went and one came.',
      kinds: ['pair', 'use'],
      moves: 1,
      goal: outcome => inHand(outcome) === '3',
      answers: ['pair 9D'],
    },
    {
      type: 'move',
      record: deal('9D 8S AD KC', '7D 4C 6H 3H'),
      task: 'Draw two cards with one pair.',
      hints: ['You need two diamonds that act.', 'Aces do not act, so not the ace of diamonds.'],
      done: 'Two diamonds, two cards.',
      otherwise: 'That draws fewer. Both cards of the pair have to be diamonds that act.',
      kinds: ['pair', 'use'],
      moves: 1,
      goal: draws(2),
      answers: ['pair 9D'],
    },
    {
      type: 'move',
      record: deal('2S TD', 'QD 9C 5H 8C 6S'),
      task: 'The queen is high, but you have a way. Make two pairs.',
      hints: ['Same suit pairs, whatever the value.', 'Pair the 10 of diamonds with the queen, and see what you draw.'],
      done: 'The drawn cards made the second pair possible.',
      otherwise: '',
      kinds: ['pair'],
      moves: 2,
      goal: ({ events }) => events.filter(event => event.type === 'pair').length === 2,
      answers: 'any',
      line: ['pair TD', 'pair 9C'],
    },
  ],
}
