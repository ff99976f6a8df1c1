import { SUITS, type Suit, parseSuit, isSuit } from '../../../engine/cards.ts'
import type { HandStep, CardLocations, Movement, Place } from '../../../engine/hands.ts'
import { columnsOf as slotsIn } from '../../../engine/wetice/columns.ts'
import { type HandWords, type NameOf, cellOf, grouped, playerOf } from '../../contract/hands.ts'
import { possessive } from '../card-words.ts'
import { capital, counted, listOf, numberWord, oneCardOf, pluralOf, suitCards, SUIT_NAMES } from '../lists.ts'
import { boardToRows } from '../../../engine/wetice/board.ts'
import type { Position } from '../../../engine/wetice/types.ts'

/** Neighbouring cards of one column that move the same distance. */
interface Block {
  readonly column: string
  /** From the bottom up. */
  readonly rows: readonly number[]
  /** In rows; above 0 is up. */
  readonly by: number
  /** Which cards of the column these are, in words. */
  readonly which: string
  /** The order within the column: a later block doesn’t block an earlier one. */
  readonly turn: number
}

const rowOf = (place: string): number => Number(cellOf(place).slice(1))

const columnsIn = (movements: readonly Movement[]): string[] =>
  [...new Set(movements.map(({ from }) => cellOf(from).slice(0, 1)))].sort()

/** `a`, `a and b`, `a–c`, `a–c and e`. */
function columnNames(columns: readonly string[]): string {
  const ranges: string[][] = []
  for (const column of columns) {
    const last = ranges.at(-1)
    if (last && (last.at(-1) ?? '').charCodeAt(0) + 1 === column.charCodeAt(0)) last.push(column)
    else ranges.push([column])
  }
  return listOf(ranges.flatMap(range => (range.length < 3 ? range : [`${range[0] ?? ''}–${range.at(-1) ?? ''}`])))
}

const columnsNamed = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'column' : 'columns'} ${columnNames(columns)}`

/** `row 1`, `rows 2–3 and 5`. */
function rowsNamed(rows: readonly number[]): string {
  const ranges: number[][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last?.at(-1) === row - 1) last.push(row)
    else ranges.push([row])
  }
  const named = ranges.map(range => (range.length === 1 ? `${range[0] ?? 0}` : `${range[0] ?? 0}–${range.at(-1) ?? 0}`))
  return `${rows.length === 1 ? 'row' : 'rows'} ${listOf(named)}`
}

/** The blocks of one column in the order in which hands can move them; `locations`: the rows that hold a card. */
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
  return ordered.map((block, turn) => ({
    ...block,
    column,
    turn,
    which: whichOf(block.rows, locations, blocks.length === 1),
  }))
}

/** `alone`: nothing else of the column moves. */
function whichOf(rows: readonly number[], locations: readonly number[], alone: boolean): string {
  const [low = 1] = rows
  if (rows.length === locations.length) return 'all its cards'
  const rest = locations.filter(row => row >= low)
  return alone && rows.length > 1 && rest.length === rows.length
    ? `row ${low} and everything above it`
    : rowsNamed(rows)
}

/** Whether every card of the column slides down as far as it can. */
function settles(movements: readonly Movement[], locations: readonly number[]): boolean {
  const to = new Map(movements.map(movement => [rowOf(movement.from), rowOf(movement.to)]))
  return locations.every((row, index) => (to.get(row) ?? row) === index + 1)
}

/** `Slide columns a–c down.` `Column b: slide row 4 and everything above it down two rows.` */
function columnWords({ kind, movements }: HandStep, table: CardLocations): string {
  const slots = slotsIn(table)
  const own = (column: string): Movement[] => movements.filter(({ from }) => cellOf(from).startsWith(column))
  const locations = (column: string): number[] => (slots.get(column) ?? []).map(({ row }) => row)
  const columns = columnsIn(movements)
  const sliding = kind === 'slide' ? columns.filter(column => settles(own(column), locations(column))) : []
  const blocks = columns
    .filter(column => !sliding.includes(column))
    .flatMap(column => blocksOf(column, own(column), locations(column)))
    .toSorted((one, other) => one.turn - other.turn)
  return [
    ...(sliding.length > 0 ? [`Slide ${columnsNamed(sliding)} down.`] : []),
    ...grouped(blocks, ({ turn, which, by }) => `${turn} ${which} ${by}`).map(shifted),
  ].join(' ')
}

/** `Columns a and c: slide all their cards up two rows.` */
function shifted(group: readonly Block[]): string {
  const [block] = group
  if (!block) return ''
  const columns = group.map(({ column }) => column).sort()
  const which = columns.length > 1 ? block.which.replace('its', 'their') : block.which
  const distance = Math.abs(block.by)
  const rows = `${numberWord(distance)} ${pluralOf(distance, 'row', 'rows')}`
  return `${capital(columnsNamed(columns))}: slide ${which} ${block.by > 0 ? 'up' : 'down'} ${rows}.`
}

const suitOf = ({ piece }: Movement): Suit | null => parseSuit(piece)

/** `three hearts`, `one spade and two cards`. */
const cardsIn = (movements: readonly Movement[]): string =>
  listOf(
    [...SUITS, null].flatMap(suit => {
      const { length } = movements.filter(movement => suitOf(movement) === suit)
      if (length === 0) return []
      return [suit ? suitCards(suit, length) : counted(length, 'card', 'cards')]
    }),
  )

/** `three hearts`, or `heart` for a single one: what follows “the”. */
function cardsNamed(movements: readonly Movement[]): string {
  const [first] = movements
  const suit = first && movements.length === 1 ? suitOf(first) : null
  return suit ? oneCardOf(suit) : cardsIn(movements)
}

/** `the three hearts at a1, b1 and c1`. */
const cardsAt = (movements: readonly Movement[]): string =>
  listOf(
    grouped(movements, ({ piece }) => piece).map(group => {
      const cells = listOf(group.map(({ from }) => cellOf(from)))
      return `the ${cardsNamed(group)} at ${cells}`
    }),
  )

function heap(place: Place, nameOf: NameOf): string {
  switch (place) {
    case 'threes':
      return 'the pile of threes'
    case 'fours':
      return 'the four-plus pile'
    case 'removed':
      return 'the removed cards'
    case 'aside':
      return 'the cards set aside'
    case 'pack':
      return 'the unused cards'
    default:
      return `${possessive(nameOf(playerOf(place)))} pile`
  }
}

/** `to`: the pile that all of them go to. */
function lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string {
  const cards = cardsAt(movements)
  switch (to) {
    case 'aside':
      return `Set aside ${cards}.`
    case 'pack':
    case 'removed':
      return `Put ${cards} with ${heap(to, nameOf)}.`
    default:
      return `Put ${cards} on ${heap(to, nameOf)}.`
  }
}

/** `from`: the pile that all of them come from. */
function lay(movements: readonly Movement[], from: Place, nameOf: NameOf): string {
  const source = heap(from, nameOf)
  const suits = grouped(movements, ({ piece }) => piece)
  const cells = (group: readonly Movement[]): string => listOf(group.map(({ to }) => cellOf(to)))
  if (suits.length === 1) {
    return `Take ${cardsIn(movements)} from ${source} and put ${movements.length === 1 ? 'it' : 'them'} on ${cells(movements)}.`
  }
  return `From ${source}, put ${listOf(suits.map(group => `${cardsIn(group)} on ${cells(group)}`))}.`
}

/** A step of WetIce in words: `Put the three hearts at a1, b1 and c1 on Ada’s pile.` */
export const handWords: HandWords = (step: HandStep, nameOf, locations) => {
  const { kind, movements } = step
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Swap ${cardsAt(movements)}.`
    case 'slide':
    case 'push':
    case 'pull':
      return columnWords(step, locations)
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return lay(movements, first.from, nameOf)
    default:
      return `Move ${cardsIn(movements)} from ${heap(first.from, nameOf)} to ${heap(first.to, nameOf)}.`
  }
}

/** The rows that hold cards, from the top, each from the left. */
export function inWords({ board }: Position): string[] {
  const rows = boardToRows(board)
  return rows.flatMap((row, line) => {
    const places = row.replace(/\.+$/, '')
    if (places === '') return []
    const named = [...places].map(letter => (isSuit(letter) ? SUIT_NAMES[letter] : 'empty'))
    return [capital(`row ${rows.length - line}: ${named.join(', ')}.`)]
  })
}
