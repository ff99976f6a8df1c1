import { isSuit, parseSuit, SUITS, type Suit } from '../../../engine/cards.ts'
import type { CardLocations, HandStep, Movement, Place } from '../../../engine/hands.ts'
import { boardToRows } from '../../../engine/wetice/board.ts'
import { columnsOf as slotsIn } from '../../../engine/wetice/columns.ts'
import type { Position } from '../../../engine/wetice/types.ts'
import { cellOf, grouped, type StepSentence, type NameOf } from '../hands.ts'

/** The moving cards of a column: all, a row and everything above it, or those in some rows, from the bottom up. */
export type MovingCards =
  | { readonly type: 'all' }
  | { readonly type: 'from'; readonly row: number }
  | { readonly type: 'rows'; readonly rows: readonly number[] }

/** Neighbouring cards of one column that move the same distance. */
interface Block {
  readonly column: string
  /** The distance in rows; positive is up. */
  readonly by: number
  readonly moving: MovingCards
  /** The place in the order within the column. A block never moves to squares that a later block still covers. */
  readonly turn: number
}

/** Columns are in alphabetical order. */
interface Sentences {
  swap(movements: readonly Movement[]): string
  /** Slide columns down until no gap is left. */
  settle(columns: readonly string[]): string
  /** Slide some cards of each of these columns by a number of rows; a positive number is up. */
  slide(columns: readonly string[], moving: MovingCards, by: number): string
  /** `to`: the pile that all of the cards go to. */
  lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string
  /** `from`: the pile that all of the cards come from. */
  lay(movements: readonly Movement[], from: Place, nameOf: NameOf): string
  move(movements: readonly Movement[], from: Place, to: Place, nameOf: NameOf): string
}

const rowOf = (place: string): number => Number(cellOf(place).slice(1))

/** Joins neighbours into spans of at least `least` names: `a–c`, `e`. */
function spans(names: readonly string[], least: number): readonly string[] {
  const all: string[][] = []
  for (const name of names) {
    const last = all.at(-1)
    if (last && (last.at(-1) ?? '').charCodeAt(0) + 1 === name.charCodeAt(0)) last.push(name)
    else all.push([name])
  }
  return all.flatMap(span => (span.length < least ? span : [`${span[0] ?? ''}–${span.at(-1) ?? ''}`]))
}

/** Joins three or more neighbouring columns: a, b, c and e become `a–c` and `e`. */
export const columnSpans = (columns: readonly string[]): readonly string[] => spans(columns, 3)

/** Joins neighbouring rows: 2, 3 and 5 become `2–3` and `5`. */
export const rowSpans = (rows: readonly number[]): readonly string[] => spans(rows.map(String), 2)

/** The blocks of one column in the order in which players can move them; `locations`: the rows that hold a card. */
function blocksOf(column: string, movements: readonly Movement[], locations: readonly number[]): Block[] {
  const by = new Map(movements.map(({ from, to }) => [rowOf(from), rowOf(to) - rowOf(from)]))
  const blocks: { rows: number[]; by: number }[] = []
  let joins = false
  for (const row of locations) {
    const far = by.get(row)
    const last = blocks.at(-1)
    if (far !== undefined && joins && last?.by === far) last.rows.push(row)
    else if (far !== undefined) blocks.push({ rows: [row], by: far })
    joins = far !== undefined
  }
  const ordered = (blocks[0]?.by ?? 0) > 0 ? blocks.reverse() : blocks
  return ordered.map(({ rows, by }, turn) => ({
    column,
    by,
    turn,
    moving: movingIn(rows, locations, blocks.length === 1),
  }))
}

/** `alone`: nothing else of the column moves. */
function movingIn(rows: readonly number[], locations: readonly number[], alone: boolean): MovingCards {
  const [low = 1] = rows
  if (rows.length === locations.length) return { type: 'all' }
  const rest = locations.filter(row => row >= low)
  return alone && rows.length > 1 && rest.length === rows.length ? { type: 'from', row: low } : { type: 'rows', rows }
}

function settles(movements: readonly Movement[], locations: readonly number[]): boolean {
  const to = new Map(movements.map(movement => [rowOf(movement.from), rowOf(movement.to)]))
  return locations.every((row, index) => (to.get(row) ?? row) === index + 1)
}

function columnWords({ kind, movements }: HandStep, table: CardLocations, { settle, slide }: Sentences): string {
  const slots = slotsIn(table)
  const own = (column: string): Movement[] => movements.filter(({ from }) => cellOf(from).startsWith(column))
  const locations = (column: string): number[] => (slots.get(column) ?? []).map(({ row }) => row)
  const columns = [...new Set(movements.map(({ from }) => cellOf(from).slice(0, 1)))].sort()
  const settling = kind === 'slide' ? columns.filter(column => settles(own(column), locations(column))) : []
  const blocks = columns
    .filter(column => !settling.includes(column))
    .flatMap(column => blocksOf(column, own(column), locations(column)))
    .toSorted((one, other) => one.turn - other.turn)
  return [
    ...(settling.length > 0 ? [settle(settling)] : []),
    ...grouped(blocks, ({ turn, moving, by }) => JSON.stringify([turn, moving, by])).map(group =>
      group[0] ? slide(group.map(({ column }) => column).sort(), group[0].moving, group[0].by) : '',
    ),
  ].join(' ')
}

export const createWetIceStepSentence =
  (sentences: Sentences): StepSentence =>
  (step, nameOf, locations) => {
    const { kind, movements } = step
    const [first] = movements
    if (!first) return ''
    switch (kind) {
      case 'swap':
        return sentences.swap(movements)
      case 'slide':
      case 'push':
      case 'pull':
        return columnWords(step, locations, sentences)
      case 'lift':
        return sentences.lift(movements, first.to, nameOf)
      case 'lay':
        return sentences.lay(movements, first.from, nameOf)
      default:
        return sentences.move(movements, first.from, first.to, nameOf)
    }
  }

/** Groups equal cards, with the squares that they come from and go to. */
export const groupByCard = (movements: readonly Movement[]): readonly CardGroup[] =>
  grouped(movements, ({ piece }) => piece).map(cards => ({
    cards,
    from: cards.map(({ from }) => cellOf(from)),
    to: cards.map(({ to }) => cellOf(to)),
  }))

interface CardGroup {
  readonly cards: readonly Movement[]
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Counts the cards of each suit, and those of unknown suit. */
export const countMovedSuits = (movements: readonly Movement[]): readonly (readonly [Suit | null, number])[] =>
  [...SUITS, null]
    .map(suit => [suit, movements.filter(({ piece }) => parseSuit(piece) === suit).length] as const)
    .filter(([, count]) => count > 0)

/** The rows that hold cards, from the top, each from the left; null is an empty square. */
export const rowsOf = ({ board }: Position): readonly (readonly [row: number, suits: readonly (Suit | null)[]])[] =>
  boardToRows(board).flatMap((row, line, { length }) => {
    const letters = [...row.replace(/\.+$/, '')]
    return letters.length === 0
      ? []
      : [[length - line, letters.map(letter => (isSuit(letter) ? letter : null))] as const]
  })
