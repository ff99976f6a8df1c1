import type { OneSlip, Slip } from '../engine/slips.ts'
import { listOf } from './lists.ts'

/** What may have happened, and what taking it for true does. */
export interface SlipWords {
  readonly sentence: string
  readonly detail: string
}

const STANDS = 'stands '
const isAgainst = (action: string): boolean => action.startsWith(STANDS)
const plainOf = (action: string): string => (isAgainst(action) ? action.slice(STANDS.length) : action)
const against = (action: string): string => (isAgainst(action) ? ', which the rules don’t allow' : '')

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
    case 'both':
      return {
        sentence: bothOf(slip.slips, moves),
        detail: 'The record is mended in both places.',
      }
    case 'deal':
      return {
        sentence: `${listOf(slip.cells)} were dealt the other way round.`,
        detail: 'It goes on as a match of its own, on the right deal and with the same moves.',
      }
    default:
      return { sentence: sentenceOf(slip, moves), detail: detailOf(slip) }
  }
}

function bothOf([first, second]: readonly [OneSlip, OneSlip], moves: number): string {
  const areTogether = first.type === 'missing' && second.type === 'missing' && first.place === second.place
  if (!areTogether) return `${sentenceOf(first, moves)} ${sentenceOf(second, moves)}`
  return `${first.action} and then ${second.action} were made ${whenOf(first.place, moves)}.`
}

const whenOf = (place: number, moves: number): string => (place === moves ? 'last' : `before move ${place + 1}`)

function sentenceOf(slip: OneSlip, moves: number): string {
  switch (slip.type) {
    case 'change':
      return `Move ${slip.place + 1} was ${plainOf(slip.instead)}${against(slip.instead)}.`
    case 'missing':
      return `${plainOf(slip.action)} was made ${whenOf(slip.place, moves)}${against(slip.action)}.`
    case 'extra':
      return `Move ${slip.place + 1} was not made.`
  }
}

/** What becomes of the record. */
function detailOf(slip: OneSlip): string {
  const now = slip.type === 'change' ? slip.instead : slip.action
  const entered = slip.type === 'missing' ? 'It was not entered.' : `${slip.action} was entered.`
  const marked = slip.type !== 'extra' && isAgainst(now)
  return `${entered} ${marked ? 'All are asked to let it stand, and it is marked there.' : 'The record is mended there.'}`
}

const columnsOf = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.slice(0, 1)))]
