export type Seat = 1 | 2
export type CardPlace = 'later' | 'hand' | 'table' | 'seized'

/** A card, the place where it is, and its square in the layout. */
export interface NaiveCard {
  readonly name: string
  readonly red: boolean
  readonly rank: number
  readonly first: boolean
  where: CardPlace
  x: number
  y: number
}

const RANKS = 'A23456789TJQK'

const AHEAD = [[1, 0], [0, 1]] as const // oxfmt-ignore

/**
 * All cards, and methods that find the groups and lines of the layout: groups by flood fill, and lines by trying every window of six
 * squares.
 */
export class NaiveTable {
  rows: NaiveCard[] = []

  deal(): void {
    this.rows = [...'SHDC'].flatMap(suit =>
      [...RANKS].map((rank, index) => {
        const first = suit === 'S' || suit === 'H'
        return { name: rank + suit, red: suit === 'H' || suit === 'D', rank: index, first, where: first ? 'hand' : 'later', x: 0, y: 0 } // oxfmt-ignore
      }),
    )
  }

  lay(row: NaiveCard, cell: string): void {
    const [x, y] = cell.split(',').map(Number)
    Object.assign(row, { where: 'table', x, y })
  }

  line(belongs: (row: NaiveCard) => boolean): string[] {
    const found = new Set<string>()
    for (const { x, y } of this.on('table')) {
      for (const [dx, dy] of AHEAD) {
        const cells = [0, 1, 2, 3, 4, 5].map(n => `${x + n * dx},${y + n * dy}`)
        const laid = cells.flatMap(cell => this.at(cell) ?? [])
        if (laid.length === 6 && laid.every(belongs)) cells.forEach(cell => found.add(cell))
      }
    }
    const number = (cell: string): number => Number(cell.split(',')[0]) * 1000 + Number(cell.split(',')[1])
    return [...found].sort((a, b) => number(a) - number(b))
  }

  groupOf(row: NaiveCard): NaiveCard[] {
    const painted = new Set([row])
    const laid = this.on('table')
    for (let size = 0; size < painted.size;) {
      size = painted.size
      for (const each of laid) if ([...painted].some(other => areAdjacent(each, other))) painted.add(each)
    }
    return [...painted]
  }

  largest = (): number => Math.max(...this.on('table').map(row => this.groupOf(row).length))

  on = (where: CardPlace): NaiveCard[] => this.rows.filter(row => row.where === where)
  at(cell: string): NaiveCard | undefined {
    const [x, y] = cell.split(',').map(Number)
    return this.rows.find(row => row.where === 'table' && row.x === x && row.y === y)
  }
  row(name: string): NaiveCard {
    const found = this.rows.find(row => row.name === name)
    if (!found) throw new Error(`no card ${name}`)
    return found
  }
  isBeside(cell: string): boolean {
    const [x, y] = cell.split(',').map(Number)
    const laid = this.on('table')
    return laid.length === 0 ? cell === '0,0' : laid.some(row => areAdjacent(row, { x: x ?? NaN, y: y ?? NaN }))
  }
}

export const areAdjacent = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1
