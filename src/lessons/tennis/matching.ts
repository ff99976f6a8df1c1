import { options } from '../lesson.ts'
import { happens, netOf, pointsOf } from './goals.ts'
import { hand } from './hand-record.ts'
import type { TennisLesson } from './types.ts'

export const matching: TennisLesson = {
  id: 'matching',
  title: 'Matching cards',
  section: 'matching',
  intro:
    'Where both cards of a pair have the same value, both players get two points, whether or not they cleared the Net.',
  tasks: [
    {
      type: 'move',
      record: hand('K48'),
      task: 'The Net is 9, and Ben has played an 8, which does not clear it. Let Dan score all the same.',
      hints: ['Dan can clear the Net, or match Ben’s card.', 'Another 8 brings two points, for both.'],
      done: 'Two points each for Ben and Dan.',
      otherwise: 'That clears the Net for one point at most. Two are possible.',
      kinds: ['play'],
      moves: 1,
      goal: happens('match'),
      answers: ['play 8'],
    },
    {
      type: 'choice',
      record: hand('K4J'),
      task: 'The Net is 9. Ben cleared it with a jack, and Dan matches it. How many points has Ben now?',
      hints: ['Do the two points come on top?', 'They take the place of the point for the Net.'],
      done: 'Two in all: the points for matching stand in place of the point for the Net.',
      otherwise: 'The two points take the place of the point for the Net.',
      options: options('1', '2', '3'),
      action: 'play J',
      right: pointsOf(2),
      answer: '2',
    },
    {
      type: 'choice',
      record: hand('K4J', { match: 'adds' }),
      task: 'The same under the house rule that the two points come on top. How many points has Ben now?',
      hints: ['One for the Net first.', 'And two for matching.'],
      done: 'Three: one for the Net and two for matching.',
      otherwise: 'Under this house rule both count.',
      options: options('1', '2', '3'),
      action: 'play J',
      right: pointsOf(2),
      answer: '3',
    },
    {
      type: 'choice',
      record: hand('K4JJ'),
      task: 'Two jacks were played. What is the next Net?',
      hints: ['It is the difference, as always.', '11 less 11.'],
      done: '0. Every card clears it.',
      otherwise: 'It is the difference of two equal cards.',
      options: options('0', '1', '11'),
      action: null,
      right: netOf,
      answer: '0',
    },
    {
      type: 'choice',
      record: hand('7'),
      task: 'The first pair of a hand: Cleo led a 7, and Ada plays a 7 too. How many points has Ada?',
      hints: ['There is no Net, but do the cards match?', 'Matching needs no Net.'],
      done: 'Two. There is no Net yet, but matching cards score all the same.',
      otherwise: 'Matching cards score without a Net too.',
      options: options('0', '1', '2'),
      action: 'play 7',
      right: pointsOf(1),
      answer: '2',
    },
  ],
}
