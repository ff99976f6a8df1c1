import { rankOf, SUITS, suitOf, valueOf, type Card } from '../../engine/cards.ts'
import { type Cell, cellsOf, freeCells, neighbours, type CardLayout } from '../../engine/wellsix/board.ts'
import type { Player } from '../../engine/wellsix/types.ts'
import type { HandCard } from '../../ui/HandStrip.vue'
import type { GridArrow, Outline, SpreadPlace } from '../../ui/types.ts'
import type { Badge, Marks } from './marks.ts'
import { WELLSIX as WORDS } from '#text/wellsix/table.ts'

export interface Place extends SpreadPlace {
  readonly card: Card | null
  readonly ghost: boolean
  readonly gap: boolean
  readonly dim: boolean
  /** Whether a second tap here makes a legal move. */
  readonly legal: boolean
  readonly outline: Outline | null
  readonly badge: Badge | null
  /** The player whose pile a captured card goes to. */
  readonly taker: Player | null
  /** Whether the card can be dragged. On other cells, dragging scrolls the table. */
  readonly liftable: boolean
}

export const pointOf = (cell: Cell): { readonly x: number; readonly y: number } => {
  const [x = '0', y = '0'] = cell.split(',')
  return { x: Number(x), y: Number(y) }
}

export interface Shown {
  readonly table: CardLayout
  /** The layout without the proposed move. Its free cells stay visible during a preview. */
  readonly settled: CardLayout
  /** The layout whose free cells can also be tapped, if it isn't `table`. */
  readonly around?: CardLayout
  readonly marks: Marks
  /** Whether free cells can be tapped, now or later in the same turn. */
  readonly open: boolean
  /** Whether to offer cells that touch a card only diagonally, as wrong answers. */
  readonly corners?: boolean
  readonly ownerName: (card: Card) => string
  /** The current player, to whom captured cards go. */
  readonly player?: Player
  readonly mayLift?: (cell: Cell) => boolean
}

export function placeAt({ table, marks, ownerName, player = 1, mayLift }: Shown, cell: Cell): Place {
  const { selected = [], ghosts = [], outlined, badges, legal, gap } = marks
  const card = table[cell] ?? null
  const badge = badges?.get(cell) ?? null
  const state = { selected: selected.includes(cell), legal: !ghosts.includes(cell) && !!legal?.has(cell), badge }
  return {
    id: cell,
    ...pointOf(cell),
    label: WORDS.cell(card, pointOf(cell), card ? ownerName(card) : '', { ...state, marked: outlined?.has(cell) }),
    card,
    kind: card ?? '',
    ...state,
    ghost: ghosts.includes(cell),
    gap: cell === gap,
    dim: card !== null && isDim(marks, cell),
    outline: outlined?.get(cell) ?? null,
    taker: badge === 'seized' ? player : null,
    liftable: mayLift?.(cell) ?? false,
  }
}

const isDim = ({ stays, lit }: Marks, cell: Cell): boolean =>
  (stays !== undefined && !stays.includes(cell)) || (lit !== undefined && !lit.includes(cell))

const cornersOf = (table: CardLayout): readonly Cell[] =>
  cellsOf(table)
    .flatMap(neighbours)
    .flatMap((side, i) => neighbours(side).slice(i % 4 < 2 ? 2 : 0, i % 4 < 2 ? 4 : 2))
    .filter(cell => table[cell] === undefined)

/** Returns the cells to draw: those with cards, and free cells that can be tapped or are marked. */
export function placesOf(shown: Shown): Place[] {
  const { table, settled, around = table, marks, open } = shown
  const free = freeCells(settled).filter(cell => open || marks.outlined?.has(cell))
  const cells = new Set([...Object.keys(table), ...Object.keys(settled), ...free, ...(marks.outlined?.keys() ?? [])])
  if (open) for (const cell of freeCells(around)) cells.add(cell)
  if (shown.corners) for (const cell of cornersOf(table)) cells.add(cell)
  return [...cells].map(cell => placeAt(shown, cell))
}

/** A card's movement from one cell to another; with `both`, two cards are swapped. */
export interface Way {
  readonly from: Cell
  readonly to: Cell
  readonly both: boolean
}

export function arrowsOf(ways: readonly Way[], extent: { readonly left: number; readonly top: number }): GridArrow[] {
  const point = (cell: Cell) => ({ col: pointOf(cell).x - extent.left, row: extent.top - pointOf(cell).y })
  return ways.map(({ from, to, both }) => ({ id: `${from} ${to}`, from: point(from), to: point(to), both }))
}

/** Sorts a hand by suit, then by rank. */
export const sortedBySuit = (cards: readonly Card[]): Card[] =>
  cards.toSorted(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || valueOf(rankOf(a)) - valueOf(rankOf(b)),
  )

export function handView(hand: readonly Card[], marks: HandMarks): HandCard[] {
  return sortedBySuit(hand).map(card => ({
    id: card,
    label: WORDS.handCard(card, marks.legal?.has(card) ?? false),
    selected: card === marks.selected,
    dim: marks.legal !== undefined && marks.legal.size > 0 && !marks.legal.has(card),
  }))
}

interface HandMarks {
  readonly selected?: Card | null
  readonly legal?: ReadonlySet<Card>
}
