import { DECK } from '../../engine/cards.ts'
import { colourOf } from '../../engine/wellsix/colours.ts'
import { NO, yesIf, YES_OR_NO } from '../goals.ts'
import { aligns } from './goals.ts'
import { table } from './table.ts'
import type { WellsixLesson } from './types.ts'

/** Every way to place a red card that does not lie in this row on one of the places. */
const placings = (row: string, places: readonly string[]): string[] =>
  DECK.filter(card => colourOf(card) === 'red' && !row.includes(card))
    .flatMap(card => places.map(place => `place ${card} ${place}`))
    .sort()

export const alignment: WellsixLesson = {
  id: 'alignment',
  title: 'Six in line',
  section: 'alignment',
  intro:
    'Six neighbouring cards of one colour in a row or a column win the game at once. Both suits of a colour count together.',
  tasks: [
    {
      type: 'move',
      record: table('.. .. 6S .. ..\n2H 5H 7H 9D JD'),
      task: 'You are Ada. Place a card and win.',
      hints: ['Five red cards lie in a row already.', 'Place any card at either end of the row.'],
      done: 'Hearts and diamonds together: six red cards in a row.',
      otherwise: 'No six in line yet. Where is a sixth missing?',
      kinds: ['place'],
      moves: 1,
      goal: aligns(1),
      answers: placings('2H 5H 7H 9D JD', ['-1,0', '5,0']),
    },
    {
      type: 'move',
      record: table('2H 5H 7H .. 9D JD\n.. .. 6S 8S TC ..'),
      task: 'Again, place a card and win.',
      hints: ['A line may have a gap to be filled.', 'Place any card between the 7 and the 9.'],
      done: 'The gap is closed, and the line is six long.',
      otherwise: 'The line must have no gap.',
      kinds: ['place'],
      moves: 1,
      goal: aligns(1),
      answers: placings('2H 5H 7H 9D JD', ['3,1']),
    },
    {
      type: 'choice',
      record: table('.. .. .. .. JD\n.. .. .. 9D 8S\n.. .. 7H 6C ..\n.. 5H 4S .. ..\n2H 3S .. .. ..'),
      task: 'Five red cards lie on a diagonal. Does a sixth on 5,4, beside the jack, win?',
      hints: ['Which lines count?', 'Only rows and columns.'],
      done: 'Diagonals never count.',
      otherwise: 'Only rows and columns count.',
      options: YES_OR_NO,
      action: 'place KD 5,4',
      right: yesIf(aligns(1)),
      answer: NO,
    },
    {
      type: 'move',
      record: table('.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'),
      task: 'A black card stands in your line. Win with one move.',
      hints: ['Which of your cards can take a queen?', 'Capture the queen with the king above it.'],
      done: 'The king took the queen’s place and closed the line.',
      otherwise: 'The queen still stands in the line.',
      kinds: ['place', 'switch', 'exchange', 'capture'],
      moves: 1,
      goal: aligns(1),
      answers: ['capture 3,1 3,0'],
    },
    {
      type: 'choice',
      record: table('.. .. 4S 3C 2C ..\n.. .. 6S 8S TS 5C\n.. .. .. KH .. ..\n2H 5H 7H QS 9D JD'),
      task: 'Now seven black cards hang on the king. Does capturing the queen win?',
      hints: [
        'A line counts when the move is complete, isolation included.',
        'The capture leaves two groups: six cards and seven.',
      ],
      done: 'No. The line is the smaller group, so it is cleared away before lines are judged.',
      otherwise: 'Isolation comes first. Which of the two groups is larger?',
      options: YES_OR_NO,
      action: 'capture 3,1 3,0',
      right: yesIf(aligns(1)),
      answer: NO,
    },
  ],
}
