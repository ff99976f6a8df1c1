import { describe, expect, it } from 'vitest'
import {
  boardFromRows,
  boardToRows,
  cellName,
  cellNumber,
  CELLS,
  countCards,
  countSuits,
  fall,
  floatingCells,
  isEmpty,
  withCells,
  withoutCells,
  withSwapped,
} from '../../../src/engine/wetice/board.ts'
import type { Board, Layout } from '../../../src/engine/wetice/types.ts'

/** A layout in which only the lowest rows have cards: `rows`, listed from the top down. */
const wide = (...rows: readonly string[]): Board =>
  boardFromRows('8x6', [...Array.from({ length: 6 - rows.length }, () => '........'), ...rows])
const high = (...rows: readonly string[]): Board =>
  boardFromRows('6x8', [...Array.from({ length: 8 - rows.length }, () => '......'), ...rows])

describe('a cell', () => {
  it('is named by its column and row, and listed column by column from the bottom left', () => {
    expect(CELLS['8x6'].join(' ')).toMatch(/^a1 a2 a3 a4 a5 a6 b1 .* g6 h1 h2 h3 h4 h5 h6$/)
    expect(CELLS['6x8'].join(' ')).toMatch(/^a1 a2 a3 a4 a5 a6 a7 a8 b1 .* e8 f1 f2 f3 f4 f5 f6 f7 f8$/)
    expect([CELLS['8x6'].length, CELLS['6x8'].length]).toEqual([48, 48])
  })

  it.each<Layout>(['8x6', '6x8'])('has a number, %s', layout => {
    expect(CELLS[layout].map(cell => cellNumber(layout, cell))).toEqual(CELLS[layout].map((_, index) => index))
    expect(CELLS[layout].map((_, index) => cellName(layout, index))).toEqual(CELLS[layout])
  })

  it.each<[Layout, string]>([
    ['8x6', 'i1 a0 a7 b0 b7 `1 b b10 b1b A1 1a'],
    ['6x8', 'g1 a0 a9 b0 b9 `1 b b10 b1b A1 1a'],
  ])('has the number -1 if it is outside the layout, %s', (layout, cells) =>
    expect(['', ...cells.split(' ')].map(cell => cellNumber(layout, cell))).toEqual(Array(12).fill(-1)),
  )
})

describe('a layout', () => {
  it('is read from rows and written back', () => {
    const rows = ['........', '........', '........', 'S.......', 'HD.....C', 'CCS.HHDD']
    expect(boardToRows(boardFromRows('8x6', rows))).toEqual(rows)
    const tall = ['......', '......', '......', '......', '......', 'S.....', 'HD...C', 'CCSHHD']
    expect(boardToRows(boardFromRows('6x8', tall))).toEqual(tall)
    expect(boardFromRows('6x8', tall).cells.slice(0, 10)).toEqual(['C', 'H', 'S', null, null, null, null, null, 'C', 'D']) // oxfmt-ignore
  })

  it('has empty squares in place of unknown letters', () => {
    expect(boardFromRows('8x6', [])).toEqual(wide())
    expect(boardFromRows('8x6', ['', '', '', '', '', '?x5 s']).cells.every(suit => suit === null)).toBe(true)
  })

  it('counts its cards', () => {
    expect(countSuits(wide('S.......', 'HSHC....'))).toEqual({ S: 2, H: 2, D: 0, C: 1 })
    expect(countCards(wide('S.......', 'HSHC...D'))).toBe(6)
    expect([isEmpty(wide()), isEmpty(wide('.......S', '........'))]).toEqual([true, false])
  })

  it('is not modified by a change, which returns a new layout', () => {
    const board = wide('S.......', 'HD......')
    const [h, d, c3] = [cellNumber('8x6', 'a1'), cellNumber('8x6', 'b1'), cellNumber('8x6', 'c3')]
    expect(withSwapped(board, h, d)).toEqual(wide('S.......', 'DH......'))
    expect(withSwapped(board, c3, h)).toEqual(wide('..H.....', 'S.......', '.D......'))
    expect(withSwapped(board, h, c3)).toEqual(wide('..H.....', 'S.......', '.D......'))
    expect(withCells(board, [[h, null], [c3, 'C']])).toEqual(wide('..C.....', 'S.......', '.D......')) // oxfmt-ignore
    expect(withoutCells(board, [h, d])).toEqual(wide('S.......', '........'))
    expect(board).toEqual(wide('S.......', 'HD......'))
  })
})

describe('unsupported cards', () => {
  it.each<[Layout, Board, string]>([
    ['8x6', wide('S.......', '........', 'HD......'), 'a3'],
    ['8x6', wide('S.......', 'H......C', 'H......D', '........'), 'a2 a3 a4 h2 h3'],
    ['8x6', wide('S.......', 'HDDDDDDD'), ''],
    ['6x8', high('S.....', '......', '.....C', '.D....', 'HD....'), 'a5 f3'],
  ])(
    'have an empty square below them, %s %#',
    (layout, board, cells) =>
    expect(floatingCells(board).map(index => cellName(layout, index)).join(' ')).toBe(cells), // oxfmt-ignore
  )

  it.each<[Board, Board, string]>([
    [
      wide('SD......', 'H......C', '.......D', '.CS.....'),
      wide('SD.....C', 'HCS....D'),
      'a3-a1 a4-a2 b4-b2 h2-h1 h3-h2',
    ],
    [high('S.....', '......', '.....C', '.D....', 'HD....'), high('SD....', 'HD...C'), 'a5-a2 f3-f1'],
    [wide('SH......'), wide('SH......'), ''],
  ])('fall onto the cards below them, column by column %#', (before, after, moves) => {
    const fallen = fall(before)
    const name = (index: number): string => cellName(before.layout, index)
    expect(fallen.moves.map(([from, to]) => `${name(from)}-${name(to)}`).join(' ')).toBe(moves)
    expect(fallen.board).toEqual(after)
  })
})
