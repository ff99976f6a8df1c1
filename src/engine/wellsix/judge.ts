import type { Card } from '../cards.ts'
import { refuse, type Refused } from '../game.ts'
import { err, ok, type Result } from '../result.ts'
import { areNeighbours, type Cell, groupsOf, largestOf, type Group, isConnectedTo, type Table } from './board.ts'
import { of, ownerOf, takes } from './colours.ts'
import type { Pair, Playing, WellsixRefusal } from './types.ts'

/** What a legal move needs to know, or the first refusal that applies. */
export type Judged<T> = Result<T, Refused<WellsixRefusal>>

/** A move that can be made, and what the rules have against it all the same, in the order of the checks. */
export interface Possible<T> {
  readonly value: T
  readonly objections: readonly WellsixRefusal[]
}

export const isLegal = (judged: Judged<Possible<unknown>>): boolean => judged.ok && judged.value.objections.length === 0

export const no = (refusal: WellsixRefusal): { ok: false; error: Refused<WellsixRefusal> } => err(refuse(refusal))

const isInHand = ({ hands, turn }: Playing, card: Card): boolean => of(hands, turn).includes(card)
const isOwn = (position: Playing, card: Card): boolean => ownerOf(position, card) === position.turn
const emptyAmong = (table: Table, cells: readonly Cell[]): Cell[] => cells.filter(cell => table[cell] === undefined)

export function judgePlace(position: Playing, card: Card, cell: Cell): Judged<null> {
  const rule = position.phase === 'opening' ? 'opening' : 'place'
  const locations = position.table[cell]
  if (!isInHand(position, card)) return no({ code: 'not-in-hand', rule, card, cards: [card] })
  if (locations !== undefined) return no({ code: 'occupied', rule, cell, card: locations, cells: [cell] })
  if (!isConnectedTo(position.table, cell)) return no({ code: 'not-adjacent', rule, cells: [cell] })
  return ok(null)
}

/** Two own cards side by side (X3). */
export function judgeSwitch(position: Playing, cells: Pair<Cell>): Judged<Possible<Pair<Card>>> {
  const { table } = position
  const [a, b] = cells
  const first = table[a]
  const second = table[b]
  if (a === b) return no({ code: 'same-cell', rule: 'switch', cell: a, cells: [a] })
  if (first === undefined || second === undefined) {
    return no({ code: 'empty-cell', rule: 'switch', cells: emptyAmong(table, cells) })
  }
  const foreign = ([[a, first], [b, second]] as const).filter(([, card]) => !isOwn(position, card)) // prettier-ignore
  const objections: WellsixRefusal[] = []
  if (foreign.length > 0) {
    const [at, cards] = [foreign.map(([cell]) => cell), foreign.map(([, card]) => card)]
    objections.push({ code: 'not-yours', rule: 'switch', cells: at, cards })
  }
  if (!areNeighbours(a, b)) objections.push({ code: 'not-adjacent', rule: 'switch', cells })
  return ok({ value: [first, second], objections })
}

/** A card of one's own on the table with one of one's own hand (X2); the value is the card that lies there. */
export function judgeExchange(position: Playing, cell: Cell, card: Card): Judged<Card> {
  const locations = position.table[cell]
  if (locations === undefined) return no({ code: 'empty-cell', rule: 'exchange', cells: [cell] })
  if (!isOwn(position, locations)) return no({ code: 'not-yours', rule: 'exchange', cells: [cell], cards: [locations] })
  return isInHand(position, card) ? ok(locations) : no({ code: 'not-in-hand', rule: 'exchange', card, cards: [card] })
}

/** The value: the capturing card and the captured one (X4). */
export function judgeCapture(position: Playing, from: Cell, to: Cell): Judged<Possible<Pair<Card>>> {
  const { table } = position
  const card = table[from]
  const captured = table[to]
  if (from === to) return no({ code: 'same-cell', rule: 'capture', cell: from, cells: [from] })
  if (card === undefined || captured === undefined) {
    return no({ code: 'empty-cell', rule: 'capture', cells: emptyAmong(table, [from, to]) })
  }
  if (!isOwn(position, card)) return no({ code: 'not-yours', rule: 'capture', cells: [from], cards: [card] })
  const objections: WellsixRefusal[] = []
  if (!areNeighbours(from, to)) objections.push({ code: 'not-adjacent', rule: 'capture', cells: [from, to] })
  if (!takes(card, captured)) {
    objections.push({ code: 'cannot-capture', rule: 'capture', card, captured, cells: [from, to] })
  }
  return ok({ value: [card, captured], objections })
}

/** The value: the group that stays (X5). */
export function judgeKeep({ table }: Playing, cell: Cell): Judged<Group> {
  const groups = groupsOf(table)
  const largest = largestOf(groups)
  const group = groups.find(each => each.includes(cell))
  if (!group) return no({ code: 'empty-cell', rule: 'isolation', cells: [cell] })
  if (largest.includes(group)) return ok(group)
  return no({
    code: 'not-largest',
    rule: 'isolation',
    cells: [cell],
    size: group.length,
    largest: largest[0]?.length ?? 0,
  })
}
