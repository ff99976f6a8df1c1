import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { happens, lies, placesBeside } from './goals.ts'
import { freshTable } from './table.ts'
import type { WellsixLesson } from './types.ts'

export const opening: WellsixLesson = {
  id: 'opening',
  title: 'The opening',
  section: 'opening',
  also: ['cards'],
  intro:
    'Ada plays red and Ben black. The opening is played with one suit each, hearts and spades. Whoever opens lays one card; then each turn is two cards.',
  tasks: [
    {
      type: 'move',
      record: freshTable(),
      task: 'You are Ada, and you open. Lay any heart in the middle.',
      hints: ['Choose a card of your hand, then the place.', 'Any heart will do.'],
      done: 'The first card lies. Its place is called 0,0.',
      otherwise: '',
      kinds: ['place'],
      moves: 1,
      goal: happens('place'),
      answers: 'any',
    },
    {
      type: 'move',
      record: freshTable('place 7H 0,0'),
      task: 'Ada has laid her first card. You are Ben: make your whole turn.',
      hints: ['Only the very first turn is a single card.', 'All turns after it are two cards.'],
      done: 'Two cards. Only the first turn, and the last of the opening, are single cards.',
      otherwise: '',
      kinds: ['place'],
      moves: 2,
      goal: ({ position, events }) => events.length > 0 && position.turn === 1,
      answers: 'any',
      line: ['place 9S 1,0', 'place 2S 2,0'],
    },
    {
      type: 'mark',
      record: freshTable('place 7H 0,0', 'place 9S 1,0'),
      task: 'Tap all the places where Ben may lay his next card.',
      hints: ['It must touch a card along an edge.', 'There are six: above, below, and one at each end.'],
      done: 'Six places. Corners do not count.',
      otherwise: 'Each free place above, below, left or right of a card, and no other.',
      right: placesBeside,
      answer: ['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'],
    },
    {
      type: 'move',
      record: freshTable('place 7H 0,0'),
      task: 'You are Ben. Lay the 9 of spades directly below the 7.',
      hints: ['Choose the card, then the place.', 'Below 0,0 lies 0,-1. Corner to corner would not touch.'],
      done: 'It shares an edge with the 7. Corner to corner does not touch.',
      otherwise: 'That is another card, or another place.',
      kinds: ['place'],
      moves: 1,
      goal: lies('9S', '0,-1'),
      answers: ['place 9S 0,-1'],
    },
    {
      type: 'choice',
      record: freshTable('place 7H 0,0'),
      task: 'May Ben lay the 9 of clubs on 1,0?',
      hints: ['Which suits are played in the opening?', 'Clubs wait until the opening is over.'],
      done: 'Diamonds and clubs come into play only after the opening.',
      otherwise: '',
      options: YES_OR_NO,
      action: 'place 9C 1,0',
      right: yesIf(accepted),
      answer: NO,
    },
  ],
}
