import type { LessonText } from '../../lesson.ts'

export const irregularText = {
  title: 'What the rules don’t allow',
  intro:
    'Sometimes a move is made that the rules don’t allow. All players say together what becomes of it: it is taken back, the table is put right, or it stands.',
  tasks: {
    stand: {
      task: 'Ada swapped a1 and d2, which makes no line. All let it stand. Enter it.',
      hints: ['Tap a1 and d2: the referee says that it is not allowed.', 'Then tap “Let it stand”.'],
      done: 'It stands, marked with the rule it broke, and Ben is next.',
      otherwise: 'It was another swap that was made.',
    },
    follows: {
      task: 'Three diamonds were overlooked. Ada swaps a1 and b2 against the rules, and it stands. Tap every card that is lifted.',
      hints: ['What follows from it follows by the rules.', 'A match that lies on the table is lifted after any swap.'],
      done: 'The diamonds. The swap was irregular; what came after it was not.',
      otherwise: 'Only the swap breaks a rule. What lies in a line then is lifted.',
    },
    back: {
      task: 'Ada swapped a1 and e1, and everybody wants it taken back. The two lie where they were. Make a swap that is allowed.',
      hints: ['What is taken back was never made: it is still Ada’s turn.', 'A spade stands between the hearts.'],
      done: 'Taken back, and her turn was played by the rules.',
      otherwise: '',
    },
    right: {
      task: 'Nobody knows how it came about, but on your real table b1 is a diamond. Put the table here right.',
      hints: ['Begin with “The table differs”.', 'Tap b1, then the diamond, and then “Correct”.'],
      done: 'The card stayed as it lay, and the record follows it.',
      otherwise: 'The two tables still differ.',
    },
  },
} as const satisfies LessonText
