import type { Event, Position } from '../../engine/wetice/types.ts'
import { and, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { options, type Outcome } from '../lesson.ts'
import { inPhase, tableIsEmpty, won } from './goals.ts'
import { table } from './table.ts'
import type { WetIceLesson } from './types.ts'

const winner = ({ position }: Outcome<Position, Event>): string => String(position.winner)

export const end: WetIceLesson = {
  id: 'end',
  title: 'The end',
  section: 'over',
  intro:
    'You may always pass. Two passes in a row end the game, and so does an empty table. Each card in your pile is a point.',
  tasks: [
    {
      type: 'choice',
      record: table('HSDC SHCD', { piles: 'S10 D8 / H9 C7' }),
      task: 'No swap makes a line here. Ada passes. Is the game over?',
      hints: ['How many passes in a row does it take?', 'Ben has not passed yet.'],
      done: 'Not yet. Ben passes too, or finds a swap that Ada has missed.',
      otherwise: 'It takes two passes in a row.',
      options: YES_OR_NO,
      action: 'pass',
      right: yesIf(inPhase('over')),
      answer: NO,
    },
    {
      type: 'move',
      record: table('HHSHC DDCDS', { piles: 'S9 C9 / H9 D8', turn: '2', played: ['pass'] }),
      task: 'You are Ada. Ben has passed, and you lead by 18 to 17. End the game as the winner.',
      hints: ['Every swap here would score for Ben.', 'Passing ends the game here.'],
      done: 'Two passes in a row: the game is over, and you have won.',
      otherwise: 'Those cards are Ben’s, and the game goes on.',
      kinds: ['swap', 'pass'],
      moves: 1,
      goal: and(inPhase('over'), won),
      answers: ['pass'],
    },
    {
      type: 'choice',
      record: table('HSDC SHCD', { piles: 'S10 D10 / H10 C10', played: ['pass'] }),
      task: 'Ada has 20 cards and Ben has 20. Ada has passed, and Ben passes too. Who wins?',
      hints: ['Count the cards of both piles.', 'There is no rule for breaking a tie.'],
      done: 'Nobody: equal piles are a draw.',
      otherwise: 'Both piles are equally large.',
      options: options({ 1: 'Ada', 2: 'Ben', 0: 'Nobody' }),
      action: 'pass',
      right: winner,
      answer: '0',
    },
    {
      type: 'move',
      record: table('HHSHSS', { piles: 'H9 D9 / S9 C9' }),
      task: 'End the game by clearing the table.',
      hints: ['Both suits must come together with one swap.', 'The spade on c1 stands in the way of the hearts.'],
      done: 'The table is empty, so the game is over. It is a draw.',
      otherwise: 'Cards are left, and the game goes on.',
      kinds: ['swap'],
      moves: 1,
      goal: tableIsEmpty,
      answers: ['swap c1 d1'],
    },
  ],
}
