import type { LessonText } from '../../lesson.ts'

export const openingText = {
  title: 'The opening',
  intro:
    'Ada plays red and Ben black. The opening is played with one suit each, hearts and spades. Whoever opens lays one card; then each turn is two cards.',
  tasks: {
    first: {
      task: 'You are Ada, and you open. Lay any heart in the middle.',
      hints: ['Choose a card of your hand, then the place.', 'Any heart will do.'],
      done: 'The first card lies. Its place is called 0,0.',
      otherwise: '',
    },
    wholeTurn: {
      task: 'Ada has laid her first card. You are Ben: make your whole turn.',
      hints: ['Only the very first turn is a single card.', 'All turns after it are two cards.'],
      done: 'Two cards. Only the first turn, and the last of the opening, are single cards.',
      otherwise: '',
    },
    places: {
      task: 'Tap all the places where Ben may lay his next card.',
      hints: ['It must touch a card along an edge.', 'There are six: above, below, and one at each end.'],
      done: 'Six places. Corners do not count.',
      otherwise: 'Each free place above, below, left or right of a card, and no other.',
    },
    below: {
      task: 'You are Ben. Lay the 9 of spades directly below the 7.',
      hints: ['Choose the card, then the place.', 'Below 0,0 lies 0,-1. Corner to corner would not touch.'],
      done: 'It shares an edge with the 7. Corner to corner does not touch.',
      otherwise: 'That is another card, or another place.',
    },
    clubs: {
      task: 'May Ben lay the 9 of clubs on 1,0?',
      hints: ['Which suits are played in the opening?', 'Clubs wait until the opening is over.'],
      done: 'Diamonds and clubs come into play only after the opening.',
      otherwise: '',
    },
  },
} as const satisfies LessonText
