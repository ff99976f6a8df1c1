import { SUITS, type Suit, parseSuit, isSuit } from '../../../engine/cards.ts'
import type { HandStep, CardLocations, Movement, Place } from '../../../engine/hands.ts'
import { columnsOf as slotsIn } from '../../../engine/wetice/columns.ts'
import { type HandWords, type NameOf, cellOf, grouped, playerOf, possessive } from '../card-words.ts'
import { capital, counted, listOf, numberWord, oneCardOf, suitCards, SUIT_NAMES } from '../lists.ts'
import { boardToRows } from '../../../engine/wetice/board.ts'
import type { Position } from '../../../engine/wetice/types.ts'

/** Cards of one column with none between them that stays, and that go equally far. */
interface Block {
  readonly column: string
  /** From the bottom up. */
  readonly rows: readonly number[]
  readonly by: number
  /** Which cards of the column it is, in words; empty for all of them. */
  readonly which: string
  /** Which it is of its column, for those that move later lie in the way of none. */
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

/** Blocks of one column in the order in which hands can move them; `lying`: the rows where its cards lie. */
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
  if (rows.length === locations.length) return ''
  const rest = locations.filter(row => row >= low)
  return alone && rows.length > 1 && rest.length === rows.length ? `everything from row ${low}` : rowsNamed(rows)
}

/** Whether the cards go down as far as they can, with all that lie above them. */
function settles(movements: readonly Movement[], locations: readonly number[]): boolean {
  const to = new Map(movements.map(movement => [rowOf(movement.from), rowOf(movement.to)]))
  return locations.every((row, index) => (to.get(row) ?? row) === index + 1)
}

/** `Columns a–c slide down.` `Push columns a–c up two.` Where not all of a column moves, the rows are named. */
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
    ...(sliding.length > 0 ? [slideWords(sliding)] : []),
    ...grouped(blocks, ({ turn, which, by }) => `${turn} ${which} ${by}`).map(shifted),
  ].join(' ')
}

const slideWords = (columns: readonly string[]): string =>
  `${capital(columnsNamed(columns))} ${columns.length === 1 ? 'slides' : 'slide'} down.`

function shifted(group: readonly Block[]): string {
  const [block] = group
  if (!block) return ''
  const { which, by } = block
  const columns = columnsNamed(group.map(({ column }) => column).sort())
  const verb = by > 0 ? 'push' : 'pull'
  const far = `${by > 0 ? 'up' : 'down'} ${numberWord(Math.abs(by))}`
  return which === '' ? `${capital(verb)} ${columns} ${far}.` : `In ${columns} ${verb} ${which} ${far}.`
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

/** `three hearts`, and of one alone `heart`: what may stand behind an article. */
function cardsNamed(movements: readonly Movement[]): string {
  const [first] = movements
  const suit = first && movements.length === 1 ? suitOf(first) : null
  return suit ? oneCardOf(suit) : cardsIn(movements)
}

/** `the three hearts on a1, b1 and c1`. */
const cardsOn = (movements: readonly Movement[], side: 'from' | 'to'): string =>
  listOf(
    grouped(movements, ({ piece }) => piece).map(group => {
      const cells = listOf(group.map(movement => cellOf(movement[side])))
      return `the ${cardsNamed(group)} on ${cells}`
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
      return 'the cards put aside'
    case 'pack':
      return 'the cards out of play'
    default:
      return `${possessive(nameOf(playerOf(place)))} pile`
  }
}

/** `to`: where all of them go. */
function lift(movements: readonly Movement[], to: Place, nameOf: NameOf): string {
  const cards = cardsOn(movements, 'from')
  switch (to) {
    case 'aside':
      return `Put ${cards} aside.`
    case 'pack':
      return `Take ${cards} out of play.`
    case 'removed':
      return `Lift ${cards} off the table.`
    case 'threes':
    case 'fours':
      return `Lift ${cards} for ${heap(to, nameOf)}.`
    default:
      return `Lift ${cards} for ${nameOf(playerOf(to))}.`
  }
}

/** `from`: where all of them come from. */
function lay(movements: readonly Movement[], from: Place, nameOf: NameOf): string {
  const source = heap(from, nameOf)
  const suits = grouped(movements, ({ piece }) => piece)
  const cells = (group: readonly Movement[]): string => listOf(group.map(({ to }) => cellOf(to)))
  if (suits.length === 1) {
    return `Take ${cardsIn(movements)} from ${source} and lay ${movements.length === 1 ? 'it' : 'them'} on ${cells(movements)}.`
  }
  return `From ${source} lay ${listOf(suits.map(group => `${cardsIn(group)} on ${cells(group)}`))}.`
}

/** A step of WetIce in words: `Lift the three hearts on a1, b1 and c1 for Ada.` */
export const handWords: HandWords = (step: HandStep, nameOf, locations) => {
  const { kind, movements } = step
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Swap ${cardsOn(movements, 'from')}.`
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
