import { rankOf, SUITS, suitOf, valueOf, type Card } from '../../../engine/cards.ts'
import type { Cell } from '../../../engine/wellsix/cells.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import { freePlaces, type Table } from '../../../engine/wellsix/table.ts'
import type { Event, Position } from '../../../engine/wellsix/types.ts'
import type { HandCard } from '../../../ui/HandStrip.vue'
import type { GridArrow, Outline, SpreadPlace } from '../../../ui/types.ts'
import { cutOff, groupMarks } from './ghost.ts'
import type { Badge, Marks } from './marks.ts'
import type { WellsixTable } from './useWellsixTable.ts'
import { WELLSIX_TABLE as WORDS } from './words.ts'

/** A place of the table as it is drawn. */
export interface Place extends SpreadPlace {
  readonly card: Card | null
  readonly ghost: boolean
  readonly gap: boolean
  readonly dim: boolean
  /** A second tap here makes a legal move. */
  readonly legal: boolean
  readonly outline: Outline | null
  readonly badge: Badge | null
}

export const pointOf = (cell: Cell): { readonly x: number; readonly y: number } => {
  const [x = '0', y = '0'] = cell.split(',')
  return { x: Number(x), y: Number(y) }
}

export interface Shown {
  readonly table: Table
  /** The table as it lies, whose free places stay in sight while a move is only shown. */
  readonly settled: Table
  readonly marks: Marks
  /** Free places can be tapped, or would be in the same turn. */
  readonly open: boolean
  readonly ownerName: (card: Card) => string
}

/** The cards, and the free places beside them. */
export function placesOf({ table, settled, marks, open, ownerName }: Shown): Place[] {
  const { selected = [], ghosts = [], outlined, badges, legal, gap, stays, lit } = marks
  const cells = new Set([...Object.keys(table), ...Object.keys(settled), ...(open ? freePlaces(settled) : [])])
  if (open) for (const cell of freePlaces(table)) cells.add(cell)
  const isDim = (cell: Cell): boolean =>
    (stays !== undefined && !stays.includes(cell)) || (lit !== undefined && !lit.includes(cell))
  return [...cells].map(cell => {
    const card = table[cell] ?? null
    const badge = badges?.get(cell) ?? null
    const state = { selected: selected.includes(cell), legal: legal?.has(cell) ?? false, badge }
    return {
      id: cell,
      ...pointOf(cell),
      label: WORDS.cell(card, pointOf(cell), card ? ownerName(card) : '', { ...state, marked: outlined?.has(cell) }),
      card,
      ...state,
      ghost: ghosts.includes(cell),
      gap: cell === gap,
      dim: card !== null && isDim(cell),
      outline: outlined?.get(cell) ?? null,
    }
  })
}

/** What hands have to do next, drawn on the table. */
export function marksOf(event: Event | null): Marks {
  if (event?.type === 'capture') return { selected: [event.from], outlined: new Map([[event.to, event.player]]) }
  return event?.type === 'isolate' ? cutOff(event) : {}
}

/** The line that has ended the game. */
function lineMarks({ settled, steps }: WellsixTable): Marks {
  const line = steps.value.find(step => step.event.type === 'align')?.event
  if (line?.type !== 'align' || settled.value.turn !== null) return {}
  return { outlined: new Map(line.cells.map(cell => [cell, 'rubric'])), lit: line.cells }
}

function helpMarks({ help }: WellsixTable): Marks {
  const threats = help.threats.value
  return {
    outlined: new Map(threats.flatMap(({ run, player }) => run.map((cell): [Cell, Outline] => [cell, player]))),
    legal: new Set(threats.map(({ at }) => at)),
  }
}

/** What is drawn on the table now, the most pressing first. */
export function tableMarks(table: WellsixTable): Marks {
  const { correction, selection, walk, now, proposal, help, settled } = table
  if (selection.ghost.value) return selection.ghost.value.marks
  if (correction.active.value) return correction.marks.value
  if (walk.walking.value) return marksOf(now.value)
  const refused = proposal.refusal.value?.cells ?? []
  if (refused.length > 0) return { outlined: new Map(refused.map(cell => [cell, 'rubric'])) }
  const { first, targets } = selection
  const marks = settled.value.phase === 'keep' ? groupMarks(settled.value) : lineMarks(table)
  if (help.asked.value) return helpMarks(table)
  if (!first.value || !targets.value) return marks
  return { selected: first.value.type === 'cell' ? [first.value.cell] : [], legal: targets.value.cells }
}

/** The cards as they lie, or would lie. */
export function tableShown({ correction, selection, position }: WellsixTable): Table {
  if (selection.ghost.value) return selection.ghost.value.table
  return correction.active.value ? correction.table.value : position.value.table
}

/** A card that moves from a place to another, or two that change places. */
export interface Way {
  readonly from: Cell
  readonly to: Cell
  readonly both: boolean
}

export function waysOf(event: Event | null | undefined): readonly Way[] {
  if (event?.type === 'capture') return [{ from: event.from, to: event.to, both: false }]
  return event?.type === 'switch' ? [{ from: event.cells[0], to: event.cells[1], both: true }] : []
}

export function arrowsOf(ways: readonly Way[], extent: { readonly left: number; readonly top: number }): GridArrow[] {
  const point = (cell: Cell) => ({ col: pointOf(cell).x - extent.left, row: extent.top - pointOf(cell).y })
  return ways.map(({ from, to, both }) => ({ id: `${from} ${to}`, from: point(from), to: point(to), both }))
}

/** As a hand is held: suit by suit, ranks as they rise. */
export const inOrder = (cards: readonly Card[]): Card[] =>
  cards.toSorted(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || valueOf(rankOf(a)) - valueOf(rankOf(b)),
  )

export function handView(hand: readonly Card[], marks: HandMarks): HandCard[] {
  return inOrder(hand).map(card => ({
    id: card,
    label: WORDS.handCard(card, marks.legal?.has(card) ?? false),
    selected: card === marks.selected,
    dim: marks.legal !== undefined && marks.legal.size > 0 && !marks.legal.has(card),
  }))
}

export interface HandMarks {
  readonly selected?: Card | null
  readonly legal?: ReadonlySet<Card>
}

export const ownerNameIn =
  (position: Position, nameOf: (player: number) => string) =>
  (card: Card): string =>
    nameOf(ownerOf(position, card))
