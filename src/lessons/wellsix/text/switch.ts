import type { LessonText } from '../../lesson.ts'

export const switchingText = {
  title: 'Switch',
  intro: 'To switch is to let two cards of your own that touch along an edge change places. Tap one, then the other.',
  tasks: {
    two: {
      task: 'You are Ada. Switch two of your cards.',
      hints: ['Red cards are yours.', 'The 5 and the 9 lie side by side.'],
      done: 'The two changed places. Nothing else moved.',
      otherwise: '',
    },
    partner: {
      task: 'Ada wants to switch the 9 on 1,0. Tap the card with which it may change places.',
      hints: ['Which of her cards share an edge with it?', 'The 5 lies corner to corner, and the 8 is Ben’s.'],
      done: 'The 7. Only neighbours along an edge are switched, and only her own.',
      otherwise: 'It has to be her own card, and share an edge with the 9.',
    },
    marked: {
      task: 'Tap both cards that Ada may let change places.',
      hints: ['Whose is the king of spades?', 'It is black, and so it is Ben’s.'],
      done: 'Both cards have to be your own.',
      otherwise: 'Both have to be her own, and side by side.',
    },
    twoSwitches: {
      task: 'Bring the 4 of hearts to 1,1 in two switches.',
      hints: ['Each switch moves a card by one place.', 'First to the right or up, then the other way.'],
      done: 'Two switches, a whole turn. There were two ways round.',
      otherwise: 'The 4 did not get there.',
    },
    thenCapture: {
      task: 'Seize the queen this turn.',
      hints: ['Only your king takes a queen, and it is one place too far away.', 'Switch the king with the 4.'],
      done: 'A switch, then a capture: moves of a turn go together.',
      otherwise: 'The queen is still there. Bring the king beside it first.',
    },
  },
} as const satisfies LessonText
