import type { LessonText } from '../../lesson.ts'

export const pairsText = {
  title: 'Playing a hand',
  intro:
    'Cards are played in pairs: first the Fish, then the Ghost; next the Angler, then the Cormorant; and so on, until all 52 lie on the table.',
  tasks: {
    enter: {
      task: 'Cleo is the Fish and leads a king. Enter it.',
      hints: ['Tap the rank of the card; its suit does not matter.', 'Tap the king.'],
      done: 'That is all there is to entering a card.',
      otherwise: 'Cleo leads a king.',
    },
    next: {
      task: 'Cleo, the Fish, and Ada, the Ghost, have played. Who is next?',
      hints: ['The other two make the next pair.', 'Of these, the Angler plays first.'],
      done: 'Ben, the Angler. Dan, the Cormorant, completes the pair.',
      otherwise: 'Angler and Cormorant make the next pair, and the Angler begins.',
    },
    completes: {
      task: 'Ben has played. Who completes the pair?',
      hints: ['Pairs never mix: Fish and Ghost, Angler and Cormorant.', 'The Cormorant is Dan.'],
      done: 'Dan, the Cormorant.',
      otherwise: 'The Angler’s partner in a pair is the Cormorant.',
    },
    both: {
      task: 'Ben plays a 10 and Dan a queen. Enter both.',
      hints: ['One after the other: Ben is first.', 'Tap the 10, then the queen.'],
      done: 'The pair is complete, and the next Net is known.',
      otherwise: 'Ben’s 10 comes first, then Dan’s queen.',
    },
  },
} as const satisfies LessonText
