import type { LessonText } from '../../lesson.ts'

export const cormorantText = {
  title: 'The Cormorant’s choice',
  intro:
    'A house rule: once in a hand, with more cards than points, the Cormorant may become a Ghost too. If she wins, it counts for two; if not, she loses a hand.',
  tasks: {
    turn: {
      task: 'Dan is the Cormorant. Let him become a Ghost.',
      hints: ['It can be done at any moment of the hand.', 'There is a key for it.'],
      done: 'Dan turns his cards around, and plays on without seeing them.',
      otherwise: 'That was Ben’s card. Dan’s choice is a key of its own.',
    },
    again: {
      task: 'Dan has become a Ghost. May he turn back into the Cormorant, or do it again?',
      hints: ['How often in a hand may it be done?', 'Once, and there is no way back.'],
      done: 'Once a Ghost, he stays one until the hand ends.',
      otherwise: '',
    },
    late: {
      task: 'Late in a hand, Dan holds three cards. May he become a Ghost?',
      hints: ['Compare his cards with his points.', 'He has more points than cards.'],
      done: 'He needs more cards than points. It is a choice for early in a hand.',
      otherwise: '',
    },
    won: {
      task: 'Dan became a Ghost, and wins the hand. How many hands does it count for?',
      hints: ['He did not see his cards.', 'It counts as a Ghost’s win.'],
      done: 'Two, as for the Ghost.',
      otherwise: 'A Ghost’s win counts for two, his too.',
    },
    lost: {
      task: 'Dan has one hand, and is the Cormorant again. He becomes a Ghost, but Cleo wins. How many hands has Dan?',
      hints: ['A Ghost who does not win pays for it.', 'He loses one hand.'],
      done: 'None: he loses the one he had. A total may even fall below 0.',
      otherwise: 'He became a Ghost and did not win, so he loses a hand.',
    },
  },
} as const satisfies LessonText
