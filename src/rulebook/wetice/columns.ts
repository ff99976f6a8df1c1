import type { Movement } from '../../engine/hands.ts'
import { capital, listOf, numberWord } from '../lists.ts'
import { cellOf } from '../hands.ts'

/** Cards of one column that lie side by side and go equally far. */
interface Block {
  readonly column: string
  readonly low: number
  readonly high: number
  readonly by: number
}

const rowOf = (place: string): number => Number(cellOf(place).slice(1))

const columnsOf = (movements: readonly Movement[]): string[] =>
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

/** `Columns a–c slide down.` */
export function slideWords(movements: readonly Movement[]): string {
  const columns = columnsOf(movements)
  return `${capital(columnsNamed(columns))} ${columns.length === 1 ? 'slides' : 'slide'} down.`
}

/** Blocks in the order in which hands can move them. */
function blocksOf(movements: readonly Movement[], upwards: boolean): Block[] {
  return columnsOf(movements).flatMap(column => {
    const blocks: Block[] = []
    const own = movements.filter(({ from }) => cellOf(from).startsWith(column))
    for (const { from, to } of own.toSorted((a, b) => rowOf(a.from) - rowOf(b.from))) {
      const [row, by] = [rowOf(from), rowOf(to) - rowOf(from)]
      const last = blocks.at(-1)
      if (last && last.high === row - 1 && last.by === by) blocks[blocks.length - 1] = { ...last, high: row }
      else blocks.push({ column, low: row, high: row, by })
    }
    return upwards ? blocks.reverse() : blocks
  })
}

const SHIFTS = {
  push: { first: 'Push', within: 'push', way: 'up' },
  pull: { first: 'Pull', within: 'pull', way: 'down' },
} as const

/** `Push columns a–c up two.` Where not all of a column moves, the rows are named. */
export function shiftWords(movements: readonly Movement[], verb: keyof typeof SHIFTS): string {
  const blocks = blocksOf(movements, verb === 'push')
  const alone = (block: Block): boolean => blocks.filter(({ column }) => column === block.column).length === 1
  const rows = (block: Block): string => {
    if (!alone(block)) return block.low === block.high ? `row ${block.low}` : `rows ${block.low}–${block.high}`
    return block.low === 1 ? '' : `everything from row ${block.low}`
  }
  const groups = new Map<string, Block[]>()
  for (const block of blocks) {
    const key = `${rows(block)} ${block.by}`
    groups.set(key, [...(groups.get(key) ?? []), block])
  }
  return [...groups.values()].map(group => shifted(group, verb, rows)).join(' ')
}

function shifted(group: readonly Block[], verb: keyof typeof SHIFTS, rows: (block: Block) => string): string {
  const [block] = group
  if (!block) return ''
  const which = rows(block)
  const columns = columnsNamed(group.map(({ column }) => column).sort())
  const { first, within, way } = SHIFTS[verb]
  const far = `${way} ${numberWord(Math.abs(block.by))}`
  return which === '' ? `${first} ${columns} ${far}.` : `In ${columns} ${within} ${which} ${far}.`
}
