import type { Slip } from '../engine/explain.ts'
import { listOf } from './lists.ts'

/** What may have happened, and what taking it for true does. */
export interface SlipWords {
  readonly sentence: string
  readonly detail: string
}

/** `moves`: how many are on record. `left`: what the referee said of the step that was left out. */
export function slipWords(slip: Slip, moves: number, left: string): SlipWords {
  switch (slip.type) {
    case 'undone':
      return slip.steps.length > 1 || slip.cells.length === 0
        ? { sentence: 'The last move isn’t finished on the table.', detail: `The record is right. Do it now: ${left}` }
        : {
            sentence: 'Cards still hang in the air.',
            detail: `The record is right. Slide them down in column ${listOf(columnsOf(slip.cells))}.`,
          }
    case 'change':
      return {
        sentence: `Move ${slip.place + 1} was ${slip.instead}.`,
        detail: `${slip.action} was entered. The record is mended there.`,
      }
    case 'missing':
      return {
        sentence:
          slip.place === moves
            ? `${slip.action} was made last.`
            : `${slip.action} was made before move ${slip.place + 1}.`,
        detail: 'It was not entered. The record is mended there.',
      }
    case 'extra':
      return {
        sentence: `Move ${slip.place + 1} was not made.`,
        detail: `${slip.action} was entered. The record is mended there.`,
      }
    case 'deal':
      return {
        sentence: `${listOf(slip.cells)} were dealt the other way round.`,
        detail: 'It goes on as a match of its own, on the right deal and with the same moves.',
      }
  }
}

const columnsOf = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.slice(0, 1)))]
