import type { LessonText } from '../../lesson.ts'

export const heartsText = {
  title: 'Hearts give back',
  intro:
    'Each heart of a pair gives the other card back to your hand instead of discarding it. That card’s own suit acts all the same.',
  tasks: {
    ace: {
      task: 'An ace lies face up. Make a pair that brings it into your hand.',
      hints: ['Which suit gives the other card of the pair back?', 'The 9 of hearts.'],
      done: 'The 9 is discarded, and the ace is yours.',
      otherwise: 'The ace went to the discard pile.',
    },
    both: {
      task: 'Make a pair of which nothing is discarded.',
      hints: ['Each heart gives back the other card.', 'With two hearts both come to your hand.'],
      done: 'Both are in your hand, which is one card larger now.',
      otherwise: 'One card of that pair was discarded.',
    },
    digging: {
      task: 'Any of these pairs gives your card back. Make the one that also digs.',
      hints: ['Which suit digs?', 'The spade digs, even though it comes back.'],
      done: 'The 4 and the dug card are discarded, and the 6 is still in your hand: its spade acts all the same.',
      otherwise: 'Your card came back, and nothing was dug.',
    },
    five: {
      task: 'Make a pair after which you hold five cards.',
      hints: ['You hold four now. Which pair gives back both cards?', 'Two hearts that act; the ace does not.'],
      done: 'Two hearts keep both cards. That is how a hand grows without drawing.',
      otherwise: 'Your hand did not grow.',
    },
  },
} as const satisfies LessonText
