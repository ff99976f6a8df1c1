import type { LessonText } from '../../lesson.ts'

export const endText = {
  title: 'Games without a line',
  intro:
    'Without a line the game ends after ten turns in a row without a seizure, or when both players agree that nothing more can be seized.',
  tasks: {
    tenth: {
      task: 'Nine turns were quiet. Ada ends the tenth by placing a card. Is the game over?',
      hints: ['Did this turn bring a seizure?', 'It is the tenth in a row without one.'],
      done: 'Ten quiet turns in a row: the game is over.',
      otherwise: 'Placing seizes nothing, and so it is the tenth quiet turn.',
    },
    seizure: {
      task: 'The same moment. Ada takes the queen instead. Is the game over?',
      hints: ['Did this turn bring a seizure?', 'Then the count begins anew.'],
      done: 'No. A seizure begins the count anew.',
      otherwise: 'A seizure begins the count of quiet turns anew.',
    },
    goOn: {
      task: 'Nine quiet turns, and this is your last move of the tenth. Keep the game going.',
      hints: ['Only a seizure helps.', 'The 10 of hearts takes the 9.'],
      done: 'The count begins anew.',
      otherwise: 'Ten quiet turns: the game is over. A card of your own is no seizure.',
    },
    agreed: {
      task: 'Most cards are seized. Both see that no other can be, and agree. Is the game over?',
      hints: ['Is there another way to end a game than ten quiet turns?', 'Both have to agree.'],
      done: 'Yes. If only one of them wants to play on for a line, the game goes on.',
      otherwise: 'When both agree, it is.',
    },
  },
} as const satisfies LessonText
