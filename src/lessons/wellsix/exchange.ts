import { lessonOf } from '../lesson.ts'
import { cardsForExchange, exchangedCells, happens, seizes } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'
import { exchangeText } from '../../text/en/wellsix/further-lessons.ts'

export const exchange: WellsixLesson = lessonOf(exchangeText, {
  id: 'exchange',
  section: 'exchange',
  tasks: {
    king: {
      type: 'move',
      record: table('5H 9S 3H', { hands: ['KD', '5S'] }),
      kinds: ['exchange'],
      moves: 1,
      goal: happens('exchange'),
      answers: 'any',
    },
    fromTable: {
      type: 'mark',
      record: table('5H 9S 3H', { hands: ['KD', '5S'] }),
      right: exchangedCells,
      answer: ['0,0', '2,0'],
    },
    fromHand: {
      type: 'mark',
      record: table('5H 9S 3H', { hands: ['KD 2H', '5S'] }),
      right: position => cardsForExchange(position, '0,0'),
      answer: ['2H', 'KD'],
    },
    thenSeize: {
      type: 'move',
      record: table('8S 6C\n5H QS', { hands: ['KD 2H', '5S'] }),
      kinds: ['exchange', 'capture'],
      moves: 2,
      goal: seizes(1),
      answers: ['exchange 0,0 KD'],
      line: ['exchange 0,0 KD', 'capture 0,0 1,0'],
    },
  },
})
