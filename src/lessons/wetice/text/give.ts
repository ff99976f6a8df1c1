import type { LessonText } from '../../lesson.ts'

export const giveText = {
  title: 'Giving a suit away',
  intro:
    'Nobody keeps more than two suits. With a third, give one away, old or new, with all its cards, before the table falls. It is then the other player’s.',
  tasks: {
    fewest: {
      task: 'You are Ada and have three suits. Give away the one with the fewest cards.',
      hints: ['Look at the numbers on your three suits.', 'Hearts are only three cards.'],
      done: 'Ben has the hearts now, and every heart to come.',
      otherwise: 'That suit has more cards than another of yours.',
    },
    beforeFall: {
      task: 'Ada gives spades to Ben. Then the table falls, and three spades come together. Who gets them?',
      hints: ['The suit changes hands before the table falls.', 'Spades are Ben’s from then on.'],
      done: 'Ben. Giving comes first, then the fall.',
      otherwise: 'The suit is given before the cards fall, and its new owner gets what follows.',
    },
    growing: {
      task: 'The same table. Give so that the spades that are about to match are yours.',
      hints: ['Which suit do you have to keep?', 'Any suit but spades.'],
      done: 'You kept spades, and the next link scored for you.',
      otherwise: 'The spades are Ben’s now.',
    },
    swapAndGive: {
      task: 'You are Ada. Swap, then give, so that you have more cards than Ben when the table is at rest.',
      hints: ['Any swap lifts the hearts. The gift decides.', 'Keep spades, which grow, and diamonds, which are many.'],
      done: 'You kept the suit that grew and the larger of the others.',
      otherwise: 'Ben has as many cards, or more. Count what each gift costs you.',
    },
  },
} as const satisfies LessonText
