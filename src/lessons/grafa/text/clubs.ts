import type { LessonText } from '../../lesson.ts'

export const clubsText = {
  title: 'Clubs look ahead',
  intro: 'A club looks at the next two cards of the deck, two clubs at three. Put them back in any order you like.',
  tasks: {
    two: {
      task: 'An ace lies face up. Look at two cards with one pair.',
      hints: ['Which suit looks?', 'A club that is not an ace: aces do nothing.'],
      done: 'One club looks at two cards. The ace of clubs would have looked at none.',
      otherwise: 'That pair looks at no card. Which card of your hand is a club that acts?',
    },
    three: {
      task: 'Look at three cards with one pair.',
      hints: ['Which suit looks, and how many of them does it take?', 'Two clubs look at three.'],
      done: 'Three: two clubs look at one card more than a single one.',
      otherwise: 'One club looks at two cards only.',
    },
    order: {
      task: 'You look at a king, a 6 and a 3. Put them back so that the 6 of hearts is turned up next.',
      hints: ['The first card you put down is the top of the deck.', 'The 6 first; the others follow in any order.'],
      done: 'The 6 is on top, and is turned up.',
      otherwise: 'Another card came up. The first one you choose is the top.',
    },
    goOn: {
      task: 'You hold the 5 of diamonds and the 2 of spades. Put the cards back so that you can make another pair.',
      hints: ['Which of the three pairs with one of your cards?', 'The jack is a diamond, as your 5 is.'],
      done: 'Jack and 5 are diamonds, so the game goes on.',
      otherwise: 'Nothing in your hand pairs with it, and the game is over.',
    },
  },
} as const satisfies LessonText
