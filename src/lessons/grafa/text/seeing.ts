import type { LessonText } from '../../lesson.ts'

export const seeingText = {
  title: 'Telling the referee',
  intro:
    'The referee cannot see your deck. It asks for each card once, when you see it first: dug, drawn, looked at or turned up.',
  tasks: {
    two: {
      task: 'Two spades dig two cards that nobody has seen. How many does the referee ask for first?',
      hints: ['All cards of one ability at a time.', 'Both dug cards together.'],
      done: 'Two, and then for the card that is turned up.',
      otherwise: 'The cards of one ability are asked for together.',
    },
    known: {
      task: 'A club looked at the next card before, so it is known. Two spades dig. How many cards does the referee ask for?',
      hints: ['Two are dug, and one of them it knows.', 'It does not ask twice.'],
      done: 'One: what was seen before is not asked for again.',
      otherwise: 'One of the two it knows already.',
    },
    turned: {
      task: 'You pair the 9 of hearts with the ace. Nothing acts on the deck. How many cards does the referee ask for?',
      hints: ['What do you see at the end of every pair?', 'The next card is turned up.'],
      done: 'One: the card that is turned up.',
      otherwise: 'Every pair ends with a card that is turned up.',
    },
  },
} as const satisfies LessonText
