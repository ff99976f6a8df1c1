import { accepted, NO, yesIf, YES_OR_NO } from '../goals.ts'
import { seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'

export const turns: WellsixLesson = {
  id: 'turns',
  title: 'Turns and moves',
  section: 'turns',
  intro:
    'After the opening both take up their second suit. Whoever opened begins with one move; then every turn is two. A move is to place, switch, exchange or capture.',
  tasks: [
    {
      type: 'move',
      record: table('5H 9S\n7H 2S', { moves: '1', played: ['place 4D 2,0'] }),
      task: 'Ada has made her single first move. You are Ben: make your whole turn, placing cards.',
      hints: ['Only her first turn was one move.', 'From now on every turn has two.'],
      done: 'Two moves, and so on for both of them.',
      otherwise: '',
      kinds: ['place'],
      moves: 2,
      goal: ({ position, events }) => events.length > 0 && position.turn === 1,
      answers: 'any',
      line: ['place 3C 3,0', 'place KC 4,0'],
    },
    {
      type: 'choice',
      record: table('5H 9S\n7H 2S', { turn: '2' }),
      task: 'Ben would rather do nothing. May he pass?',
      hints: ['Has he a legal move?', 'He has cards in hand that he could place.'],
      done: 'Who can move must. Passing is only for those who cannot.',
      otherwise: '',
      options: YES_OR_NO,
      action: 'pass',
      right: yesIf(accepted),
      answer: NO,
    },
    {
      type: 'move',
      record: table('5H 9S\n7H 2S', { hands: ['3H', '4C'], played: ['switch 0,0 0,1'] }),
      task: 'Ada has switched two cards. Place what she may still place in this turn.',
      hints: ['One move is one card.', 'She has one move left.'],
      done: 'One card: each that is placed is a move of its own, and the turn is over.',
      otherwise: '',
      kinds: ['place'],
      moves: 1,
      goal: ({ position, events }) => events.length > 0 && position.turn === 2,
      answers: 'any',
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
