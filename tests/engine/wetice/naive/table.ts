/** A layout as `table[y][x]`, with row 0 at the bottom: a suit's letter, or `.` for an empty square. */
export type Table = string[][]

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Run {
  readonly suit: string
  readonly cells: readonly string[]
}

export const SUITS = ['S', 'H', 'D', 'C']

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz'

export const nameOf = (place: Place): string => `${COLUMNS.charAt(place.x)}${place.y + 1}`

/** The square with this name; null beyond the edges of the layout. */
export function placeOf(table: Table, cell: string): Place | null {
  const place = { x: COLUMNS.indexOf(cell.charAt(0)), y: Number(cell.slice(1)) - 1 }
  return place.x < widthOf(table) && place.y >= 0 && place.y < table.length && nameOf(place) === cell ? place : null
}

interface Places {
  readonly byColumn: readonly Place[]
  readonly byRow: readonly Place[]
}

const placesBySize = new Map<string, Places>()

/** All squares of a layout, by column and by row. Cached for each size. */
function placesAll(table: Table): Places {
  const [width, height] = [widthOf(table), table.length]
  const size = `${width}x${height}`
  let places = placesBySize.get(size)
  if (!places) {
    const byColumn: Place[] = []
    for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) byColumn.push({ x, y })
    places = { byColumn, byRow: byColumn.toSorted((one, two) => one.y - two.y || one.x - two.x) }
    placesBySize.set(size, places)
  }
  return places
}

/** All squares, column by column from the bottom up: the ASCII order of their names. */
export const placesOf = (table: Table): readonly Place[] => placesAll(table).byColumn

export const widthOf = (table: Table): number => table[0]?.length ?? 0

/** The content of a square; `.` beyond the edges. */
export const cardAt = (table: Table, { x, y }: Place): string => table[y]?.[x] ?? '.'

export function setCard(table: Table, { x, y }: Place, card: string): void {
  const row = table[y]
  if (row) row[x] = card
}

export const copyOf = (table: Table): Table => table.map(row => [...row])

export const rowsOf = (table: Table): string[] => table.map(row => row.join('')).reverse()

export const isEmpty = (table: Table): boolean => table.every(row => row.every(card => card === '.'))

export const countOf = (table: Table, suit: string): number => table.flat().filter(card => card === suit).length

export const hasUnsupportedCard = (table: Table): boolean =>
  placesOf(table).some(({ x, y }) => y > 0 && cardAt(table, { x, y }) !== '.' && cardAt(table, { x, y: y - 1 }) === '.')

/** Walks along a row or column from every possible start of a run until the suit changes. */
function runsAlong(table: Table, starts: readonly Place[], dx: number, dy: number): Run[] {
  const lies = (x: number, y: number): string => table[y]?.[x] ?? '.'
  const runs: Run[] = []
  for (const { x, y } of starts) {
    const suit = lies(x, y)
    if (suit === '.' || lies(x - dx, y - dy) === suit) continue
    let length = 1
    while (lies(x + length * dx, y + length * dy) === suit) length++
    if (length < 3) continue
    runs.push({ suit, cells: Array.from({ length }, (_, n) => nameOf({ x: x + n * dx, y: y + n * dy })) })
  }
  return runs
}

/** The runs in the rows from the bottom up, then in the columns from the left. */
export function runsOf(table: Table): Run[] {
  const { byColumn, byRow } = placesAll(table)
  return [...runsAlong(table, byRow, 1, 0), ...runsAlong(table, byColumn, 0, 1)]
}

/** Lets every card fall as far as possible, and returns the movements, the lowest card of a column first. */
export function fall(table: Table): [string, string][] {
  const moves: [string, string][] = []
  for (const from of placesOf(table)) {
    const card = cardAt(table, from)
    let y = from.y
    while (y > 0 && cardAt(table, { x: from.x, y: y - 1 }) === '.') y--
    if (card === '.' || y === from.y) continue
    setCard(table, from, '.')
    setCard(table, { x: from.x, y }, card)
    moves.push([nameOf(from), nameOf({ x: from.x, y })])
  }
  return moves
}
