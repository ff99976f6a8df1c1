import type { LessonText } from '../../lesson.ts'

export const irregularText = {
  title: 'What the rules don’t allow',
  intro:
    'Sometimes a move is made that the rules don’t allow. Both players say together what becomes of it: it is taken back, the table is put right, or it stands.',
  tasks: {
    stand: {
      task: 'Ada’s 9 took the 3 beside it, against the rules. Both let it stand. Enter it.',
      hints: ['Tap the 9 and the 3: the referee says that it is not allowed.', 'Then tap “Let it stand”.'],
      done: 'It stands, marked with the rule it broke, and the 3 is seized.',
      otherwise: 'It was the 9 that took the 3.',
    },
    follows: {
      task: 'Ada’s 9 takes the 3 of spades against the rules, and it stands. Tap every card that is cut off.',
      hints: ['What follows from it follows by the rules.', 'The 9 leaves a gap behind it.'],
      done: 'The 5 of clubs hung on the 9 alone. The capture was irregular; what came after it was not.',
      otherwise: 'Only the capture breaks a rule. What loses its link to the larger group goes.',
    },
    right: {
      task: 'Nobody knows how it came about, but on your real table the 5 and the 3 have changed places. Put the table here right.',
      hints: ['Begin with “The table differs”.', 'Tap the 3, and enter the 5; tap the 5, and enter the 3.'],
      done: 'The cards stayed as they lay, and the record follows them.',
      otherwise: 'The two tables still differ.',
    },
  },
} as const satisfies LessonText
