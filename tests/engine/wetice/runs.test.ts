import { describe, expect, it } from 'vitest'
import { boardFromRows, boardToRows, cellName } from '../../../src/engine/wetice/board.ts'
import { findRuns, groupRuns } from '../../../src/engine/wetice/runs.ts'
import type { Board, GroupRule } from '../../../src/engine/wetice/types.ts'
import { somePositions } from './transitions.ts'
import { runsOf } from './naive/table.ts'

const wide = (...rows: readonly string[]): Board =>
  boardFromRows('8x6', [...Array.from({ length: 6 - rows.length }, () => '........'), ...rows])

const named = ({ layout }: Board, places: readonly number[]): string =>
  places.map(place => cellName(layout, place)).join(' ')

const runs = (board: Board): string[] => findRuns(board).map(({ suit, places }) => `${suit} ${named(board, places)}`)

describe('runs', () => {
  it('are straight lines of three or more cards of one suit, as long as possible', () => {
    expect(runs(wide('SS.SHHHH', 'SDDDDCC.'))).toEqual(['D b1 c1 d1 e1', 'H e2 f2 g2 h2'])
    expect(runs(wide('S.......', 'S.......', 'SSS.....'))).toEqual(['S a1 b1 c1', 'S a1 a2 a3'])
    expect(
      runs(
        boardFromRows(
          '8x6',
          Array.from({ length: 6 }, () => 'S......D'),
        ),
      ),
    ).toEqual(['S a1 a2 a3 a4 a5 a6', 'D h1 h2 h3 h4 h5 h6'])
    expect(runs(boardFromRows('6x8', [...Array.from({ length: 7 }, () => 'S.....'), 'SSSCCC']))).toEqual([
      'S a1 b1 c1',
      'C d1 e1 f1',
      'S a1 a2 a3 a4 a5 a6 a7 a8',
    ])
  })

  it('do not continue in the next row or column', () => {
    expect(runs(wide('HHDD..HH', 'DDHH..DD'))).toEqual([])
    expect(
      runs(boardFromRows('8x6', ['S.......', 'S.......', '........', '........', '.S......', '.S......'])),
    ).toEqual([])
  })

  it('are the same as in the naive implementation, for layouts of random games', () => {
    for (const { board } of somePositions(15)) {
      const table = boardToRows(board)
        .map(row => [...row])
        .reverse()
      expect(runs(board)).toEqual(runsOf(table).map(({ suit, cells }) => [suit, ...cells].join(' ')))
    }
  })
})

describe('groups', () => {
  const grouped = (groups: GroupRule, board: Board): string[] =>
    groupRuns(findRuns(board), groups).map(({ suit, places, size }) => `${suit} ${size}: ${named(board, places)}`)

  const ell = wide('H.......', 'H....DDD', 'HHHH.SSS')

  it('join runs that share a card', () => {
    expect(grouped('joined', ell)).toEqual(['S 3: f1 g1 h1', 'D 3: f2 g2 h2', 'H 6: a1 a2 a3 b1 c1 d1'])
  })

  it('join two runs through a third', () => {
    const frame = wide('H.H', 'H.H', 'HHH')
    expect(grouped('joined', frame)).toEqual(['H 7: a1 a2 a3 b1 c1 c2 c3'])
    const two = wide('HHH', 'H.H', 'HHH')
    expect(grouped('joined', two)).toEqual(['H 8: a1 a2 a3 b1 b3 c1 c2 c3'])
    const rows = wide('HHH.....', 'SSS.....', 'HHH.....')
    expect(grouped('joined', rows)).toEqual(['H 3: a1 b1 c1', 'S 3: a2 b2 c2', 'H 3: a3 b3 c3'])
  })

  it('with `lines` give a shared card to the longer run, or to the first of two equally long ones', () => {
    expect(grouped('lines', ell)).toEqual(['H 4: a1 b1 c1 d1', 'S 3: f1 g1 h1', 'D 3: f2 g2 h2', 'H 3: a2 a3'])
    expect(grouped('lines', wide('H....', 'H....', 'H....', 'HHH..'))).toEqual(['H 4: a1 a2 a3 a4', 'H 3: b1 c1'])
    expect(grouped('lines', wide('H....', 'H....', 'HHH..'))).toEqual(['H 3: a1 b1 c1', 'H 3: a2 a3'])
  })

  it('with `lines` leave out a run if all its cards belong to other runs', () => {
    expect(grouped('lines', wide('HHH', 'HHH', 'HHH'))).toEqual(['H 3: a1 b1 c1', 'H 3: a2 b2 c2', 'H 3: a3 b3 c3'])
  })
})
