import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { happens, lies, placesBeside } from './goals.ts'
import { freshTable } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { openingText } from '../../text/en/wellsix/lessons.ts'

export const opening: WellsixLesson = lessonOf(openingText, {
  id: 'opening',
  section: 'opening',
  also: ['cards'],
  tasks: {
    first: {
      type: 'move',
      record: freshTable(),
      kinds: ['place'],
      moves: 1,
      goal: happens('place'),
      answers: 'any',
    },
    wholeTurn: {
      type: 'move',
      record: freshTable('place 7H 0,0'),
      kinds: ['place'],
      moves: 2,
      goal: ({ position, events }) => events.length > 0 && position.turn === 1,
      answers: 'any',
      line: ['place 9S 1,0', 'place 2S 2,0'],
    },
    places: {
      type: 'mark',
      record: freshTable('place 7H 0,0', 'place 9S 1,0'),
      right: placesBeside,
      answer: ['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'],
    },
    below: {
      type: 'move',
      record: freshTable('place 7H 0,0'),
      kinds: ['place'],
      moves: 1,
      goal: lies('9S', '0,-1'),
      answers: ['place 9S 0,-1'],
    },
    clubs: {
      type: 'choice',
      record: freshTable('place 7H 0,0'),
      options: YES_OR_NO,
      action: 'place 9C 1,0',
      right: yesIf(accepted),
      answer: NO,
    },
  },
})
