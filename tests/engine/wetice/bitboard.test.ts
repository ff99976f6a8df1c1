import { describe, expect, it } from 'vitest'
import { SUITS } from '../../../src/engine/cards.ts'
import { CELL_COUNT, HEIGHT } from '../../../src/engine/wetice/board.ts'
import { packSwap, swapsOn } from '../../../src/engine/wetice/bitboard.ts'
import type { Board, Layout } from '../../../src/engine/wetice/types.ts'
import { randomFrom } from './records/random.ts'

/** A random layout of one to four suits, with any number of empty squares. */
function someBoard(layout: Layout, seed: number): Board {
  const random = randomFrom(seed)
  const suits = random.shuffled(SUITS).slice(random.below(4))
  const [full, streaks] = [random.next(), random.next()]
  const cells: Board['cells'][number][] = []
  for (let index = 0; index < CELL_COUNT; index++) {
    const before = cells[index - (random.chance(0.5) ? 1 : HEIGHT[layout])]
    const other = random.chance(full) ? random.pick(suits) : null
    cells.push(before !== undefined && random.chance(streaks / 2) ? before : other)
  }
  return { layout, cells }
}

/** The length of the longest line of one suit through a square, along its row or column. */
function longest({ layout, cells }: Board, index: number): number {
  const height = HEIGHT[layout]
  const [x, y] = [Math.floor(index / height), index % height]
  const suitAt = (column: number, row: number) =>
    row < 0 || row >= height ? null : (cells[column * height + row] ?? null)
  function along(dx: number, dy: number): number {
    let count = 0
    while (suitAt(x + dx * (count + 1), y + dy * (count + 1)) === cells[index]) count++
    return count
  }
  return 1 + Math.max(along(1, 0) + along(-1, 0), along(0, 1) + along(0, -1))
}

/** Whether a swap makes a match (ruling W2), found by making the swap. */
function createsLine({ layout, cells }: Board, a: number, b: number): boolean {
  const [first, second] = [cells[a] ?? null, cells[b] ?? null]
  if (first === null || second === null || first === second) return false
  const swapped = { layout, cells: cells.with(a, second).with(b, first) }
  return longest(swapped, a) >= 3 || longest(swapped, b) >= 3
}

const pairs = Array.from({ length: CELL_COUNT }, (_, a) => a).flatMap(a =>
  Array.from({ length: CELL_COUNT }, (_, b) => [a, b] as const),
)

describe('the valid swaps of a layout', () => {
  it.each<Layout>(['8x6', '6x8'])('are exactly the swaps that put a moved card into a match, %s', layout => {
    for (let seed = 1; seed <= 60; seed++) {
      const board = someBoard(layout, seed)
      const made = pairs.filter(([a, b]) => a < b && createsLine(board, a, b)).map(([a, b]) => packSwap(a, b))
      expect([...swapsOn(board)].sort((a, b) => a - b)).toEqual(made.sort((a, b) => a - b))
    }
  })
})
