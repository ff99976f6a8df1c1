import { describe, expect, it } from 'vitest'
import { makeHandsRow, readHandsRow, type HandsAt } from '../../../src/book/journal/hands-at.ts'
import { readCursor } from '../../../src/book/storage/schema.ts'

const COUNTS = ['swap a1 b1', 'pass', 'swap c1 d1']
const AT: HandsAt = {
  line: ['swap a1 b1', 'pass', 'swap e1 f1', 'pass'],
  step: 3,
  way: [
    { line: ['swap a1 b1'], stops: 2 },
    { line: COUNTS, stops: 1 },
  ],
}
/** The stored format, unchanged since the first version. */
const ROW = {
  keep: 2,
  rest: ['swap e1 f1', 'pass'],
  step: 3,
  way: [
    { keep: 1, rest: [], stops: 2 },
    { keep: 3, rest: [], stops: 1 },
  ],
}

describe('the stored step of the instructions for hands', () => {
  it('contains only the difference from the current line of moves', () => {
    expect(makeHandsRow(AT, COUNTS)).toEqual(ROW)
    expect(readHandsRow(ROW, COUNTS)).toEqual(AT)
  })

  it('is read in the format of every version', () => {
    const chain = { match: 'id-1', play: '4.0', step: 2 }
    expect(readCursor(chain)).toEqual(chain)
    expect(readCursor({ match: 'id-1', play: '', step: 0, hands: ROW })).toEqual({
      match: 'id-1',
      play: '',
      step: 0,
      hands: ROW,
    })
    expect(readCursor({ ...chain, hands: { ...ROW, keep: -1 } })).toBeNull()
  })
})
