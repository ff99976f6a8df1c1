import { boardFromRows } from '../../src/engine/wetice/board.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { swapsOn } from '../../src/engine/wetice/bitboard.ts'
import type { Board, Layout, Position } from '../../src/engine/wetice/types.ts'
import { measure, numbers, sized } from './measure.ts'

const TABLES = sized(100_000)

/** A shuffled deal as rows; `next` returns random numbers in [0, 1). */
export function shuffledRows(layout: Layout, next: () => number): string[] {
  const cards = [...'SHDC'.repeat(12)]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? '']
  }
  const width = layout === '8x6' ? 8 : 6
  return Array.from({ length: 48 / width }, (_, row) => cards.slice(row * width, (row + 1) * width).join(''))
}

/** Tries all 1,128 swaps on an array, and counts those that make a match with a swapped card. */
export function naiveValidSwaps(board: Board): number {
  const height = board.layout === '8x6' ? 6 : 8
  const width = 48 / height
  const cells: (string | null)[] = [...board.cells]
  const suitAt = (column: number, row: number): string | null =>
    column < 0 || row < 0 || column >= width || row >= height ? null : (cells[column * height + row] ?? null)
  function inLine(index: number): boolean {
    const [column, row] = [Math.floor(index / height), index % height]
    const suit = suitAt(column, row)
    const along = (dx: number, dy: number): number => {
      let length = 0
      while (suitAt(column + (length + 1) * dx, row + (length + 1) * dy) === suit) length++
      return length
    }
    return suit !== null && (along(-1, 0) + along(1, 0) >= 2 || along(0, -1) + along(0, 1) >= 2)
  }
  let valid = 0
  for (let a = 0; a < 48; a++) {
    for (let b = a + 1; b < 48; b++) {
      const [first, second] = [cells[a] ?? null, cells[b] ?? null]
      if (first === null || second === null || first === second) continue
      cells[a] = second
      cells[b] = first
      if (inLine(a) || inLine(b)) valid++
      cells[a] = first
      cells[b] = second
    }
  }
  return valid
}

export function benchWetIce(): void {
  const next = numbers(1)
  const boards = Array.from({ length: TABLES }, (_, i) => {
    const layout = i % 2 === 0 ? '8x6' : '6x8'
    return boardFromRows(layout, shuffledRows(layout, next))
  })
  let swaps = 0
  for (const board of boards) swaps += swapsOn(board).length
  const sample = boards.slice(0, sized(2_000))
  const naive = sample.reduce((sum, board) => sum + naiveValidSwaps(board), 0)
  const ours = sample.reduce((sum, board) => sum + swapsOn(board).length, 0)
  if (naive !== ours) throw new Error(`The two ways differ: ${naive} and ${ours} valid swaps`)

  process.stdout.write(`WetIce, ${TABLES} random full layouts, ${(swaps / TABLES).toFixed(1)} valid swaps per layout\n`)
  measure('  the valid swaps of a layout', boards, board => swapsOn(board).length)
  measure('  the valid swaps, by trying all 1,128 swaps on an array', sample, naiveValidSwaps)
  const moves = boards.slice(0, sized(20_000)).flatMap(board => {
    const position = inPlay(board)
    const legal = position ? wetice.legal(position) : []
    const action = legal[1 + Math.floor(next() * (legal.length - 1))]
    return position && action ? [{ position, action }] : []
  })
  measure('  a swap with its chain, including all steps', moves, ({ position, action }) => {
    const ruling = wetice.play(position, action)
    return ruling.accepted ? ruling.steps.length : 0
  })
}

function inPlay(board: Board): Position | null {
  const start = wetice.start({
    mode: 'solo',
    layout: board.layout,
    groups: 'joined',
    players: ['Player 1'],
    phase: 'swap',
    turn: 1,
    piles: [{}, {}],
    solo: { three: 0, four: 0 },
    deal: Array.from({ length: board.layout === '8x6' ? 6 : 8 }, (_, line) => rowFromTop(board, line)),
  })
  return start.ok ? start.value : null
}

function rowFromTop(board: Board, line: number): string {
  const height = board.layout === '8x6' ? 6 : 8
  return Array.from(
    { length: 48 / height },
    (_, column) => board.cells[column * height + height - 1 - line] ?? '.',
  ).join('')
}
