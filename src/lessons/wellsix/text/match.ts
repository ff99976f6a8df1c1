import type { LessonText } from '../../lesson.ts'

export const matchText = {
  title: 'Scores and the match',
  intro:
    'Six in line scores 30, and the other player one for each card seized. Without a line both score their seized cards. A match has an even number of games.',
  tasks: {
    line: {
      task: 'Ada has seized three cards. Now her king makes six in line. What does she score?',
      hints: ['What does a line score?', 'Her own seized cards do not count then.'],
      done: '30, and nothing for the cards she has seized.',
      otherwise: 'A line scores a fixed number of points, whatever was seized.',
    },
    other: {
      task: 'And what does Ben score, who has seized two cards?',
      hints: ['The other player does not go away empty-handed.', 'One point for each card seized.'],
      done: 'One point for each of the two cards.',
      otherwise: 'He scores one point for each card he has seized.',
    },
    quiet: {
      task: 'The tenth quiet turn ends with this move, without a line. How many points does Ada get for her three cards?',
      hints: ['Without a line nobody gets 30.', 'One point a card, for both.'],
      done: 'Three, and Ben gets two.',
      otherwise: 'Without a line, each card seized is one point.',
    },
    opener: {
      task: 'Ada opened the first game. Who opens the second?',
      hints: ['In a match both open equally often.', 'The players take turns to open.'],
      done: 'Ben, and he plays red now. Whoever opens has red.',
      otherwise: 'The players open in turn.',
      options: { 1: 'Ada', 2: 'Ben' },
    },
    colours: {
      task: 'In the first game Ada had the red cards. Ben opens the second: which colour is his then?',
      hints: ['The colours go with the opening.', 'Whoever opens plays hearts, then diamonds.'],
      done: 'Red. Whoever opens has red, unless you agreed to keep the colours.',
      otherwise: 'The colours change with the opener.',
      options: { red: 'Red', black: 'Black' },
    },
    opening: {
      task: 'Still in the opening, Ada places the king of hearts and has six in line. How many points does Ben get?',
      hints: ['Can anything have been seized in the opening?', 'Nothing: there are no captures yet.'],
      done: 'None: a win in the opening is 30 to 0.',
      otherwise: 'In the opening nothing has been seized.',
    },
  },
} as const satisfies LessonText
