import { lies, placesBeside, placesBesideTwo, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'

export const place: WellsixLesson = {
  id: 'place',
  title: 'Place',
  section: 'place',
  intro:
    'To place is to lay a card of your hand on a free place that touches a card along an edge. Choose the card, then the place.',
  tasks: [
    {
      type: 'mark',
      record: table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }),
      task: 'Tap all the places where Ada may lay a card.',
      hints: ['Look around each of the three cards.', 'There are seven. One of them touches two cards.'],
      done: 'Seven places, and it does not matter whose card you touch.',
      otherwise: 'Above, below, left or right of any card, where nothing lies.',
      right: placesBeside,
      answer: ['-1,0', '0,-1', '0,1', '1,-1', '1,2', '2,0', '2,1'],
    },
    {
      type: 'mark',
      record: table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }),
      task: 'Tap the free place that touches two cards.',
      hints: ['It lies in the corner between them.', 'It touches the 5 below and the 9 beside it.'],
      done: 'It touches the 5 and the 9. One would be enough; a place that is taken would not do.',
      otherwise: 'Count the cards that each free place touches along an edge.',
      right: placesBesideTwo,
      answer: ['0,1'],
    },
    {
      type: 'move',
      record: table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }),
      task: 'You are Ada. Lay the 4 of diamonds in that corner.',
      hints: ['Tap the card of your hand, then the place.', 'The place is 0,1.'],
      done: 'Now all four cards touch two others.',
      otherwise: 'It may lie there, but the corner is 0,1.',
      kinds: ['place'],
      moves: 1,
      goal: lies('4D', '0,1'),
      answers: ['place 4D 0,1'],
    },
    {
      type: 'move',
      record: table('KS 5H\n9S 7C', { hands: ['AD 4H', '2C'] }),
      task: 'An ace takes a king. Use both moves of your turn to seize one.',
      hints: ['The ace must lie beside the king first.', 'Place it left of the king or above it, then capture.'],
      done: 'Placed, and used at once: a card may move in the turn it is laid.',
      otherwise: 'No king was seized. Where does the ace have to lie?',
      kinds: ['place', 'capture'],
      moves: 2,
      goal: seizes(1),
      answers: ['place AD -1,1', 'place AD 0,2'],
      line: ['place AD -1,1', 'capture -1,1 0,1'],
    },
  ],
}
