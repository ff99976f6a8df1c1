import type { LessonText } from '../../lesson.ts'

export const diamondsText = {
  title: 'Diamonds draw',
  intro:
    'Each diamond of a pair draws: the next card of the deck comes into your hand. Diamonds and hearts keep a hand from running out.',
  tasks: {
    drawn: {
      task: 'You pair the 9 of diamonds with the ace. Which card comes into your hand?',
      hints: ['The next card of the deck, under the ace.', 'It is a club.'],
      done: 'The 4 of clubs, and then the next card is turned up.',
      otherwise: 'The diamond draws the card that lies under the ace.',
      options: { '4C': '4 of clubs', '6H': '6 of hearts', '': 'None' },
    },
    grow: {
      task: 'You hold two cards. Make a pair after which you hold three.',
      hints: ['One card of your hand goes with the pair. How many have to come?', 'Two diamonds draw two.'],
      done: 'One card less for the pair, two more from the deck.',
      otherwise: 'One card went and one came.',
    },
    two: {
      task: 'Draw two cards with one pair.',
      hints: ['You need two diamonds that act.', 'Aces do not act, so not the ace of diamonds.'],
      done: 'Two diamonds, two cards.',
      otherwise: 'That draws fewer. Both cards of the pair have to be diamonds that act.',
    },
    twoPairs: {
      task: 'The queen is high, but you have a way. Make two pairs.',
      hints: ['Same suit pairs, whatever the value.', 'Pair the 10 of diamonds with the queen, and see what you draw.'],
      done: 'The drawn cards made the second pair possible.',
      otherwise: '',
    },
  },
} as const satisfies LessonText
