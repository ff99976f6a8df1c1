import type { LessonText } from '../../lesson.ts'

export const isolationText = {
  title: 'Isolation',
  intro:
    'The gap that a capture leaves may cut the table into groups. Only the largest stays. Of the others you seize Ben’s cards, and take back yours.',
  tasks: {
    cutOff: {
      task: 'Ada’s king on 1,1 takes the queen on 2,1. Tap every card that is cut off.',
      hints: ['The king’s place is empty then. What hangs together?', 'Two cards on the left, four on the right.'],
      done: 'The two on the left: the king and the three black cards around it are the larger group.',
      otherwise: 'Take the king off 1,1, put it on 2,1, and look for the smaller group.',
    },
    returned: {
      task: 'The same capture. Tap the card that comes back to Ada’s hand.',
      hints: ['Which of the cards that are cut off is her own?', 'One’s own cards are never lost by isolation.'],
      done: 'The 5 of hearts is Ada’s own. Only Ben’s 8 is seized.',
      otherwise: 'Of the cards that are cut off, her own comes back to her.',
    },
    seizeTwo: {
      task: 'Two captures are possible. Seize two cards with one.',
      hints: [
        'Which capturing card leaves a gap behind that something hangs on?',
        'The eight hangs on the king alone.',
      ],
      done: 'The queen by capture, the 8 by isolation.',
      otherwise: 'Only one card was seized.',
    },
    equalGroups: {
      task: 'Both groups have two cards, so you choose which one stays. Seize as many cards as you can.',
      hints: ['The group that goes is the one you gain from.', 'Tap the group with your king to keep it.'],
      done: 'Two more for your pile, and the king stays.',
      otherwise: 'You seized only one, and took back your king.',
    },
    seizeFour: {
      task: 'Seize four cards with one capture.',
      hints: ['Three black cards hang on one of yours.', 'Your king is their only link to the rest.'],
      done: 'One captured, three cut off.',
      otherwise: 'Not four. Look for a card of yours that holds black cards to the table.',
    },
  },
} as const satisfies LessonText
