import type { LessonText } from '../../lesson.ts'

export const fallText = {
  title: 'Falling',
  intro: 'When a match has been lifted, the cards above slide straight down until they rest on a card or on the table.',
  tasks: {
    one: {
      task: 'You swap c1 and d1, and three hearts are lifted. Tap the card that lies on a1 then.',
      hints: ['Which card lies above a1?', 'It slides straight down.'],
      done: 'The club slid down from a2.',
      otherwise: 'The card above slides straight down.',
    },
    two: {
      task: 'You swap c2 and d2. Tap the card that lies on a3 then.',
      hints: ['Cards keep their order as they slide.', 'The club goes to a2, and what lies above it follows.'],
      done: 'Cards keep their order: the club on a2, the diamond on a3.',
      otherwise: 'Only one card of column a is lifted, and those above it slide by one.',
    },
    clubDown: {
      task: 'Make a line so that the club slides down to a1.',
      hints: ['Two swaps make a line of diamonds.', 'The card below the club must be one of the line.'],
      done: 'What lies below the club was lifted, so it slid down.',
      otherwise: 'A line, but a1 is not part of it, so the club stays where it is.',
    },
    sliding: {
      task: 'You swap c1 and d1. Tap every card that slides.',
      hints: ['Each card above the line slides, and nothing moves sideways.', 'Columns a, b and c: two, one and two.'],
      done: 'Five. Each column slides by itself, and nothing moves sideways.',
      otherwise: 'Tap the cards above the three that are lifted, and no others.',
    },
    tall: {
      task: 'This table is six wide and eight high. Make the heart slide down by three.',
      hints: [
        'A line that stands upright lifts three cards of one column.',
        'Bring a spade from column b to a1 or a4.',
      ],
      done: 'A column of three was lifted, so what lay above slid by three. Tall columns fall far.',
      otherwise: 'The heart did not slide by three. Three cards below it must be lifted.',
    },
  },
} as const satisfies LessonText
