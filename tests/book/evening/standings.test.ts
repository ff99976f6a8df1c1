import { describe, expect, it } from 'vitest'
import { renameGuest, markLeft, setPairing, archiveEvening } from '../../../src/book/evening/changes.ts'
import { addStartedMatch } from '../../../src/book/evening/report.ts'
import { POINT_SYSTEMS, readEvening, type Evening, type TieBreak } from '../../../src/book/evening/evening.ts'
import {
  scoresDisagree,
  outcomeOf,
  playedIn,
  busyGuests,
  addReport,
  reseated,
  resultWithFirst,
  type PlayedPairing,
} from '../../../src/book/evening/outcome.ts'
import { playedCount, pointsHistory, scoresAgainst, standingsOf } from '../../../src/book/evening/standings.ts'
import type { MatchHead } from '../../../src/book/journal/entries.ts'
import type { MatchSummary } from '../../../src/book/journal/summary.ts'
import { eveningOf } from './evenings.ts'

const told = (evening: Evening, guests: readonly [number, number], winner: number, at: number): Evening =>
  setPairing(null, { guests, told: [{ winner, at }] })(evening)

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
  it('rank by points alone, with shared places', () => {
    const told = standingsOf(evening, played)
    expect(told.map(({ guest, place, points, won, drawn, lost }) => [place, guest, points, won, drawn, lost])).toEqual([
      [1, 1, 4, 2, 0, 0],
      [2, 3, 3, 1, 1, 1],
      [3, 2, 1, 0, 1, 2],
      [4, 4, 0, 0, 0, 0],
    ])
    expect(told.map(playedCount)).toEqual([2, 3, 3, 0])
    const first = standingsOf(evening, played.slice(0, 2))
    expect(first.map(({ place, guest, isShared }) => [place, guest, isShared])).toEqual([
      [1, 1, true],
      [1, 3, true],
      [3, 2, true],
      [3, 4, true],
    ])
  })

  it('use the chosen points for a win, a draw and a loss', () => {
    expect(standingsOf({ ...evening, points: POINT_SYSTEMS.chess }, played).map(({ points }) => points)).toEqual([
      2, 1.5, 0.5, 0,
    ])
    const odd = { ...evening, points: { win: 3, draw: 1, loss: 1 } }
    expect(standingsOf(odd, played).map(({ points }) => points)).toEqual([6, 5, 3, 0])
  })

  it('keep guests who have played and left', () => {
    const without = markLeft(4)(markLeft(2)(evening))
    expect(standingsOf(without, played).map(({ guest }) => guest)).toEqual([1, 3, 2])
  })

  it('add up matches in the order in which they ended', () => {
    expect([1, 2, 3].map(guest => pointsHistory(evening, played, guest))).toEqual([
      [0, 2, 2, 2, 4],
      [0, 0, 0, 1, 1],
      [0, 0, 2, 3, 3],
    ])
  })

  it('show head to head what each guest scored against each other guest', () => {
    expect([scoresAgainst(played, 3, 2), scoresAgainst(played, 2, 3), scoresAgainst(played, 1, 4)]).toEqual([
      [1, 0.5],
      [0, 0.5],
      [],
    ])
  })
})

type Row = readonly [guests: readonly number[], winner: number, scores?: readonly number[]]
const ranked = (count: number, ties: readonly TieBreak[], rows: readonly Row[]) => {
  const all = rows.map(([guests, winner, scores = null], at) => ({ guests, winner, scores, at }))
  return standingsOf({ ...eveningOf(count), ties }, all).map(({ place, guest, decided }) => [
    place,
    guest,
    ...decided.map(({ by, value }) => `${by} ${value}`),
  ])
}

describe('guests tied on points', () => {
  /** Three guests have two wins each, with differences of 2, 12 and −6. The fourth has none. */
  const ROUND: readonly Row[] = [
    [[1, 2], 1, [5, 3]],
    [[2, 3], 1, [9, 1]],
    [[3, 1], 1, [4, 3]],
    [[1, 4], 1, [2, 1]],
    [[4, 2], 2, [0, 6]],
    [[3, 4], 1, [8, 7]],
  ]
  /** The first and second guest have three points each. The second beat the first, whose difference is larger. */
  const PAIR: readonly Row[] = [
    [[1, 2], 2, [3, 4]],
    [[1, 3], 1, [9, 0]],
    [[3, 2], 1, [1, 0]],
    [[3, 1], 0, [1, 1]],
    [[2, 3], 0, [1, 1]],
  ]

  it('share a place if no tie-break was chosen', () => {
    expect(ranked(4, [], ROUND)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [4, 4],
    ])
  })

  it('are ranked by their direct results, if these differ', () => {
    expect(ranked(3, ['direct', 'difference'], PAIR)).toEqual([
      [1, 3],
      [2, 2, 'direct 2'],
      [3, 1, 'direct 0'],
    ])
    expect(ranked(4, ['direct', 'difference'], ROUND)).toEqual([
      [1, 2, 'difference 12'],
      [2, 1, 'difference 2'],
      [3, 3, 'difference -6'],
      [4, 4],
    ])
  })

  it('are ranked by the difference first, if that was chosen', () => {
    expect(ranked(3, ['difference', 'direct'], PAIR)).toEqual([
      [1, 3],
      [2, 1, 'difference 8'],
      [3, 2, 'difference 0'],
    ])
  })

  it('are not ranked by direct results that are incomplete, or by a difference with a missing score', () => {
    const apart: readonly Row[] = [
      [[1, 3], 1, [2, 1]],
      [[2, 3], 1],
    ]
    expect(ranked(3, ['direct', 'difference'], apart)).toEqual([
      [1, 1],
      [1, 2],
      [3, 3],
    ])
  })

  it('are ranked by lots, which differ between evenings and stay the same when a guest is renamed', () => {
    const order = (evening: Evening) => standingsOf({ ...evening, ties: ['lot'] }, []).map(({ guest }) => guest)
    const eight = eveningOf(8)
    expect(order(renameGuest(3, 'Cemal')(eight))).toEqual(order(eight))
    expect(order(eight).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const firsts = Array.from({ length: 400 }, (_, index) => order({ ...eight, id: `evening-${index}` })[0])
    for (const guest of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(Math.abs(firsts.filter(first => first === guest).length - 50)).toBeLessThan(25)
    }
  })

  it('at tables of four are compared only by the results between them, then by the difference from the mean score', () => {
    const tables: readonly Row[] = [
      [[1, 2, 3, 4], 1, [5, 2, 1, 3]],
      [[4, 3, 2, 1], 3, [4, 0, 5, 4]],
    ]
    expect(ranked(4, ['direct', 'difference'], tables)).toEqual([
      [1, 1, 'difference 4'],
      [2, 2, 'difference 1.3333333333333333'],
      [3, 4, 'difference 1.3333333333333333'],
      [4, 3, 'difference -6.666666666666667'],
    ])
  })
})

describe('a table of four', () => {
  const shared = { guests: [1, 2, 3, 4], winner: 0, scores: [5, 5, 3, 1], at: 1 } as const
  const results = (played: PlayedPairing) =>
    standingsOf(eveningOf(4), [played]).map(({ won, drawn, lost }) => `${won}${drawn}${lost}`)

  it('puts the guests with the highest score first, or the guests named as first', () => {
    expect(results(shared)).toEqual(['010', '010', '001', '001'])
    expect(results({ ...shared, scores: null, first: [2, 3, 4] })).toEqual(['010', '010', '010', '001'])
    expect(results({ ...shared, first: [1, 2, 3, 4] })).toEqual(['010', '010', '010', '010'])
    expect(results({ ...shared, scores: null })).toEqual(['010', '010', '010', '010'])
    expect([scoresAgainst([shared], 1, 2), scoresAgainst([shared], 1, 3), scoresAgainst([shared], 3, 4)]).toEqual([
      [0.5],
      [1],
      [],
    ])
  })

  it('keeps a shared first place if it is reported, given in another order of seats, and read back', () => {
    const said = resultWithFirst([1, 3], [5, 5, 3, 1], 4)
    const pairing = addReport({ guests: [1, 2, 3, 4] }, said, 9)
    const evening = eveningOf(4, { pairings: [pairing] })
    expect(readEvening(evening, ['wellsix'])).toEqual(evening)
    expect(reseated(pairing, [4, 3, 2, 1]).told?.[0]).toMatchObject({ winner: 0, scores: [1, 3, 5, 5], first: [2, 4] })
    expect(resultWithFirst([1, 2], [5, 5, 3, 1], 4)).toEqual({ winner: 0, scores: [5, 5, 3, 1] })
    for (const first of [[1], [1, 1], [1, 5]])
      expect(
        readEvening({ ...evening, pairings: [{ ...pairing, told: [{ winner: 0, first, at: 9 }] }] }, ['wellsix']),
      ).toBe('damaged')
  })

  it('has a contradictory result, as a table of two does, if the named winner does not have the highest score', () => {
    const isLetStand = (winner: number, scores: readonly number[]) => scoresDisagree({ winner, scores }, scores.length)
    expect([
      isLetStand(1, [12, 30]),
      isLetStand(1, [5, 5]),
      isLetStand(0, [3, 4]),
      isLetStand(1, [5, 5, 3, 1]),
    ]).not.toContain(false)
    expect([
      isLetStand(2, [12, 30]),
      isLetStand(0, [5, 5]),
      isLetStand(1, [-1, -4]),
      isLetStand(0, [5, 5, 3, 1]),
    ]).not.toContain(true)
    expect(scoresDisagree({ winner: 1, scores: null }, 2)).toBe(false)
  })
})

describe('the outcome of a pairing', () => {
  const tied = { guests: [2, 1], match: 'm' } as const

  it('is the result of its match, when that is over', () => {
    expect(outcomeOf(tied, listed(true, 2))).toEqual({ type: 'over', winner: 2, at: 70, scores: [30, 4], by: 'match' })
    expect(outcomeOf(tied, listed(true, 0))).toMatchObject({ type: 'over', winner: 0 })
    expect(outcomeOf(tied, listed(false))).toEqual({ type: 'running' })
    expect(outcomeOf(tied, listed(true, 1, { shelved: 9 }))).toEqual({ type: 'away' })
    expect(outcomeOf(tied, new Map())).toEqual({ type: 'gone' })
    expect(outcomeOf(tied, null)).toEqual({ type: 'unknown' })
    expect(outcomeOf({ guests: [1, 2] }, null)).toEqual({ type: 'open' })
  })

  it('is the players’ report, even if the match is not over', () => {
    const said = { ...tied, told: [{ winner: 1, at: 5, match: 'm' }] } as const
    expect(outcomeOf(said, listed(false))).toEqual({ type: 'over', winner: 1, at: 5, scores: null, by: 'people' })
  })

  it('shows its guests as busy while their match runs', () => {
    const evening = addStartedMatch('m', [1, 2])(eveningOf(3))
    expect([[...busyGuests(evening, listed(false))], [...busyGuests(evening, listed(true, 1))]]).toEqual([[1, 2], []])
    expect(playedIn(archiveEvening(3)(evening), listed(true, 1))).toEqual([
      { guests: [1, 2], winner: 1, at: 70, scores: [30, 4] },
    ])
  })
})
