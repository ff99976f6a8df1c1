import { NO, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { happens, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'

const isOver = yesIf(happens('game-over'))
const LAST_MOVE = { moves: '1', quiet: '9' } as const

export const end: WellsixLesson = {
  id: 'end',
  title: 'Games without a line',
  section: 'end',
  intro:
    'Without a line the game ends when ten turns in a row have brought no seizure, or when both players agree that nothing can be seized any more.',
  tasks: [
    {
      type: 'choice',
      record: table('8S 6C\nKH QS', LAST_MOVE),
      task: 'Nine turns have been quiet, and this is Ada’s last move of the tenth. She places a card. Is the game over?',
      hints: ['Did this turn bring a seizure?', 'It is the tenth in a row without one.'],
      done: 'Ten quiet turns in a row: the game is over.',
      otherwise: 'Placing seizes nothing, and so it is the tenth quiet turn.',
      options: YES_OR_NO,
      action: 'place 3H -1,0',
      right: isOver,
      answer: YES,
    },
    {
      type: 'choice',
      record: table('8S 6C\nKH QS', LAST_MOVE),
      task: 'The same moment. Ada takes the queen instead. Is the game over?',
      hints: ['Did this turn bring a seizure?', 'Then the count begins anew.'],
      done: 'No. A seizure begins the count anew.',
      otherwise: 'A seizure begins the count of quiet turns anew.',
      options: YES_OR_NO,
      action: 'capture 0,0 1,0',
      right: isOver,
      answer: NO,
    },
    {
      type: 'move',
      record: table('TH 9C 2S\nJD 4C 8S', LAST_MOVE),
      task: 'Nine quiet turns, and this is your last move of the tenth. Keep the game going.',
      hints: ['Only a seizure helps.', 'The 10 of hearts takes the 9.'],
      done: 'The count begins anew.',
      otherwise: 'Ten quiet turns: the game is over. A card of your own is no seizure.',
      kinds: ['place', 'switch', 'exchange', 'capture'],
      moves: 1,
      goal: seizes(1),
      answers: ['capture 0,1 1,1'],
    },
    {
      type: 'choice',
      record: table('8S 6C\n4H TD', { hands: ['6H', '2S'], quiet: '4' }),
      task: 'Most cards are seized. Both see that no other can be, and agree. Is the game over?',
      hints: ['Is there another way to end a game than ten quiet turns?', 'Both have to agree.'],
      done: 'Yes. If only one of them wants to play on for a line, the game goes on.',
      otherwise: 'When both agree, it is.',
      options: YES_OR_NO,
      action: 'agree',
      right: isOver,
      answer: YES,
    },
  ],
}
