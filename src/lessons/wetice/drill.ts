import { SUITS, type Suit } from '../../engine/cards.ts'
import { cellNumber, HEIGHT, withSwapped } from '../../engine/wetice/board.ts'
import { wetice } from '../../engine/wetice/index.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import type { Board, Cell, Event, Position } from '../../engine/wetice/types.ts'
import type { Drill } from '../drill.ts'
import { accepted, NO, YES, yesIf, YES_OR_NO } from '../goals.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import { seeded, type Seeded } from '../seeded.ts'
import { table } from './table.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const SIZES: readonly Size[] = [
  { width: 5, height: 2 },
  { width: 6, height: 3 },
  { width: 7, height: 4 },
  { width: 8, height: 5 },
  { width: 8, height: 6 },
]
const LARGEST: Size = { width: 8, height: 6 }
/** From this level on the cards are chosen to look like a line. */
const CUNNING = 2
/** How many swaps are looked at for one that looks like a line. */
const TRIED = 30

const EACH = 12

/** Rows of suits without a match, as far as the cards that are left allow it. */
function rowsOf({ width, height }: Size, random: Seeded): string[] {
  const left: Record<Suit, number> = { S: EACH, H: EACH, D: EACH, C: EACH }
  const rows: Suit[][] = []
  for (let r = 0; r < height; r++) {
    const row: Suit[] = []
    for (let c = 0; c < width; c++) {
      const beside = row[c - 1] === row[c - 2] ? row[c - 1] : undefined
      const above = rows[r - 1]?.[c] === rows[r - 2]?.[c] ? rows[r - 1]?.[c] : undefined
      const bag = random.shuffled(SUITS.flatMap(suit => Array.from({ length: left[suit] }, () => suit)))
      const suit = bag.find(each => each !== beside && each !== above) ?? bag[0] ?? 'S'
      left[suit]--
      row.push(suit)
    }
    rows.push(row)
  }
  return rows.map(row => row.join(''))
}

type Cells = readonly [Cell, Cell]

/** How much a swap looks like a line: cards of their own suit beside the two in their new places. */
function looksLike(board: Board, [a, b]: Cells): number {
  const [first, second] = [cellNumber(board.layout, a), cellNumber(board.layout, b)]
  const after = withSwapped(board, first, second)
  if (after.cells[first] === after.cells[second]) return -1
  const beside = (index: number): number => {
    const column = HEIGHT[board.layout]
    const around = [index - 1, index + 1, index - column, index + column]
    return around.filter(each => after.cells[each] === after.cells[index]).length
  }
  return beside(first) + beside(second)
}

/** Two cards that may not be swapped. */
function invalidSwap({ board }: Position, size: Size, level: number, random: Seeded): Cells {
  const cell = (): Cell => `${String.fromCharCode(97 + random.below(size.width))}${1 + random.below(size.height)}`
  const isLine = (cells: Cells): boolean => {
    const [a, b] = [cellNumber(board.layout, cells[0]), cellNumber(board.layout, cells[1])]
    return findRuns(withSwapped(board, a, b)).length > 0
  }
  const tried = Array.from({ length: TRIED }, (): Cells => [cell(), cell()])
  const fitting = tried.filter(cells => cells[0] !== cells[1] && !isLine(cells))
  if (level >= CUNNING) fitting.sort((a, b) => looksLike(board, b) - looksLike(board, a))
  return fitting[0] ?? ['a1', 'b1']
}

function swapOf(position: Position, size: Size, level: number, random: Seeded): Cells {
  const valid = random.below(2) === 0
  const swaps = wetice.legal(position).flatMap(action => (action.type === 'swap' ? [action.cells] : []))
  const found = valid ? swaps[random.below(swaps.length)] : undefined
  return found ?? invalidSwap(position, size, level, random)
}

/** Is this swap valid? */
export const drill: Drill<Position, Event> = {
  title: 'Is this swap valid?',
  levels: SIZES.length,
  make(level, seed) {
    const random = seeded(seed)
    const size = SIZES[level] ?? LARGEST
    const record = table(rowsOf(size, random).join(' '))
    const position = sceneOf(wetice, record)?.position
    const [a, b] = position ? swapOf(position, size, level, random) : ['a1', 'b1']
    const action = `swap ${a} ${b}`
    const right = yesIf<Position, Event>(accepted)
    const answer = position ? right(outcomeOf(wetice, position, action)) : NO
    return {
      type: 'choice',
      record,
      task: `May ${a} and ${b} be swapped?`,
      hints: ['Think of the table after the swap.', 'Look at the neighbours of both cards in their new places.'],
      done: answer === YES ? 'It makes a line.' : 'That is right.',
      otherwise: answer === YES ? 'It does make a line.' : '',
      options: YES_OR_NO,
      action,
      right,
      answer,
    }
  },
}
