import { DECK } from '../../engine/cards.ts'
import { colourOf } from '../../engine/wellsix/colours.ts'
import { NO, yesIf, YES_OR_NO } from '../goals.ts'
import { lessonOf } from '../lesson.ts'
import { aligns } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { alignmentText } from '../../text/en/wellsix/lessons.ts'

/** Every way to place a red card that does not lie in this row on one of the places. */
const placings = (row: string, places: readonly string[]): string[] =>
  DECK.filter(card => colourOf(card) === 'red' && !row.includes(card))
    .flatMap(card => places.map(place => `place ${card} ${place}`))
    .sort()

export const alignment: WellsixLesson = lessonOf(alignmentText, {
  id: 'alignment',
  section: 'alignment',
  tasks: {
    six: {
      type: 'move',
      record: table('.. .. 6S .. ..\n2H 5H 7H 9D JD'),
      kinds: ['place'],
      moves: 1,
      goal: aligns(1),
      answers: placings('2H 5H 7H 9D JD', ['-1,0', '5,0']),
    },
    gap: {
      type: 'move',
      record: table('2H 5H 7H .. 9D JD\n.. .. 6S 8S TC ..'),
      kinds: ['place'],
      moves: 1,
      goal: aligns(1),
      answers: placings('2H 5H 7H 9D JD', ['3,1']),
    },
    diagonal: {
      type: 'choice',
      record: table('.. .. .. .. JD\n.. .. .. 9D 8S\n.. .. 7H 6C ..\n.. 5H 4S .. ..\n2H 3S .. .. ..'),
      options: YES_OR_NO,
      action: 'place KD 5,4',
      right: yesIf(aligns(1)),
      answer: NO,
    },
    replaced: {
      type: 'move',
      record: table('.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'),
      kinds: ['place', 'switch', 'exchange', 'capture'],
      moves: 1,
      goal: aligns(1),
      answers: ['capture 3,1 3,0'],
    },
    cutOff: {
      type: 'choice',
      record: table('.. .. 4S 3C 2C ..\n.. .. 6S 8S TS 5C\n.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'),
      options: YES_OR_NO,
      action: 'capture 3,1 3,0',
      right: yesIf(aligns(1)),
      answer: NO,
    },
  },
})
