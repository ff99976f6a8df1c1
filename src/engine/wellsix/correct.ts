import { sortCards, type Card } from '../cards.ts'
import { ok } from '../result.ts'
import { colourOf, isFirstSuit, ownerOf } from './colours.ts'
import { groupsOf, largestOf, cardsOf, cellsOf, filterTable, type Table } from './board.ts'
import { no, type Judged } from './judge.ts'
import { alignedCells } from './runs.ts'
import { addEvent } from '../ruling.ts'
import type { Change, ColourCounts, Player, Playing, WellsixRulingBuilder } from './types.ts'

/** The value: the table as it lies then, which has to be one that the game can have. */
export function judgeCorrect(position: Playing, changes: readonly Change[]): Judged<Table> {
  const cells = changes.map(({ cell }) => cell)
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index)
  if (twice !== undefined) return no({ code: 'same-cell', rule: 'record', cell: twice, cells: [twice] })
  const table = tableAfter(position.table, changes)
  const doubled = new Set(cardsOf(table).filter((card, index, all) => all.indexOf(card) !== index))
  if (doubled.size > 0) {
    const places = cellsOf(filterTable(table, (_, card) => doubled.has(card)))
    return no({ code: 'duplicate', rule: 'record', cells: places, cards: sortCards(doubled) })
  }
  const judged = position.phase === 'opening' ? judgeOrder(position, table) : judgeSeized(position, table)
  return judged.ok ? judgeShape(table) : judged
}

function tableAfter(table: Table, changes: readonly Change[]): Table {
  const named = new Set(changes.map(({ cell }) => cell))
  const laid = changes.flatMap(({ cell, card }) => (card === null ? [] : [[cell, card] as const]))
  return { ...filterTable(table, cell => !named.has(cell)), ...Object.fromEntries(laid) }
}

/** In the opening a correction changes neither the suits in use nor how many cards each player has placed. */
function judgeOrder({ table: before }: Playing, table: Table): Judged<null> {
  const early = cardsOf(table).filter(card => !isFirstSuit(card))
  if (early.length > 0) return no({ code: 'opening-order', rule: 'opening', cards: sortCards(early) })
  const placed = countColours(before)
  const laid = countColours(table)
  const same = laid.red === placed.red && laid.black === placed.black
  return same ? ok(null) : no({ code: 'opening-order', rule: 'opening', counts: { placed, corrected: laid } })
}

function countColours(table: Table): ColourCounts {
  const cards = cardsOf(table)
  const red = cards.filter(card => colourOf(card) === 'red').length
  return { red, black: cards.length - red }
}

/** A seized card is not in play. */
function judgeSeized({ seized }: Playing, table: Table): Judged<null> {
  const gone = seized.flat()
  const cards = cardsOf(table).filter(card => gone.includes(card))
  return cards.length > 0 ? no({ code: 'card-seized', rule: 'record', cards: sortCards(cards) }) : ok(null)
}

/** At least one card, all in one piece, and no six in line. */
function judgeShape(table: Table): Judged<Table> {
  const groups = groupsOf(table)
  const [largest] = largestOf(groups)
  if (!largest) return no({ code: 'no-cards', rule: 'record' })
  const apart = groups.filter(group => group !== largest).flat()
  if (apart.length > 0) return no({ code: 'not-connected', rule: 'record', cells: apart })
  const cells = [...alignedCells(table, 'red'), ...alignedCells(table, 'black')]
  return cells.length > 0 ? no({ code: 'aligned', rule: 'record', cells }) : ok(table)
}

/** No turn: cards set on the table come from the hands, and those taken off it go back there. */
export function correct(
  builder: WellsixRulingBuilder<Playing>,
  changes: readonly Change[],
  table: Table,
): WellsixRulingBuilder {
  const { position } = builder
  const locations = cardsOf(table)
  const inPlay = [...position.hands.flat(), ...cardsOf(position.table)]
  const inHand = sortCards(inPlay.filter(card => !locations.includes(card)))
  const handOf = (player: Player): Card[] => inHand.filter(card => ownerOf(position, card) === player)
  const cells = Object.fromEntries(changes.map(({ cell, card }) => [cell, card ?? '.'] as const))
  return addEvent(builder, { type: 'correct', cells }, { table, hands: [handOf(1), handOf(2)] })
}
