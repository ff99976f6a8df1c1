import { deal } from './deck.ts'
import { discarded, inHand } from './goals.ts'
import type { GrafaLesson } from './types.ts'

export const hearts: GrafaLesson = {
  id: 'hearts',
  title: 'Hearts give back',
  section: 'hearts',
  intro:
    'Each heart of a pair gives the other card back to your hand instead of discarding it. That card’s own suit acts all the same.',
  tasks: [
    {
      type: 'move',
      record: deal('9H 2C', 'AD 4C 6H'),
      task: 'An ace lies face up. Make a pair that brings it into your hand.',
      hints: ['Which suit gives the other card of the pair back?', 'The 9 of hearts.'],
      done: 'The 9 is discarded, and the ace is yours.',
      otherwise: 'The ace went to the discard pile.',
      kinds: ['pair', 'use'],
      moves: 1,
      goal: ({ position }) => position.hand.includes('AD'),
      answers: ['pair 9H'],
    },
    {
      type: 'move',
      record: deal('9H 6S KC', '4H 5C 6D 2C'),
      task: 'Make a pair of which nothing is discarded.',
      hints: ['Each heart gives back the other card.', 'With two hearts both come to your hand.'],
      done: 'Both are in your hand, which is one card larger now.',
      otherwise: 'One card of that pair was discarded.',
      kinds: ['pair'],
      moves: 1,
      goal: outcome => outcome.events.length > 0 && discarded(outcome) === 0,
      answers: ['pair 9H'],
    },
    {
      type: 'move',
      record: deal('6S TD KC', '4H 5C 6D 2S 3C 8D'),
      task: 'Any of these pairs gives your card back. Make the one that also digs.',
      hints: ['Which suit digs?', 'The spade digs, even though it comes back.'],
      done: 'The 4 and the dug card are discarded, and the 6 is still in your hand: its spade acts all the same.',
      otherwise: 'Your card came back, and nothing was dug.',
      kinds: ['pair'],
      moves: 1,
      goal: outcome => discarded(outcome) === 2,
      answers: ['pair 6S'],
    },
    {
      type: 'move',
      record: deal('9H 6S 5C AH', '4H 8C 6D 2C TS'),
      task: 'Make a pair after which you hold five cards.',
      hints: ['You hold four now. Which pair gives back both cards?', 'Two hearts that act; the ace does not.'],
      done: 'Two hearts keep both cards. That is how a hand grows without drawing.',
      otherwise: 'Your hand did not grow.',
      kinds: ['pair'],
      moves: 1,
      goal: outcome => inHand(outcome) === '5',
      answers: ['pair 9H'],
    },
  ],
}
