import type { LessonText } from '../../lesson.ts'

export const seatsText = {
  title: 'Four seats',
  intro:
    'Four play, with thirteen cards each. Clockwise from the dealer sit the Ghost, who is the dealer, the Angler, the Fish and the Cormorant.',
  tasks: {
    dealer: {
      task: 'Ada deals. Who is the Ghost?',
      hints: ['Which role has the dealer?', 'The dealer is the Ghost.'],
      done: 'Ada. She holds her cards facing away from her: all the others see them, and she does not.',
      otherwise: 'The dealer is the Ghost.',
    },
    fish: {
      task: 'The Fish plays first. Ada is the Ghost, and Ben, Cleo and Dan follow clockwise. Who plays first?',
      hints: ['Ghost, Angler, Fish: count clockwise from Ada.', 'The Fish sits opposite the Ghost.'],
      done: 'Cleo, the Fish, who sits opposite the Ghost.',
      otherwise: 'Clockwise from the Ghost: Angler, Fish, Cormorant.',
    },
    nextHand: {
      task: 'The hand is over. For the next one each moves on by one role. Who is the Ghost then?',
      hints: ['The Angler becomes the Ghost.', 'Who is the Angler now? It is Ben.'],
      done: 'Ben, who was the Angler. The Fish becomes the Angler, and so on.',
      otherwise: 'The Angler becomes the Ghost.',
    },
    thirdHand: {
      task: 'Now Ben has been the Ghost. In the third hand, who plays first?',
      hints: ['Who is the Ghost of the third hand?', 'Cleo is, and the Fish sits opposite.'],
      done: 'Ada: Cleo is the Ghost, and Ada, opposite, is the Fish.',
      otherwise: 'Cleo is the Ghost then. The Fish sits opposite.',
    },
  },
} as const satisfies LessonText
