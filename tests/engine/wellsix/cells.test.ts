import { describe, expect, it } from 'vitest'
import { areNeighbours, isCell, neighbours, sortCells } from '../../../src/engine/wellsix/board.ts'

describe('cells', () => {
  it.each(['0,0', '1,0', '-1,0', '0,-10', '12,-305', '-99999999999999999999,7'])('can be written as %s', word => {
    expect(isCell(word)).toBe(true)
  })

  it.each([
    '',
    '0',
    '0,',
    ',0',
    '+1,0',
    '1,+2',
    '01,0',
    '0,00',
    '-0,1',
    '1,-0',
    '1, 0',
    'a1',
    '1,0,',
    '1,0,2',
    'x1,0',
    '1.5,0',
    '--1,0',
    '1,2x',
  ])(
    // oxfmt-ignore
    'can’t be written as %s',
    word => expect(isCell(word)).toBe(false),
  )

  it('have four neighbours: left, right, below, above', () => {
    expect(neighbours('0,0')).toEqual(['-1,0', '1,0', '0,-1', '0,1'])
    expect(neighbours('-1,1')).toEqual(['-2,1', '0,1', '-1,0', '-1,2'])
  })

  it('have neighbours at any distance from the origin', () => {
    expect(neighbours('999999999999999,-999999999999999')).toEqual([
      '999999999999998,-999999999999999',
      '1000000000000000,-999999999999999',
      '999999999999999,-1000000000000000',
      '999999999999999,-999999999999998',
    ])
    expect(neighbours('9007199254740993,-10000000000000000000')).toEqual([
      '9007199254740992,-10000000000000000000',
      '9007199254740994,-10000000000000000000',
      '9007199254740993,-10000000000000000001',
      '9007199254740993,-9999999999999999999',
    ])
  })

  it('touch along edges only', () => {
    expect(areNeighbours('0,0', '0,1')).toBe(true)
    expect(areNeighbours('0,0', '1,1')).toBe(false)
    expect(areNeighbours('0,0', '0,0')).toBe(false)
    expect(areNeighbours('0,0', '2,0')).toBe(false)
  })

  it('are sorted by x, then y, in numerical order', () => {
    const cells = ['10,0', '9,0', '-1,5', '-10,5', '9,-2', '9,-10', '9,3', '0,0']
    expect(sortCells(cells)).toEqual(['-10,5', '-1,5', '0,0', '9,-10', '9,-2', '9,0', '9,3', '10,0'])
    expect(cells[0]).toBe('10,0')
  })
})
