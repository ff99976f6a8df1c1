import { accepted, NO, YES, yesIf } from '../goals.ts'
import { options } from '../lesson.ts'
import { seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson, WellsixOutcome } from './types.ts'

const movesLeft = ({ position }: WellsixOutcome): string => String(position.moves)

export const turns: WellsixLesson = {
  id: 'turns',
  title: 'Turns and moves',
  section: 'turns',
  intro:
    'After the opening both take up their second suit. Whoever opened begins with one move; then every turn is two. A move is to place, switch, exchange or capture.',
  tasks: [
    {
      type: 'choice',
      record: table('5H 9S\n7H 2S', { moves: '1', played: ['place 4D 2,0'] }),
      task: 'Ada has made her single first move. How many moves has Ben now?',
      hints: ['Only her first turn was one move.', 'From now on every turn has two.'],
      done: 'Two moves, and so on for both of them.',
      otherwise: 'Every turn but the very first is two moves.',
      options: options('1', '2', '3'),
      action: null,
      right: movesLeft,
      answer: '2',
    },
    {
      type: 'choice',
      record: table('5H 9S\n7H 2S', { turn: '2' }),
      task: 'Ben would rather do nothing. May he pass?',
      hints: ['Has he a legal move?', 'He has cards in hand that he could place.'],
      done: 'Who can move must. Passing is only for those who cannot.',
      otherwise: '',
      options: options(YES, NO),
      action: 'pass',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'choice',
      record: table('5H 9S\n7H 2S', { hands: ['3H', '4C'], played: ['switch 0,0 0,1'] }),
      task: 'Ada has switched two cards and has a move left. How many cards may she place with it?',
      hints: ['One move is one card.', 'She has one move left.'],
      done: 'One: each card she places is a move of its own.',
      otherwise: 'Each card placed is a move of its own.',
      options: options('1', '2', '3'),
      action: null,
      right: movesLeft,
      answer: '1',
    },
    {
      type: 'move',
      record: table('.. .. 5H 8S\nKH QS QC 2D', { hands: ['3H', '3S'] }),
      task: 'Both moves may be made with the same card. Seize two queens with your king.',
      hints: ['A king takes a queen that lies beside it, and moves to its place.', 'Capture 1,0 first, then 2,0.'],
      done: 'Two captures with one card in one turn.',
      otherwise: 'Two queens could have been yours.',
      kinds: ['capture', 'place'],
      moves: 2,
      goal: seizes(2),
      answers: ['capture 0,0 1,0'],
      line: ['capture 0,0 1,0', 'capture 1,0 2,0'],
    },
  ],
}
