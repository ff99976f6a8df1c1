import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  clear: {
    task: 'Tap a card higher than 5.',
    done: 'Higher than the Net: one point.',
    otherwise: 'Not higher than 5. Try again.',
  },
  net: {
    task: 'Make a difference of 4.',
    done: 'The difference is the Net: 4.',
    otherwise: 'The difference is not 4.',
  },
  equal: {
    task: 'Now play an equal card.',
    done: 'Equal cards: two points each.',
    otherwise: 'Not equal. Try again.',
  },
  seats: {
    task: 'You are the Angler. Beat 5.',
    done: 'Next: the Cormorant, opposite you.',
    otherwise: 'Not higher than 5. Try again.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'That card can’t be played.'

/** Labels of the Net, the score, and the seats by number. */
export const LABELS = {
  net: 'Net',
  points: 'Your points',
  seats: { 1: 'Ghost', 3: 'Fish', 4: 'Cormorant' },
} as const
