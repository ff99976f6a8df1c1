import { colourOfPlayer } from '../../engine/wellsix/colours.ts'
import { options, numbers, lessonOf } from '../lesson.ts'
import { matchText } from '../../text/en/wellsix/further-lessons.ts'
import { table } from './table.ts'
import type { WellsixLesson, WellsixOutcome } from './types.ts'

const LINE = '.. .. 6S .. ..\n2H 5H 7H 9D JD'

/** The points of the game that has just ended. */
const pointsOf =
  (player: 1 | 2) =>
  ({ events }: WellsixOutcome): string => {
    const ended = events.find(event => event.type === 'game-over')
    return String(ended?.scores[player - 1] ?? '')
  }

const colourOfBen = ({ position }: WellsixOutcome): string => colourOfPlayer(position.red, 2)

const opener = ({ position }: WellsixOutcome): string => String(position.opener)

export const match: WellsixLesson = lessonOf(matchText, {
  id: 'match',
  section: 'match',
  tasks: {
    line: {
      type: 'choice',
      record: table(LINE, { seized: '4S 8C 9C / 3H QD' }),
      options: numbers(6, 30, 33),
      action: 'place KD 5,0',
      right: pointsOf(1),
      answer: '30',
    },
    other: {
      type: 'choice',
      record: table(LINE, { seized: '4S 8C 9C / 3H QD' }),
      options: numbers(0, 2, 3),
      action: 'place KD 5,0',
      right: pointsOf(2),
      answer: '2',
    },
    quiet: {
      type: 'choice',
      record: table('8S 6C\nKH QS', { moves: '1', quiet: '9', seized: '4S 8C 9C / 3H QD' }),
      options: numbers(0, 3, 30),
      action: 'place 2H -1,0',
      right: pointsOf(1),
      answer: '3',
    },
    opener: {
      type: 'choice',
      record: table(LINE, { seized: '4S / 3H', played: ['place KD 5,0'] }),
      options: options(matchText.tasks.opener.options),
      action: 'next',
      right: opener,
      answer: '2',
    },
    colours: {
      type: 'choice',
      record: table(LINE, { seized: '4S / 3H', played: ['place KD 5,0'] }),
      options: options(matchText.tasks.colours.options),
      action: 'next',
      right: colourOfBen,
      answer: 'red',
    },
    opening: {
      type: 'choice',
      record: table('3S 4S 6S .. ..\n2H 5H 7H 9H JH\n8S TS QS .. ..', { phase: 'opening' }),
      options: numbers(0, 1, 30),
      action: 'place KH 5,1',
      right: pointsOf(2),
      answer: '0',
    },
  },
})
