import { SUITS, type Suit, parseSuit, isSuit } from '../../../engine/cards.ts'
import type { HandStep, CardLocations, Movement, Place } from '../../../engine/hands.ts'
import { columnsOf as slotsIn } from '../../../engine/wetice/columns.ts'
import { type HandWords, type NameOf, cellOf, grouped, playerOf } from '../../contract/hands.ts'
import { cardsInWords } from '../grammar.ts'
import { listOf, numberWord, suitCards, SUIT_NAMES } from '../lists.ts'
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

/** `a`, `a und b`, `a–c`, `a–c und e`. */
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
  `${columns.length === 1 ? 'Spalte' : 'Spalten'} ${columnNames(columns)}`

/** `Zeile 1`, `die Zeilen 2–3 und 5`. */
function rowsNamed(rows: readonly number[]): string {
  const ranges: number[][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last?.at(-1) === row - 1) last.push(row)
    else ranges.push([row])
  }
  const named = ranges.map(range => (range.length === 1 ? `${range[0] ?? 0}` : `${range[0] ?? 0}–${range.at(-1) ?? 0}`))
  return `${rows.length === 1 ? 'Zeile' : 'die Zeilen'} ${listOf(named)}`
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
  if (rows.length === locations.length) return 'alle Karten'
  const rest = locations.filter(row => row >= low)
  return alone && rows.length > 1 && rest.length === rows.length ? `Zeile ${low} und alles darüber` : rowsNamed(rows)
}

/** Whether every card of the column slides down as far as it can. */
function settles(movements: readonly Movement[], locations: readonly number[]): boolean {
  const to = new Map(movements.map(movement => [rowOf(movement.from), rowOf(movement.to)]))
  return locations.every((row, index) => (to.get(row) ?? row) === index + 1)
}

/** `Spalten a–c: Schieb alles nach unten, bis keine Lücke bleibt.` `Spalte b: Schieb Zeile 4 und alles darüber um zwei Zeilen nach unten.` */
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
    ...(sliding.length > 0 ? [`${columnsNamed(sliding)}: Schieb alles nach unten, bis keine Lücke bleibt.`] : []),
    ...grouped(blocks, ({ turn, which, by }) => `${turn} ${which} ${by}`).map(shifted),
  ].join(' ')
}

/** `Spalten a und c: Schieb alle Karten um zwei Zeilen nach oben.` */
function shifted(group: readonly Block[]): string {
  const [block] = group
  if (!block) return ''
  const columns = group.map(({ column }) => column).sort()
  const distance = Math.abs(block.by)
  const rows = distance === 1 ? 'eine Zeile' : `${numberWord(distance)} Zeilen`
  return `${columnsNamed(columns)}: Schieb ${block.which} um ${rows} nach ${block.by > 0 ? 'oben' : 'unten'}.`
}

const suitOf = ({ piece }: Movement): Suit | null => parseSuit(piece)

/** `drei Herz`, `ein Pik und zwei Karten`: they are the same in nominative and accusative. */
const cardsIn = (movements: readonly Movement[]): string =>
  listOf(
    [...SUITS, null].flatMap(suit => {
      const { length } = movements.filter(movement => suitOf(movement) === suit)
      if (length === 0) return []
      return [suit ? suitCards(suit, length) : cardsInWords(length)]
    }),
  )

/** `die drei Herz`, `das Herz`, `die Karte`: suits are neuter. */
function theCardsOf(movements: readonly Movement[]): string {
  const [first] = movements
  const suit = first ? suitOf(first) : null
  if (movements.length === 1) return suit ? `das ${SUIT_NAMES[suit]}` : 'die Karte'
  return `die ${cardsIn(movements)}`
}

/** `die drei Herz auf a1, b1 und c1`; `von` where they leave the layout. */
const cardsAt = (movements: readonly Movement[], at: 'auf' | 'von'): string =>
  listOf(
    grouped(movements, ({ piece }) => piece).map(
      group => `${theCardsOf(group)} ${at} ${listOf(group.map(({ from }) => cellOf(from)))}`,
    ),
  )

/** Each pile with the words that lead to it and from it. */
function heap(place: Place, nameOf: NameOf): { readonly to: string; readonly from: string } {
  switch (place) {
    case 'threes':
      return { to: 'auf den Dreierstapel', from: 'vom Dreierstapel' }
    case 'fours':
      return { to: 'auf den Viererstapel', from: 'vom Viererstapel' }
    case 'removed':
      return { to: 'zu den entfernten Karten', from: 'von den entfernten Karten' }
    case 'aside':
      return { to: 'neben die Auslage', from: 'von den Karten neben der Auslage' }
    case 'pack':
      return { to: 'zu den unbenutzten Karten', from: 'von den unbenutzten Karten' }
    default: {
      const pile = `Stapel von ${nameOf(playerOf(place))}`
      return { to: `auf den ${pile}`, from: `vom ${pile}` }
    }
  }
}

/** `from`: the pile that all of them come from. */
function lay(movements: readonly Movement[], from: Place, nameOf: NameOf): string {
  const source = heap(from, nameOf).from
  const suits = grouped(movements, ({ piece }) => piece)
  const cells = (group: readonly Movement[]): string => listOf(group.map(({ to }) => cellOf(to)))
  if (suits.length === 1) return `Leg ${cardsIn(movements)} ${source} auf ${cells(movements)}.`
  return `Nimm ${source} und leg hin: ${listOf(suits.map(group => `${cardsIn(group)} auf ${cells(group)}`))}.`
}

/** A step of WetIce in words: `Leg die drei Herz von a1, b1 und c1 auf den Stapel von Ada.` */
export const handWords: HandWords = (step: HandStep, nameOf, locations) => {
  const { kind, movements } = step
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Tausch ${cardsAt(movements, 'auf')}.`
    case 'slide':
    case 'push':
    case 'pull':
      return columnWords(step, locations)
    case 'lift':
      return `Leg ${cardsAt(movements, 'von')} ${heap(first.to, nameOf).to}.`
    case 'lay':
      return lay(movements, first.from, nameOf)
    default:
      return `Leg ${cardsIn(movements)} ${heap(first.from, nameOf).from} ${heap(first.to, nameOf).to}.`
  }
}

/** The rows that hold cards, from the top, each from the left. */
export function inWords({ board }: Position): string[] {
  const rows = boardToRows(board)
  return rows.flatMap((row, line) => {
    const places = row.replace(/\.+$/, '')
    if (places === '') return []
    const named = [...places].map(letter => (isSuit(letter) ? SUIT_NAMES[letter] : 'leer'))
    return [`Zeile ${rows.length - line}: ${named.join(', ')}.`]
  })
}
