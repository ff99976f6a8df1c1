import { SUITS, type Suit, parseSuit, isSuit } from '../../../engine/cards.ts'
import type { HandStep, CardLocations, Movement, Place } from '../../../engine/hands.ts'
import { columnsOf as slotsIn } from '../../../engine/wetice/columns.ts'
import { type HandWords, type NameOf, cellOf, grouped, playerOf } from '../../contract/hands.ts'
import { cardsInWords } from '../grammar.ts'
import { capital, listOf, numberWord, oneCardOf, suitCards, SUIT_NAMES } from '../lists.ts'
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

/** `a`, `a e b`, `a–c`, `a–c, e`. */
function columnNames(columns: readonly string[]): string {
  const ranges: string[][] = []
  for (const column of columns) {
    const last = ranges.at(-1)
    if (last && (last.at(-1) ?? '').charCodeAt(0) + 1 === column.charCodeAt(0)) last.push(column)
    else ranges.push([column])
  }
  const names = ranges.flatMap(range => (range.length < 3 ? range : [`${range[0] ?? ''}–${range.at(-1) ?? ''}`]))
  // Beside a column that is called e, “e” would be read as one.
  return names.includes('e') ? names.join(', ') : listOf(names)
}

const columnsNamed = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'colonna' : 'colonne'} ${columnNames(columns)}`

/** `la riga 1`, `le righe 2–3 e 5`. */
function rowsNamed(rows: readonly number[]): string {
  const ranges: number[][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last?.at(-1) === row - 1) last.push(row)
    else ranges.push([row])
  }
  const named = ranges.map(range => (range.length === 1 ? `${range[0] ?? 0}` : `${range[0] ?? 0}–${range.at(-1) ?? 0}`))
  return `${rows.length === 1 ? 'la riga' : 'le righe'} ${listOf(named)}`
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
  if (rows.length === locations.length) return 'tutte le carte'
  const rest = locations.filter(row => row >= low)
  return alone && rows.length > 1 && rest.length === rows.length
    ? `la riga ${low} e tutte le carte sopra`
    : rowsNamed(rows)
}

/** Whether every card of the column slides down as far as it can. */
function settles(movements: readonly Movement[], locations: readonly number[]): boolean {
  const to = new Map(movements.map(movement => [rowOf(movement.from), rowOf(movement.to)]))
  return locations.every((row, index) => (to.get(row) ?? row) === index + 1)
}

/** `Colonne a–c: fai scorrere in basso tutte le carte.` `Colonna b: fai scorrere in basso di due righe la riga 4 e tutte le carte sopra.` */
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
    ...(sliding.length > 0 ? [`${capital(columnsNamed(sliding))}: fai scorrere le carte in basso, senza lasciare vuoti.`] : []), // oxfmt-ignore
    ...grouped(blocks, ({ turn, which, by }) => `${turn} ${which} ${by}`).map(shifted),
  ].join(' ')
}

/** `Colonne a e c: fai scorrere in alto di due righe tutte le carte.` */
function shifted(group: readonly Block[]): string {
  const [block] = group
  if (!block) return ''
  const columns = group.map(({ column }) => column).sort()
  const distance = Math.abs(block.by)
  const rows = distance === 1 ? 'una riga' : `${numberWord(distance)} righe`
  return `${capital(columnsNamed(columns))}: fai scorrere in ${block.by > 0 ? 'alto' : 'basso'} di ${rows} ${block.which}.`
}

const suitOf = ({ piece }: Movement): Suit | null => parseSuit(piece)

/** `tre carte di cuori`, `una carta di picche e due carte`. */
const cardsIn = (movements: readonly Movement[]): string =>
  listOf(
    [...SUITS, null].flatMap(suit => {
      const { length } = movements.filter(movement => suitOf(movement) === suit)
      if (length === 0) return []
      return [suit ? suitCards(suit, length) : cardsInWords(length)]
    }),
  )

/** `le tre carte di cuori`, or `la carta di cuori` for a single one. */
function theCardsNamed(movements: readonly Movement[]): string {
  const [first] = movements
  const suit = first ? suitOf(first) : null
  if (movements.length === 1) return suit ? `la ${oneCardOf(suit)}` : 'la carta'
  return `le ${cardsIn(movements)}`
}

/** `le tre carte di cuori in a1, b1 e c1`. */
const cardsAt = (movements: readonly Movement[]): string =>
  listOf(
    grouped(movements, ({ piece }) => piece).map(group => {
      const cells = listOf(group.map(({ from }) => cellOf(from)))
      return `${theCardsNamed(group)} in ${cells}`
    }),
  )

/** A pile's name after `sul`, `dal`, `al`. */
function heap(place: Place, nameOf: NameOf): string {
  switch (place) {
    case 'threes':
      return 'mazzetto da tre'
    case 'fours':
      return 'mazzetto da quattro in su'
    case 'removed':
      return 'mazzetto delle carte tolte'
    case 'aside':
      return 'mazzetto delle carte messe da parte'
    case 'pack':
      return 'mazzetto delle carte non usate'
    default:
      return `mazzetto di ${nameOf(playerOf(place))}`
  }
}

/** `to`: the pile that all of them go to. */
const lift = (movements: readonly Movement[], to: Place, nameOf: NameOf): string =>
  to === 'aside' ? `Metti da parte ${cardsAt(movements)}.` : `Metti sul ${heap(to, nameOf)} ${cardsAt(movements)}.`

/** `from`: the pile that all of them come from. */
function lay(movements: readonly Movement[], from: Place, nameOf: NameOf): string {
  const source = heap(from, nameOf)
  const suits = grouped(movements, ({ piece }) => piece)
  const cells = (group: readonly Movement[]): string => listOf(group.map(({ to }) => cellOf(to)))
  return `Dal ${source} metti ${listOf(suits.map(group => `${cardsIn(group)} in ${cells(group)}`))}.`
}

/** A step of WetIce in words: `Metti sul mazzetto di Ada le tre carte di cuori in a1, b1 e c1.` */
export const handWords: HandWords = (step: HandStep, nameOf, locations) => {
  const { kind, movements } = step
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'swap':
      return `Scambia ${cardsAt(movements)}.`
    case 'slide':
    case 'push':
    case 'pull':
      return columnWords(step, locations)
    case 'lift':
      return lift(movements, first.to, nameOf)
    case 'lay':
      return lay(movements, first.from, nameOf)
    default:
      return `Sposta ${cardsIn(movements)} dal ${heap(first.from, nameOf)} al ${heap(first.to, nameOf)}.`
  }
}

/** The rows that hold cards, from the top, each from the left. */
export function inWords({ board }: Position): string[] {
  const rows = boardToRows(board)
  return rows.flatMap((row, line) => {
    const places = row.replace(/\.+$/, '')
    if (places === '') return []
    const named = [...places].map(letter => (isSuit(letter) ? SUIT_NAMES[letter] : 'vuota'))
    return [`Riga ${rows.length - line}: ${named.join(', ')}.`]
  })
}
