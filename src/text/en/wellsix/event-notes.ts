import { neighbours, type Cell, cardsOf, type Table } from '../../../engine/wellsix/board.ts'
import type { CaptureEvent, Event, IsolateEvent, Position } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import { cardName, cardsBySuit, rankName } from './names.ts'

type NameOf = (player: number) => string

/** Of a card to the left, right, below and above, how the card in the middle lies to it. */
const BESIDE = ['to the right of', 'to the left of', 'above', 'below'] as const
/** The same four places seen from the middle. */
const WAYS = ['to its left', 'to its right', 'below it', 'above it'] as const

/** `to the right of the nine of spades`. */
export function placeIn(table: Table, cell: Cell): string {
  const found = neighbours(cell).flatMap((next, way) => {
    const card = table[next]
    return card === undefined ? [] : [`${BESIDE[way] ?? ''} the ${cardName(card)}`]
  })
  return found[0] ?? 'in the middle'
}

const wayTo = (from: Cell, to: Cell): string => WAYS[neighbours(from).indexOf(to)] ?? ''

/** `The king of hearts takes the queen of spades, to its right`. */
export const takes = ({ card, captured, from, to }: CaptureEvent): string =>
  `the ${cardName(card)} takes the ${cardName(captured)}, ${wayTo(from, to)}`

/** What hands do, with what lies on the table after it; null for what the rulebook says as well. */
export function instruct(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `Put the ${cardName(event.card)} ${placeIn(table, event.cell)}.`
    case 'switch':
      return `${capital(bothCards(table, event.cells))} change places.`
    case 'exchange':
      return `Take the ${cardName(event.in)} to ${nameOf(event.player)}’s hand, and put the ${cardName(event.out)} in its place.`
    case 'capture':
      return `${capital(takes(event))}; ${goesTo(event, nameOf)}.`
    case 'isolate':
      return lift(event, nameOf)
    default:
      return null
  }
}

const bothCards = (table: Table, cells: readonly Cell[]): string =>
  cardsBySuit(cardsOf(table).filter(card => cells.some(cell => table[cell] === card)))

const goesTo = ({ player, captured, seized }: CaptureEvent, nameOf: NameOf): string =>
  `the ${rankName(captured)} goes to ${nameOf(player)}’s ${seized ? 'pile' : 'hand'}`

/** Where the cards go that are cut off. */
export const lift = ({ player, seized, returned, kept }: IsolateEvent, nameOf: NameOf): string =>
  [
    ...(seized.length > 0 ? [`Cut off: ${cardsBySuit(seized)}, to ${nameOf(player)}’s pile.`] : []),
    ...(returned.length > 0 ? [`Back to ${nameOf(player)}’s hand: ${cardsBySuit(returned)}.`] : []),
    `${counted(kept, 'card stays', 'cards stay')}.`,
  ].join(' ')

/** Who did what, for the log; null for what the rulebook says as well. */
export function narrate(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `${nameOf(event.player)} puts the ${cardName(event.card)} ${placeIn(table, event.cell)}.`
    case 'switch':
      return `${nameOf(event.player)} switches ${bothCards(table, event.cells)}.`
    case 'exchange':
      return `${nameOf(event.player)} exchanges the ${cardName(event.in)} for the ${cardName(event.out)}.`
    case 'capture':
      return `${nameOf(event.player)} captures the ${cardName(event.captured)} with the ${cardName(event.card)}${event.seized ? '' : ', back into the hand'}.`
    case 'isolate':
      return lift(event, nameOf)
    default:
      return null
  }
}
