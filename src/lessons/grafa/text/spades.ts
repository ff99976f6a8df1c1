import type { LessonText } from '../../lesson.ts'

export const spadesText = {
  title: 'Spades dig',
  intro:
    'Both cards of a pair are discarded, and then their suits act. Each spade digs: the next card of the deck is discarded too. Every discarded card is a point.',
  tasks: {
    three: {
      task: 'An ace lies face up. Discard three cards with one pair.',
      hints: ['The pair, and what is dug.', 'Aces do nothing; one spade digs one card.'],
      done: 'The pair, and one that the spade dug.',
      otherwise: 'Only the two cards of the pair were discarded. Which suit digs?',
    },
    two: {
      task: 'You pair two spades. How many cards are discarded in all?',
      hints: ['Each spade digs.', 'Two spades act together and dig two.'],
      done: 'Four: the pair, and two that were dug.',
      otherwise: 'Both cards are spades, and each digs one.',
    },
    four: {
      task: 'Discard four cards with one pair.',
      hints: ['You need two spades that act.', 'Aces do not act, so not the ace of spades.'],
      done: 'Two spades, four cards. The ace of spades would have dug nothing.',
      otherwise: 'Fewer than four. Which two cards would both dig?',
    },
    short: {
      task: 'Only one card lies under the 7. You pair two spades. How many cards are discarded?',
      hints: ['Two spades want to dig two cards.', 'They dig as many as there are.'],
      done: 'Three: the spades dig as far as the deck goes.',
      otherwise: 'The spades can dig only what is there.',
    },
  },
} as const satisfies LessonText
