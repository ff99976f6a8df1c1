import {
  neighbours,
  type Cell,
  groupsOf,
  largestOf,
  freeCells,
  areNeighbours,
  type Group,
  isConnectedTo,
  type CardLayout,
  cardsOf,
  cellsOf,
  filterLayout,
} from './board.ts'
import { partOf, ownerOf, canCapture, colourOf, isOpeningSuit } from './colours.ts'
import type { Action, Pair, GameInPlay, Position, WellsixRefusal, CellCard, ColourCounts, Player } from './types.ts'
import { type Card, sortCards } from '../cards.ts'
import { refuse, type Refused } from '../game.ts'
import { err, ok, type Result } from '../result.ts'
import { alignedCells, ALIGNMENT_POINTS, LINE_LENGTH } from './match.ts'

/** `value` is the data to apply the move with; `objections` are in the order of the checks. */
interface Possible<T> {
  readonly value: T
  readonly objections: readonly WellsixRefusal[]
}

/** A possible move, or a refusal that players can't set aside. */
export type JudgedMove<T> = Result<Possible<T>, Refused<WellsixRefusal>>

const isLegal = (judged: JudgedMove<unknown>): boolean => judged.ok && judged.value.objections.length === 0

const yes = <T>(value: T, objections: readonly WellsixRefusal[] = []): JudgedMove<T> => ok({ value, objections })

const no = (refusal: WellsixRefusal): { ok: false; error: Refused<WellsixRefusal> } => err(refuse(refusal))

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>

const isInHand = ({ hands, turn }: GameInPlay, card: Card): boolean => partOf(hands, turn).includes(card)
const isOwn = (position: GameInPlay, card: Card): boolean => ownerOf(position, card) === position.turn
const emptyAmong = (table: CardLayout, cells: readonly Cell[]): Cell[] =>
  cells.filter(cell => table[cell] === undefined)

export function judgePlace(position: GameInPlay, { card, cell }: ActionOf<'place'>): JudgedMove<null> {
  const rule = position.phase === 'opening' ? 'opening' : 'place'
  const there = position.table[cell]
  if (!isInHand(position, card)) return no({ code: 'not-in-hand', rule, card, cards: [card] })
  if (there !== undefined) return no({ code: 'occupied', rule, cell, card: there, cells: [cell] })
  if (!isConnectedTo(position.table, cell)) return no({ code: 'not-adjacent', rule, cells: [cell] })
  return yes(null)
}

/** Both cards must be the player's own, and adjacent (X3). `value`: both cards. */
export function judgeSwitch(position: GameInPlay, { cells }: ActionOf<'switch'>): JudgedMove<Pair<Card>> {
  const { table } = position
  const [a, b] = cells
  const first = table[a]
  const second = table[b]
  if (a === b) return no({ code: 'same-cell', rule: 'switch', cell: a, cells: [a] })
  if (first === undefined || second === undefined) {
    return no({ code: 'empty-cell', rule: 'switch', cells: emptyAmong(table, cells) })
  }
  const foreign = ([[a, first], [b, second]] as const).filter(([, card]) => !isOwn(position, card)) // oxfmt-ignore
  const objections: WellsixRefusal[] = []
  if (foreign.length > 0) {
    const [at, cards] = [foreign.map(([cell]) => cell), foreign.map(([, card]) => card)]
    objections.push({ code: 'not-yours', rule: 'switch', cells: at, cards })
  }
  if (!areNeighbours(a, b)) objections.push({ code: 'not-adjacent', rule: 'switch', cells })
  return yes([first, second], objections)
}

/** The card on the table must be the player's own, and the other card must be in the hand (X2). `value`: the card on the table. */
export function judgeExchange(position: GameInPlay, { cell, card }: ActionOf<'exchange'>): JudgedMove<Card> {
  const onTable = position.table[cell]
  if (onTable === undefined) return no({ code: 'empty-cell', rule: 'exchange', cells: [cell] })
  if (!isOwn(position, onTable)) return no({ code: 'not-yours', rule: 'exchange', cells: [cell], cards: [onTable] })
  return isInHand(position, card) ? yes(onTable) : no({ code: 'not-in-hand', rule: 'exchange', card, cards: [card] })
}

/** The capturing card must be the player's own, adjacent, and one rank higher (X4). `value`: both cards. */
export function judgeCapture(position: GameInPlay, { from, to }: ActionOf<'capture'>): JudgedMove<Pair<Card>> {
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
  if (!canCapture(card, captured)) {
    objections.push({ code: 'cannot-capture', rule: 'capture', card, captured, cells: [from, to] })
  }
  return yes([card, captured], objections)
}

/** The chosen group must be one of the largest (X5). `value`: that group. */
export function judgeKeep({ table }: GameInPlay, { cell }: ActionOf<'keep'>): JudgedMove<Group> {
  const groups = groupsOf(table)
  const largest = largestOf(groups)
  const group = groups.find(each => each.includes(cell))
  if (!group) return no({ code: 'empty-cell', rule: 'isolation', cells: [cell] })
  if (largest.includes(group)) return yes(group)
  return no({
    code: 'not-largest',
    rule: 'isolation',
    cells: [cell],
    size: group.length,
    largest: largest[0]?.length ?? 0,
  })
}

/** The legal actions, except agreements, results, and corrections. */
export function legal(position: Position): readonly Action[] {
  switch (position.phase) {
    case 'opening':
      return placements(position)
    case 'main': {
      const moves = legalMoves(position)
      return moves.length > 0 ? moves : [{ type: 'pass' }]
    }
    case 'keep':
      return largestOf(groupsOf(position.table)).flatMap(group => group.map(cell => ({ type: 'keep', cell }) as const))
    case 'game-over':
      return [{ type: 'next' }]
    case 'over':
      return []
  }
}

/** The moves of the main phase. A player who has a legal move must not pass (X9). */
export function legalMoves(position: GameInPlay): readonly Action[] {
  const { table, turn, hands } = position
  const own = Object.entries(table).flatMap(([cell, card]) => (ownerOf(position, card) === turn ? [cell] : []))
  const pairs = own.flatMap(cell => neighbours(cell).map((next): Pair<Cell> => [cell, next]))
  return [
    ...placements(position),
    ...own.flatMap(cell => partOf(hands, turn).map((card): Action => ({ type: 'exchange', cell, card }))),
    ...pairs
      .flatMap(([a, b]): ActionOf<'switch'>[] => (a < b ? [{ type: 'switch', cells: [a, b] }] : []))
      .filter(move => isLegal(judgeSwitch(position, move))),
    ...pairs
      .map(([from, to]): ActionOf<'capture'> => ({ type: 'capture', from, to }))
      .filter(move => isLegal(judgeCapture(position, move))),
  ]
}

function placements({ table, hands, turn }: GameInPlay): readonly Action[] {
  const hand = partOf(hands, turn)
  return freeCells(table).flatMap(cell => hand.map((card): Action => ({ type: 'place', card, cell })))
}

export function judgePass(position: GameInPlay): JudgedMove<null> {
  const { length } = legalMoves(position)
  return yes(null, length > 0 ? [{ code: 'must-move', rule: 'turns', moves: length }] : [])
}

export const judgeTurn = ({ turn }: GameInPlay, player: Player): JudgedMove<Player> =>
  yes(player, player === turn ? [] : [{ code: 'out-of-turn', rule: 'turns', player }])

/** A corrected layout must have each card once, be connected, and have no complete line. `value`: that layout. */
export function judgeCorrection(position: GameInPlay, changes: readonly CellCard[]): JudgedMove<CardLayout> {
  const cells = changes.map(({ cell }) => cell)
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index)
  if (twice !== undefined) return no({ code: 'same-cell', rule: 'record', cell: twice, cells: [twice] })
  const table = tableAfter(position.table, changes)
  const doubled = new Set(cardsOf(table).filter((card, index, all) => all.indexOf(card) !== index))
  if (doubled.size > 0) {
    const places = cellsOf(filterLayout(table, (_, card) => doubled.has(card)))
    return no({ code: 'duplicate', rule: 'record', cells: places, cards: sortCards(doubled) })
  }
  const judged = position.phase === 'opening' ? judgeOrder(position, table) : judgeSeized(position, table)
  return judged.ok ? judgeShape(table) : judged
}

function tableAfter(table: CardLayout, changes: readonly CellCard[]): CardLayout {
  const named = new Set(changes.map(({ cell }) => cell))
  const laid = changes.flatMap(({ cell, card }) => (card === null ? [] : [[cell, card] as const]))
  return { ...filterLayout(table, cell => !named.has(cell)), ...Object.fromEntries(laid) }
}

/** In the opening, a correction must not change the suits in use or the number of cards that each player has placed. */
function judgeOrder({ table: before }: GameInPlay, table: CardLayout): JudgedMove<null> {
  const early = cardsOf(table).filter(card => !isOpeningSuit(card))
  if (early.length > 0) return no({ code: 'opening-order', rule: 'opening', cards: sortCards(early) })
  const placed = countColours(before)
  const laid = countColours(table)
  const same = laid.red === placed.red && laid.black === placed.black
  return same ? yes(null) : no({ code: 'opening-order', rule: 'opening', counts: { placed, corrected: laid } })
}

function countColours(table: CardLayout): ColourCounts {
  const cards = cardsOf(table)
  const red = cards.filter(card => colourOf(card) === 'red').length
  return { red, black: cards.length - red }
}

function judgeSeized({ seized }: GameInPlay, table: CardLayout): JudgedMove<null> {
  const gone = seized.flat()
  const cards = cardsOf(table).filter(card => gone.includes(card))
  return cards.length > 0 ? no({ code: 'card-seized', rule: 'record', cards: sortCards(cards) }) : yes(null)
}

function judgeShape(table: CardLayout): JudgedMove<CardLayout> {
  const groups = groupsOf(table)
  const [largest] = largestOf(groups)
  if (!largest) return no({ code: 'no-cards', rule: 'record' })
  const apart = groups.filter(group => group !== largest).flat()
  if (apart.length > 0) return no({ code: 'not-connected', rule: 'record', cells: apart })
  const cells = [...alignedCells(table, 'red'), ...alignedCells(table, 'black')]
  return cells.length > 0 ? no({ code: 'aligned', rule: 'record', cells }) : yes(table)
}

const CARDS_EACH = 26

/** A result replaces a whole game, so it must be entered before the first card. */
export function judgeResult({ table }: GameInPlay, scores: Pair<number>): JudgedMove<null> {
  const laid = cellsOf(table).length
  if (laid > 0) return no({ code: 'game-begun', rule: 'record', laid })
  return isPossible(scores) ? yes(null) : no({ code: 'impossible-score', rule: 'match', scores })
}

/**
 * Whether a game can end with these scores (X10). After an alignment, the loser can't have captured the six aligned cards. Otherwise the scores
 * are the numbers of captured cards, and at least one card is left in the layout.
 */
function isPossible([first, second]: Pair<number>): boolean {
  const most = Math.max(first, second)
  const least = Math.min(first, second)
  return most === ALIGNMENT_POINTS
    ? least <= CARDS_EACH - LINE_LENGTH
    : most <= CARDS_EACH && most + least < 2 * CARDS_EACH
}
