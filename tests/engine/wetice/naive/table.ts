/** `table[y][x]`, row 0 at the bottom: a suit's letter, or `.` for an empty place. */
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

/** The place that a cell's name means on this table, or null beyond its edges. */
export function placeOf(table: Table, cell: string): Place | null {
  const place = { x: COLUMNS.indexOf(cell.charAt(0)), y: Number(cell.slice(1)) - 1 }
  return place.x < widthOf(table) && place.y >= 0 && place.y < table.length && nameOf(place) === cell ? place : null
}

/** Every place, column by column, each from the bottom up: the ASCII order of their names. */
export function placesOf(table: Table): Place[] {
  const places: Place[] = []
  for (let x = 0; x < widthOf(table); x++) for (let y = 0; y < table.length; y++) places.push({ x, y })
  return places
}

export const widthOf = (table: Table): number => table[0]?.length ?? 0

/** What lies there; beyond the edges nothing does. */
export const at = (table: Table, { x, y }: Place): string => table[y]?.[x] ?? '.'

export function put(table: Table, { x, y }: Place, card: string): void {
  const row = table[y]
  if (row) row[x] = card
}

export const copyOf = (table: Table): Table => table.map(row => [...row])

export const rowsOf = (table: Table): string[] => table.map(row => row.join('')).reverse()

export const isEmpty = (table: Table): boolean => table.every(row => row.every(card => card === '.'))

export const countOf = (table: Table, suit: string): number => table.flat().filter(card => card === suit).length

export const hangs = (table: Table): boolean =>
  placesOf(table).some(({ x, y }) => y > 0 && at(table, { x, y }) !== '.' && at(table, { x, y: y - 1 }) === '.')

/** Walks from every place where a run could begin until the suit changes. */
function runsAlong(table: Table, starts: readonly Place[], dx: number, dy: number): Run[] {
  const runs: Run[] = []
  for (const { x, y } of starts) {
    const suit = at(table, { x, y })
    if (suit === '.' || at(table, { x: x - dx, y: y - dy }) === suit) continue
    const cells: string[] = []
    for (let n = 0; at(table, { x: x + n * dx, y: y + n * dy }) === suit; n++)
      cells.push(nameOf({ x: x + n * dx, y: y + n * dy }))
    if (cells.length >= 3) runs.push({ suit, cells })
  }
  return runs
}

/** Rows from the bottom up, then columns from the left. */
export function runsOf(table: Table): Run[] {
  const byColumn = placesOf(table)
  const byRow = [...byColumn].sort((one, two) => one.y - two.y || one.x - two.x)
  return [...runsAlong(table, byRow, 1, 0), ...runsAlong(table, byColumn, 0, 1)]
}

/** Lets every card drop as far as it goes, the lowest first; gives back who went where. */
export function fall(table: Table): [string, string][] {
  const moves: [string, string][] = []
  for (const from of placesOf(table)) {
    const card = at(table, from)
    let y = from.y
    while (y > 0 && at(table, { x: from.x, y: y - 1 }) === '.') y--
    if (card === '.' || y === from.y) continue
    put(table, from, '.')
    put(table, { x: from.x, y }, card)
    moves.push([nameOf(from), nameOf({ x: from.x, y })])
  }
  return moves
}
