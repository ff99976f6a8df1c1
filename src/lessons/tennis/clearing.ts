import { NO, YES, yesIf } from '../goals.ts'
import { options } from '../lesson.ts'
import { clears, pointsOf } from './goals.ts'
import { hand } from './hand-record.ts'
import type { TennisLesson } from './types.ts'

export const clearing: TennisLesson = {
  id: 'clearing',
  title: 'Clearing the Net',
  section: 'clearing',
  intro:
    'A card that is higher than the Net clears it, and earns its player a point. There is no Net for the first pair of a hand.',
  tasks: [
    {
      type: 'choice',
      record: hand('94'),
      task: 'The Net is 5. Ben plays a 7. Does it clear the Net?',
      hints: ['Is 7 higher than 5?', 'It is, by two.'],
      done: '7 is higher than 5: a point for Ben.',
      otherwise: 'A card clears the Net when it is higher.',
      options: options(YES, NO),
      action: 'play 7',
      right: yesIf(clears),
      answer: YES,
    },
    {
      type: 'choice',
      record: hand('94'),
      task: 'The Net is 5. Ben plays a 5. Does it clear the Net?',
      hints: ['Is 5 higher than 5?', 'It is only as high.'],
      done: 'Being equal is not enough.',
      otherwise: 'It is not higher than the Net, only as high.',
      options: options(YES, NO),
      action: 'play 5',
      right: yesIf(clears),
      answer: NO,
    },
    {
      type: 'move',
      record: hand('3Q'),
      task: 'The Net is 9. Ben clears it with the lowest card that does.',
      hints: ['It must be higher than 9.', 'The next rank after 9.'],
      done: 'A 10 is enough. Higher cards are better kept for higher Nets.',
      otherwise: 'It does not clear the Net, or a lower card would have done.',
      kinds: ['play'],
      moves: 1,
      goal: outcome => clears(outcome) && outcome.position.pair[0] === 'T',
      answers: ['play T'],
    },
    {
      type: 'choice',
      record: hand(''),
      task: 'Cleo leads the very first card of the hand, a king. Does it clear the Net?',
      hints: ['Is there a Net yet?', 'The first pair of a hand has none.'],
      done: 'There is no Net yet, so nothing can clear it.',
      otherwise: 'The first pair has no Net.',
      options: options(YES, NO),
      action: 'play K',
      right: yesIf(clears),
      answer: NO,
    },
    {
      type: 'choice',
      record: hand('K4TA2J'),
      task: 'The Nets were 9, then 9, then 9. How many points has Ben, whose 10 was the third card?',
      hints: ['Which Net did his 10 have to clear?', 'King and 4: a Net of 9.'],
      done: 'One: 10 is higher than 9.',
      otherwise: 'His 10 met the Net of the first pair.',
      options: options('0', '1', '2'),
      action: null,
      right: pointsOf(2),
      answer: '1',
    },
  ],
}
