import { describe, expect, it } from 'vitest'
import { begin, duel, events } from './table.ts'

describe('a score', () => {
  it('lists its squares column by column, each column from the bottom up', () => {
    const position = begin(duel(['H.......', 'H.......', 'SHHH....']))
    expect(events(position, 'swap a1 d1').filter(({ type }) => type === 'score')).toEqual([
      { type: 'score', player: 1, suit: 'H', cards: 5, cells: ['a1', 'a2', 'a3', 'b1', 'c1'] },
    ])
  })
})
