import { lessonOf } from '../lesson.ts'
import { lies, placesBeside, placesBesideTwo, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { placeText } from '../../text/en/wellsix/lessons.ts'

export const place: WellsixLesson = lessonOf(placeText, {
  id: 'place',
  section: 'place',
  tasks: {
    places: {
      type: 'mark',
      record: table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }),
      right: placesBeside,
      answer: ['-1,0', '0,-1', '0,1', '1,-1', '1,2', '2,0', '2,1'],
    },
    touchingTwo: {
      type: 'mark',
      record: table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }),
      right: placesBesideTwo,
      answer: ['0,1'],
    },
    corner: {
      type: 'move',
      record: table('.. 9S\n5H 7H', { hands: ['4D', '2C'] }),
      kinds: ['place'],
      moves: 1,
      goal: lies('4D', '0,1'),
      answers: ['place 4D 0,1'],
    },
    ace: {
      type: 'move',
      record: table('KS 5H\n9S 7C', { hands: ['AD 4H', '2C'] }),
      kinds: ['place', 'capture'],
      moves: 2,
      goal: seizes(1),
      answers: ['place AD -1,1', 'place AD 0,2'],
      line: ['place AD -1,1', 'capture -1,1 0,1'],
    },
  },
})
