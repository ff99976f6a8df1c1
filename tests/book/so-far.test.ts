import { describe, expect, it } from 'vitest'
import { pastResults } from '../../src/book/standings.ts'

const match = (players: readonly string[], winner: number, scores: readonly number[], game = 'wetice' as const) => ({
  head: { game },
  summary: { players, over: true, winner, scores },
})
const LIST = [
  match(['Ann', 'Bob'], 1, [30, 18]),
  match(['bob', 'Ann'], 1, [27, 21]),
  match(['Ann', 'Bob'], 0, [24, 24]),
  match(['Ann', 'Cat'], 1, [40, 8]),
]

describe('the past results of two players', () => {
  it('count the matches between them, in any seats', () => {
    expect(pastResults(LIST, 'wetice', ['Ann', 'Bob'])).toEqual({
      matches: 3,
      won: [1, 1],
      best: { seat: 1, score: 30 },
    })
    expect(pastResults(LIST, 'wetice', ['Bob', 'Ann'])).toEqual({
      matches: 3,
      won: [1, 1],
      best: { seat: 2, score: 30 },
    })
  })

  it('are null before their second match, in another game, or for two players with the same name', () => {
    expect(pastResults(LIST, 'wetice', ['Ann', 'Cat'])).toBeNull()
    expect(pastResults(LIST, 'wellsix', ['Ann', 'Bob'])).toBeNull()
    expect(pastResults([match(['Ann', 'ann'], 1, [1, 0]), match(['Ann', 'ann'], 1, [1, 0])], 'wetice', ['Ann', 'ann'])).toBeNull() // oxfmt-ignore
  })

  it('leave out matches that are running or can’t be read', () => {
    const running = { head: { game: 'wetice' as const }, summary: { players: ['Ann', 'Bob'], over: false, winner: null, scores: [90, 0] } } // oxfmt-ignore
    const unread = { head: { game: 'wetice' as const }, summary: null }
    expect(pastResults([...LIST, running, unread], 'wetice', ['Ann', 'Bob'])).toMatchObject({
      matches: 3,
      best: { score: 30 },
    })
  })
})
