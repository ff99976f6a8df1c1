import { options } from '../lesson.ts'
import { deal } from './deck.ts'
import { discarded, inHand } from './goals.ts'
import type { GrafaLesson, GrafaOutcome } from './types.ts'

const howMany = (outcome: GrafaOutcome): string => String(discarded(outcome))

export const hearts: GrafaLesson = {
  id: 'hearts',
  title: 'Hearts give back',
  section: 'hearts',
  intro:
    'Each heart of a pair gives the other card back to your hand instead of discarding it. That card’s own suit acts all the same.',
  tasks: [
    {
      type: 'choice',
      record: deal('9H 2C', 'AD 4C 6H'),
      task: 'You pair the 9 of hearts with the ace of diamonds. How many cards do you hold then?',
      hints: ['The heart gives back the other card of the pair.', 'The ace comes into your hand.'],
      done: 'Two: the 9 is discarded, and the ace is yours.',
      otherwise: 'The 9 goes, and the other card of the pair comes.',
      options: options('1', '2', '3'),
      action: 'pair 9H',
      right: inHand,
      answer: '2',
    },
    {
      type: 'choice',
      record: deal('9H 2C', '4H 5C 6D'),
      task: 'You pair two hearts. How many cards are discarded?',
      hints: ['Each heart gives back the other card.', 'So both come to your hand.'],
      done: 'None. Both are in your hand, which is one card larger now.',
      otherwise: 'Each gives back the other.',
      options: options('0', '1', '2'),
      action: 'pair 9H',
      right: howMany,
      answer: '0',
    },
    {
      type: 'choice',
      record: deal('6S 2C', '4H 5C 6D'),
      task: 'You pair the 6 of spades with the 4 of hearts. How many cards are discarded?',
      hints: ['The heart gives the 6 back, but the 4 goes.', 'The spade digs, even though it comes back.'],
      done: 'Two: the 4, and the card that the spade dug. And the 6 is still in your hand.',
      otherwise: 'The 6 comes back, yet its spade digs all the same.',
      options: options('0', '1', '2', '3'),
      action: 'pair 6S',
      right: howMany,
      answer: '2',
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
