import type { LessonText } from '../../lesson.ts'

export const placeText = {
  title: 'Place',
  intro:
    'To place is to lay a card of your hand on a free place that touches a card along an edge. Choose the card, then the place.',
  tasks: {
    places: {
      task: 'Tap all the places where Ada may lay a card.',
      hints: ['Look around each of the three cards.', 'There are seven. One of them touches two cards.'],
      done: 'Seven places, and it does not matter whose card you touch.',
      otherwise: 'Above, below, left or right of any card, where nothing lies.',
    },
    touchingTwo: {
      task: 'Tap the free place that touches two cards.',
      hints: ['It lies in the corner between them.', 'It touches the 5 below and the 9 beside it.'],
      done: 'It touches the 5 and the 9. One would be enough; a place that is taken would not do.',
      otherwise: 'Count the cards that each free place touches along an edge.',
    },
    corner: {
      task: 'You are Ada. Lay the 4 of diamonds in that corner.',
      hints: ['Tap the card of your hand, then the place.', 'The place is 0,1.'],
      done: 'Now all four cards touch two others.',
      otherwise: 'It may lie there, but the corner is 0,1.',
    },
    ace: {
      task: 'An ace takes a king. Use both moves of your turn to seize one.',
      hints: ['The ace must lie beside the king first.', 'Place it left of the king or above it, then capture.'],
      done: 'Placed, and used at once: a card may move in the turn it is laid.',
      otherwise: 'No king was seized. Where does the ace have to lie?',
    },
  },
} as const satisfies LessonText
