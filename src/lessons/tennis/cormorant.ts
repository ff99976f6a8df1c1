import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers } from '../lesson.ts'
import { handsOf, happens, worthOfHand } from './goals.ts'
import { hand } from './hand-record.ts'
import type { TennisLesson } from './types.ts'

/** Most of a hand in which the Cormorant scores early and often. */
const MANY_POINTS = '9736962AQJ8JA9825384224A5KJ8T7QJT4A566K7'

export const cormorant: TennisLesson = {
  id: 'cormorant',
  title: 'The Cormorant’s choice',
  section: 'cormorant',
  intro:
    'A house rule. Once in a hand, while she holds more cards than she has points, the Cormorant may become a Ghost too. If she wins, it counts for two; if not, she loses a hand.',
  tasks: [
    {
      type: 'move',
      record: hand('K4', { ghosting: 'on' }),
      task: 'Dan is the Cormorant, with thirteen cards and no points. Let him become a Ghost.',
      hints: ['It can be done at any moment of the hand.', 'There is a key for it.'],
      done: 'Dan turns his cards around, and plays on without seeing them.',
      otherwise: 'That was Ben’s card. Dan’s choice is a key of its own.',
      kinds: ['ghost', 'play'],
      moves: 1,
      goal: happens('ghost'),
      answers: ['ghost'],
    },
    {
      type: 'choice',
      record: hand('K4', { ghosting: 'on', first: ['ghost'] }),
      task: 'Dan has become a Ghost. May he turn back into the Cormorant, or do it again?',
      hints: ['How often in a hand may it be done?', 'Once, and there is no way back.'],
      done: 'Once a Ghost, he stays one until the hand ends.',
      otherwise: '',
      options: YES_OR_NO,
      action: 'ghost',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'choice',
      record: hand(MANY_POINTS, { ghosting: 'on' }),
      task: 'Late in a hand, Dan holds three cards. May he become a Ghost?',
      hints: ['Compare his cards with his points.', 'He has more points than cards.'],
      done: 'He needs more cards than points. It is a choice for early in a hand.',
      otherwise: '',
      options: YES_OR_NO,
      action: 'ghost',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'choice',
      record: hand('', { ghosting: 'on' }),
      task: 'Dan became a Ghost, and wins the hand. How many hands does it count for?',
      hints: ['He did not see his cards.', 'It counts as a Ghost’s win.'],
      done: 'Two, as for the Ghost.',
      otherwise: 'A Ghost’s win counts for two, his too.',
      options: numbers(1, 2, 3),
      action: 'hand cormorant ghost',
      right: worthOfHand,
      answer: '2',
    },
    {
      type: 'choice',
      record: hand('', {
        ghosting: 'on',
        first: ['hand cormorant', 'next', 'hand angler', 'next', 'hand fish', 'next', 'hand fish', 'next'],
      }),
      task: 'Dan has one hand, and is the Cormorant again. He becomes a Ghost, but Cleo wins. How many hands has Dan?',
      hints: ['A Ghost who does not win pays for it.', 'He loses one hand.'],
      done: 'None: he loses the one he had. A total may even fall below 0.',
      otherwise: 'He became a Ghost and did not win, so he loses a hand.',
      options: numbers(0, 1, 2),
      action: 'hand fish ghost',
      right: handsOf(4),
      answer: '0',
    },
  ],
}
