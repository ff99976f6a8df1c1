import type { LessonText } from '../../lesson.ts'

export const orderText = {
  title: 'What happens first',
  intro:
    'Hearts give back at once. Where two different suits do something with the deck, you say which of them begins.',
  tasks: {
    asked: {
      task: 'A club lies face up. Tap each card with which you would be asked what acts first.',
      hints: ['The pair has to have two different suits that act on the deck.', 'Spades dig and diamonds draw.'],
      done: 'With the spade and with the diamond: both suits act on the deck then, and the order matters.',
      otherwise: 'Hearts do nothing with the deck, and two clubs act as one.',
    },
    heart: {
      task: 'You pair the 9 of spades with the 7 of hearts. Are you asked which acts first?',
      hints: ['Do hearts do anything with the deck?', 'Only the spade does.'],
      done: 'No. Hearts give back at once, and then the spade digs.',
      otherwise: 'Only one of the two suits acts on the deck.',
    },
    lookFirst: {
      task: 'The spade would dig the 6 of diamonds, which you could pair. Look first, and dig the 6 of hearts instead.',
      hints: ['Which suit lets you change the order of the deck?', 'Clubs first; then put the 6 of hearts on top.'],
      done: 'First looked, then dug: the club chose what the spade threw away.',
      otherwise: 'Another card was dug.',
    },
    drawFirst: {
      task: 'You know that the queen of clubs is the third card down. Have it turned up next.',
      hints: [
        'A club looks at two cards only. What brings the third within reach?',
        'Diamonds first, then put the queen on top.',
      ],
      done: 'The diamond drew the first card, so the club reached the queen.',
      otherwise: 'The queen was out of reach, or not on top.',
    },
  },
} as const satisfies LessonText
