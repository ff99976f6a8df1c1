import { colourOfPlayer } from '../../engine/wellsix/colours.ts'
import { options, numbers } from '../lesson.ts'
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

export const match: WellsixLesson = {
  id: 'match',
  title: 'Scores and the match',
  section: 'match',
  intro:
    'Six in line scores 30, and the other player scores one for each card seized. Without a line both score their seized cards. A match is an even number of games.',
  tasks: [
    {
      type: 'choice',
      record: table(LINE, { seized: '4S 8C 9C / 3H QD' }),
      task: 'Ada has seized three cards. She places the king and has six in line. How many points does she get?',
      hints: ['What does a line score?', 'Her own seized cards do not count then.'],
      done: '30, and nothing for the cards she has seized.',
      otherwise: 'A line scores a fixed number of points, whatever was seized.',
      options: numbers(6, 30, 33),
      action: 'place KD 5,0',
      right: pointsOf(1),
      answer: '30',
    },
    {
      type: 'choice',
      record: table(LINE, { seized: '4S 8C 9C / 3H QD' }),
      task: 'And Ben, who has seized two cards?',
      hints: ['The other player does not go away empty-handed.', 'One point for each card seized.'],
      done: 'One point for each of the two cards.',
      otherwise: 'He scores one point for each card he has seized.',
      options: numbers(0, 2, 3),
      action: 'place KD 5,0',
      right: pointsOf(2),
      answer: '2',
    },
    {
      type: 'choice',
      record: table('8S 6C\nKH QS', { moves: '1', quiet: '9', seized: '4S 8C 9C / 3H QD' }),
      task: 'The tenth quiet turn ends with this move, without a line. How many points does Ada get for her three cards?',
      hints: ['Without a line nobody gets 30.', 'One point a card, for both.'],
      done: 'Three, and Ben gets two.',
      otherwise: 'Without a line, each card seized is one point.',
      options: numbers(0, 3, 30),
      action: 'place 2H -1,0',
      right: pointsOf(1),
      answer: '3',
    },
    {
      type: 'choice',
      record: table(LINE, { seized: '4S / 3H', played: ['place KD 5,0'] }),
      task: 'Ada opened the first game. Who opens the second?',
      hints: ['In a match both open equally often.', 'The players take turns to open.'],
      done: 'Ben, and he plays red now. Whoever opens has red.',
      otherwise: 'The players open in turn.',
      options: options({ 1: 'Ada', 2: 'Ben' }),
      action: 'next',
      right: opener,
      answer: '2',
    },
    {
      type: 'choice',
      record: table(LINE, { seized: '4S / 3H', played: ['place KD 5,0'] }),
      task: 'In the first game Ada had the red cards. Ben opens the second: which colour is his then?',
      hints: ['The colours go with the opening.', 'Whoever opens plays hearts, then diamonds.'],
      done: 'Red. Whoever opens has red, unless you agreed to keep the colours.',
      otherwise: 'The colours change with the opener.',
      options: options({ red: 'Red', black: 'Black' }),
      action: 'next',
      right: colourOfBen,
      answer: 'red',
    },
    {
      type: 'choice',
      record: table('3S 4S 6S .. ..\n2H 5H 7H 9H JH\n8S TS QS .. ..', { phase: 'opening' }),
      task: 'Still in the opening, Ada places the king of hearts and has six in line. How many points does Ben get?',
      hints: ['Can anything have been seized in the opening?', 'Nothing: there are no captures yet.'],
      done: 'None: a win in the opening is 30 to 0.',
      otherwise: 'In the opening nothing has been seized.',
      options: numbers(0, 1, 30),
      action: 'place KH 5,1',
      right: pointsOf(2),
      answer: '0',
    },
  ],
}
