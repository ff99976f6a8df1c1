import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replayMatch, type ReplayedMatch } from '../../../src/book/journal/replay.ts'
import { readSummary, rowOfSummary, summarize, summaryOf } from '../../../src/book/journal/summary.ts'
import type { Operation, Entry, MatchHead } from '../../../src/book/journal/entries.ts'
import { playable } from '../../rules.ts'
import { runs } from '../../runs.ts'

const headOf = (game: MatchHead['game'], ...lines: readonly string[]): MatchHead => ({
  format: 1,
  id: 'm',
  game,
  head: [`game ${game}`, ...lines, 'play'].join('\n'),
  players: [],
  created: 1,
})
const entryOf = (what: Operation, number: number): Entry => ({
  format: 1,
  match: 'm',
  number,
  id: `e${number}`,
  at: 100 * (number + 1),
  what,
})
const played = (head: MatchHead, ...operations: readonly (string | Operation)[]) => {
  const whats = operations.map((operation): Operation =>
    typeof operation === 'string' ? { type: 'play', action: operation } : operation,
  )
  return summaryOf(playable({ head, entries: whats.map(entryOf) }))
}

const TENNIS = headOf('tennis', 'players Ann, Bob, Cat, Dee', 'dealer 1', 'target 2')
const WELLSIX = headOf('wellsix', 'players Ann, Bob', 'games 2')
const GRAFA = headOf('grafa', 'players Ann', 'hand -', 'deck AS', `discard -`)

describe('a match’s summary', () => {
  it('lists each finished hand with its points, then the match', () => {
    const result = played(TENNIS, 'hand fish', 'next', 'hand ghost')
    expect(result).toMatchObject({ plays: 3, over: true, winner: 2, scores: [0, 2, 1, 0], entries: 3 })
    expect(result?.wins).toEqual([
      { what: 'hand', seat: 3, count: 1, at: 100 },
      { what: 'hand', seat: 2, count: 2, at: 300 },
      { what: 'match', seat: 2, count: 1, at: 300 },
    ])
  })

  it('lists each finished game, including draws, even if it adds nothing to the totals', () => {
    const result = played(WELLSIX, 'result 3 3', 'next', 'result 30 4')
    expect(result?.wins).toEqual([
      { what: 'game', seat: 0, count: 1, at: 100 },
      { what: 'game', seat: 1, count: 1, at: 300 },
      { what: 'match', seat: 1, count: 1, at: 300 },
    ])
  })

  it('names the player with the most points in a hand as its winner, whatever the earlier scores are', () => {
    const result = played(headOf('tennis', 'players Ann, Bob, Cat, Dee', 'dealer 1', 'target 9'), 'hand ghost', 'next', 'hand fish') // oxfmt-ignore
    expect(result?.wins).toEqual([
      { what: 'hand', seat: 1, count: 2, at: 100 },
      { what: 'hand', seat: 4, count: 1, at: 300 },
    ])
  })

  it('lists each hand once, for any number of plays and for refused plays after it', () => {
    expect(played(TENNIS, 'hand fish', 'play KH', 'no action')?.wins.map(({ what }) => what)).toEqual(['hand'])
    expect(played(TENNIS, 'play KH')?.wins).toEqual([])
  })

  it('lists only the match if a match is one game', () => {
    const rows = [...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...']
    const result = played(headOf('wetice', 'players Ann, Bob', 'phase swap', 'deal', ...rows), 'swap c1 d1', 'pass', 'pass') // oxfmt-ignore
    expect(result?.wins).toEqual([{ what: 'match', seat: 1, count: 1, at: 300 }])
  })

  it('leaves out undone moves', () => {
    const result = played(TENNIS, 'hand fish', { type: 'undo', count: 1 })
    expect(result).toMatchObject({ plays: 0, over: false, winner: null, wins: [] })
  })

  it('counts illegal moves that were let stand', () => {
    const grafa = headOf('grafa', 'players Ann', 'hand AH 6S 4C 3H 2S', 'deck 4H')
    expect(played(grafa, 'stands pair 2S')?.irregular).toBe(1)
    expect(played(grafa, 'stands pair 2S', { type: 'undo', count: 1 })?.irregular).toBe(0)
  })

  it('has the latest names', () => {
    expect(played(TENNIS)?.players).toEqual(['Ann', 'Bob', 'Cat', 'Dee'])
    const named = played(TENNIS, { type: 'names', players: ['Ann', 'Bea', 'Cat', 'Dee'] })
    expect([named?.players, named?.plays, named?.entries]).toEqual([['Ann', 'Bea', 'Cat', 'Dee'], 0, 1])
  })

  it('is equal after each entry to the summary of a whole replay', () => {
    const action = fc.constantFrom('hand fish', 'hand ghost', 'next', 'hand net')
    const few = fc.integer({ min: 0, max: 70 })
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      { weight: 20, arbitrary: action.map((each): Operation => ({ type: 'play', action: each })) },
      { weight: 3, arbitrary: few.map((count): Operation => ({ type: 'undo', count })) },
      { weight: 2, arbitrary: few.map((count): Operation => ({ type: 'redo', count })) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(few, fc.integer({ min: 0, max: 2 }), fc.array(action, { maxLength: 2 }))
          .map(([from, remove, insert]): Operation => ({ type: 'amend', from, remove, insert })),
      },
    )
    const head = headOf('tennis', 'players Ann, Bob, Cat, Dee', 'dealer 1', 'target 40')
    fc.assert(
      fc.property(fc.array(operation, { minLength: 60, maxLength: 120 }), operations => {
        // Long enough for an undo to reach far back.
        const hands = Array.from({ length: 60 }, (_, i): Operation => ({ type: 'play', action: i % 2 ? 'next' : 'hand fish' })) // oxfmt-ignore
        const entries = [...hands, ...operations].map(entryOf)
        const [continued, whole]: unknown[][] = [[], []]
        let match: ReplayedMatch | null = null
        for (const count of entries.keys()) {
          const now = playable({ head, entries: entries.slice(0, count + 1) })
          const replayed = replayMatch(now, match)
          match = replayed.ok ? replayed.value : null
          const summary = match && summarize(match)
          if (count < hands.length) continue
          continued?.push(summary)
          whole?.push(summaryOf(now))
        }
        expect(continued).toEqual(whole)
      }),
      { numRuns: runs(20) },
    )
  })

  it('is read from its row, also from an older one, in which each win is an object', () => {
    for (const result of [
      played(WELLSIX, 'result 3 3', 'next', 'result 30 4'),
      played(TENNIS, 'hand fish'),
      played(TENNIS),
    ]) {
      expect(result).not.toBeNull()
      expect(readSummary(result && structuredClone(rowOfSummary(result)))).toEqual(result)
      expect(readSummary(structuredClone(result))).toEqual(result)
    }
  })

  it('is not read from a damaged row', () => {
    const row = (...numbers: readonly number[]) => ({ ...played(TENNIS), wins: Float64Array.from(numbers) })
    expect(readSummary(row(5, 2, 100))?.wins).toEqual([{ what: 'match', seat: 1, count: 2, at: 100 }])
    for (const numbers of [
      [-1, 1, 1],
      [0.5, 1, 1],
      [NaN, 1, 1],
      [0, NaN, 1],
      [0, 1, -1],
    ])
      expect(readSummary(row(...numbers)), `${numbers}`).toBeNull()
    expect(readSummary({ ...played(TENNIS), wins: new Uint8Array(3) })).toBeNull()
  })

  it('is null if no game can start', () => {
    expect(played(headOf('tennis', 'target none'))).toBeNull()
    expect(played(GRAFA)).not.toBeNull()
    expect(played({ ...GRAFA, game: 'tennis' })).toBeNull()
  })
})
