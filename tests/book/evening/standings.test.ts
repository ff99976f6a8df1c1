import { describe, expect, it } from 'vitest'
import { leaves, pairs, removes, ties } from '../../../src/book/evening/changes.ts'
import { POINTS, type Evening, type Winner } from '../../../src/book/evening/evening.ts'
import { outcomeOf, playedIn, playingIn } from '../../../src/book/evening/outcome.ts'
import { playedBy, pointsOver, scoreAgainst, standingsOf } from '../../../src/book/evening/standings.ts'
import type { MatchHead } from '../../../src/book/journal/entries.ts'
import type { MatchSummary } from '../../../src/book/journal/summary.ts'
import { eveningOf } from './evenings.ts'

const told = (evening: Evening, guests: readonly [number, number], winner: Winner, at: number): Evening =>
  pairs(null, { guests, told: { winner, at } })(evening)

const HEAD: MatchHead = { format: 1, id: 'm', game: 'wellsix', head: '', players: ['Ada', 'Ben'], created: 1 }
const summary = (over: boolean, winner: number | null): MatchSummary => ({
  match: 'm',
  version: 1,
  entries: 1,
  players: ['Ada', 'Ben'],
  plays: 1,
  over,
  winner,
  scores: [30, 4],
  wins: over ? [{ what: 'match', seat: winner ?? 0, count: 1, at: 70 }] : [],
  irregular: 0,
})
const listed = (over: boolean, winner: number | null = null, head: Partial<MatchHead> = {}) =>
  new Map([['m', { head: { ...HEAD, ...head }, summary: summary(over, winner), touched: 80 }]])

const EVENING = [
  [[1, 2], 1, 10],
  [[2, 3], 0, 20],
  [[3, 1], 2, 30],
  [[3, 2], 1, 15],
] as const
const evening = EVENING.reduce<Evening>((all, [guests, winner, at]) => told(all, guests, winner, at), eveningOf(4))
const played = playedIn(evening, null)

describe('the standings of an evening', () => {
  it('are by points alone, and who has as many shares a place', () => {
    const told = standingsOf(evening, played)
    expect(told.map(({ guest, place, points, won, drawn, lost }) => [place, guest, points, won, drawn, lost])).toEqual([
      [1, 1, 4, 2, 0, 0],
      [2, 3, 3, 1, 1, 1],
      [3, 2, 1, 0, 1, 2],
      [4, 4, 0, 0, 0, 0],
    ])
    expect(told.map(playedBy)).toEqual([2, 3, 3, 0])
    const first = standingsOf(evening, played.slice(0, 2))
    expect(first.map(({ place, guest, isShared }) => [place, guest, isShared])).toEqual([
      [1, 1, true],
      [1, 3, true],
      [3, 2, true],
      [3, 4, true],
    ])
  })

  it('count what was agreed for a win, a draw and a loss', () => {
    expect(standingsOf({ ...evening, points: POINTS.chess }, played).map(({ points }) => points)).toEqual([
      2, 1.5, 0.5, 0,
    ])
    const odd = { ...evening, points: { win: 3, draw: 1, loss: 1 } }
    expect(standingsOf(odd, played).map(({ points }) => points)).toEqual([6, 5, 3, 0])
  })

  it('keep who has left, if they have played', () => {
    const without = leaves(4)(leaves(2)(evening))
    expect(standingsOf(without, played).map(({ guest }) => guest)).toEqual([1, 3, 2])
  })

  it('grow match by match, in the order in which they ended', () => {
    expect([1, 2, 3].map(guest => pointsOver(evening, played, guest))).toEqual([
      [0, 2, 2, 2, 4],
      [0, 0, 0, 1, 1],
      [0, 0, 2, 3, 3],
    ])
  })

  it('say head to head who got what from whom', () => {
    expect([scoreAgainst(played, 3, 2), scoreAgainst(played, 2, 3), scoreAgainst(played, 1, 4)]).toEqual([
      [1, 0.5],
      [0, 0.5],
      [],
    ])
  })
})

describe('what has come of a pairing', () => {
  const tied = { guests: [2, 1], match: 'm' } as const

  it('is what its match says, when it is over', () => {
    expect(outcomeOf(tied, listed(true, 2))).toEqual({ type: 'over', winner: 2, at: 70, scores: [30, 4] })
    expect(outcomeOf(tied, listed(true, 0))).toMatchObject({ type: 'over', winner: 0 })
    expect(outcomeOf(tied, listed(false))).toEqual({ type: 'running' })
    expect(outcomeOf(tied, listed(true, 1, { shelved: 9 }))).toEqual({ type: 'away' })
    expect(outcomeOf(tied, new Map())).toEqual({ type: 'gone' })
    expect(outcomeOf(tied, null)).toEqual({ type: 'unknown' })
    expect(outcomeOf({ guests: [1, 2] }, null)).toEqual({ type: 'open' })
  })

  it('is what the players say, whatever the match says', () => {
    const said = { ...tied, told: { winner: 1, at: 5 } } as const
    expect(outcomeOf(said, listed(false))).toEqual({ type: 'over', winner: 1, at: 5, scores: null })
  })

  it('has those at a table who play a match that isn’t over', () => {
    const evening = ties('m', [1, 2])(eveningOf(3))
    expect([[...playingIn(evening, listed(false))], [...playingIn(evening, listed(true, 1))]]).toEqual([[1, 2], []])
    expect(playedIn(removes(3)(evening), listed(true, 1))).toEqual([{ guests: [1, 2], winner: 1, at: 70 }])
  })
})
