import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, lessonOf } from '../lesson.ts'
import { cormorantText } from '../../text/en/tennis/lessons.ts'
import { handsOf, happens, worthOfHand } from './goals.ts'
import { hand, MANY_POINTS } from './hand-record.ts'
import type { TennisLesson } from './types.ts'

export const cormorant: TennisLesson = lessonOf(cormorantText, {
  id: 'cormorant',
  section: 'cormorant',
  tasks: {
    turn: {
      type: 'move',
      record: hand('K4', { ghosting: 'on' }),
      kinds: ['ghost', 'play'],
      moves: 1,
      goal: happens('ghost'),
      answers: ['ghost'],
    },
    again: {
      type: 'choice',
      record: hand('K4', { ghosting: 'on', first: ['ghost'] }),
      options: YES_OR_NO,
      action: 'ghost',
      right: yesIf(accepted),
      answer: NO,
    },
    late: {
      type: 'choice',
      record: hand(MANY_POINTS, { ghosting: 'on' }),
      options: YES_OR_NO,
      action: 'ghost',
      right: yesIf(accepted),
      answer: NO,
    },
    won: {
      type: 'choice',
      record: hand('', { ghosting: 'on' }),
      options: numbers(1, 2, 3),
      action: 'hand cormorant ghost',
      right: worthOfHand,
      answer: '2',
    },
    lost: {
      type: 'choice',
      record: hand('', {
        ghosting: 'on',
        first: ['hand cormorant', 'next', 'hand angler', 'next', 'hand fish', 'next', 'hand fish', 'next'],
      }),
      options: numbers(0, 1, 2),
      action: 'hand fish ghost',
      right: handsOf(4),
      answer: '0',
    },
  },
})
