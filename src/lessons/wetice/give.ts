import type { Event, Position } from '../../engine/wetice/types.ts'
import { and } from '../goals.ts'
import { type Outcome } from '../lesson.ts'
import { gives, goesTo, inPhase, leads } from './goals.ts'
import { table } from './table.ts'
import { PLAYERS, type WetIceLesson } from './types.ts'

const spadesGoTo = (outcome: Outcome<Position, Event>): string => (goesTo(1, 'S')(outcome) ? '1' : '2')

export const give: WetIceLesson = {
  id: 'give',
  title: 'Giving a suit away',
  section: 'give',
  intro:
    'Nobody keeps more than two suits. With a third, choose one, old or new, and hand it over with all its cards before the table falls. It is then the other player’s.',
  tasks: [
    {
      type: 'move',
      record: table('HHCH', { piles: 'S6 D5 / -', played: ['swap c1 d1'] }),
      task: 'You are Ada and have three suits. Give away the one with the fewest cards.',
      hints: ['Look at the numbers on your three suits.', 'Hearts are only three cards.'],
      done: 'Ben has the hearts now, and every heart to come.',
      otherwise: 'That suit has more cards than another of yours.',
      kinds: ['give'],
      moves: 1,
      goal: gives('H'),
      answers: ['give H'],
    },
    {
      type: 'choice',
      record: table('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      task: 'Ada gives spades to Ben. Then the table falls, and three spades come together. Who gets them?',
      hints: ['The suit changes hands before the table falls.', 'Spades are Ben’s from then on.'],
      done: 'Ben. Giving comes first, then the fall.',
      otherwise: 'The suit is given before the cards fall, and its new owner gets what follows.',
      options: PLAYERS,
      action: 'give S',
      right: spadesGoTo,
      answer: '2',
    },
    {
      type: 'move',
      record: table('.SS. HHSH', { piles: 'S3 D4 / -', played: ['swap c1 d1'] }),
      task: 'The same table. Give so that the spades that are about to match are yours.',
      hints: ['Which suit do you have to keep?', 'Any suit but spades.'],
      done: 'You kept spades, and the next link scored for you.',
      otherwise: 'The spades are Ben’s now.',
      kinds: ['give'],
      moves: 1,
      goal: goesTo(1, 'S'),
      answers: ['give D', 'give H'],
    },
    {
      type: 'move',
      record: table('.SS. HHSH', { piles: 'S3 D5 / C4' }),
      task: 'You are Ada. Swap, then give, so that you have more cards than Ben when the table is at rest.',
      hints: ['Any swap lifts the hearts. The gift decides.', 'Keep spades, which grow, and diamonds, which are many.'],
      done: 'You kept the suit that grew and the larger of the others.',
      otherwise: 'Ben has as many cards, or more. Count what each gift costs you.',
      kinds: ['swap', 'give'],
      moves: 2,
      goal: and(leads(1), inPhase('over')),
      answers: 'any',
      line: ['swap a1 c1', 'give H'],
    },
  ],
}
