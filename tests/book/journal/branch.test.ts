import { describe, expect, it } from 'vitest'
import { branchOf, type BranchAt } from '../../../src/book/journal/begin.ts'
import type { Match } from '../../../src/book/journal/entries.ts'
import { valueOf } from '../results.ts'
import { amend, matchOf, note, play, undo } from './made.ts'
import { playable } from '../../rules.ts'

const TIMED = [
  note({ type: 'clock', seat: 1 }),
  'place 2H 0,1',
  note({ type: 'time-up', seat: 1, verdict: 'on' }),
  note({ type: 'help', seat: 1 }),
  note({ type: 'dealt', round: 1, hands: [['AS'], ['KD']] }),
  'place 3H 0,2',
  undo(1),
  amend(0, 1, 'place 4H 0,1'),
] as const

const MAKING = { now: () => 99, newId: () => 'branch' }
const branched = (match: Match, at: BranchAt): Match => valueOf(branchOf(playable(match), at, MAKING))
const deedsOf = ({ entries }: Match) => entries.map(({ at, what }) => [at, what])

describe('a branch of a match', () => {
  const match = matchOf(...TIMED)
  const done = match.entries.map(({ at, what }) => [at, what])

  it('of the whole match has all its entries, except those of the clock', () => {
    const branch = branched(match, {})
    expect(deedsOf(branch)).toEqual([1, 3, 4, 5, 6, 7].map(number => done[number]))
    expect(branch.entries.map(entry => [entry.match, entry.number])).toEqual([0, 1, 2, 3, 4, 5].map(n => ['branch', n]))
    expect(branch.head.origin).toEqual({ match: 'm', entries: 8 })
  })

  it('after some entries has only those entries', () => {
    const branch = branched(match, { entries: 6 })
    expect(deedsOf(branch)).toEqual([1, 3, 4, 5].map(number => done[number]))
    expect(branch.head.origin).toEqual({ match: 'm', entries: 6 })
  })

  it('after some plays has only plays that count, with their dealt cards', () => {
    const branch = branched(match, { plays: 1 })
    expect(deedsOf(branch)).toEqual([done[4], [7, { type: 'play', action: 'place 4H 0,1' }]])
    expect(branch.entries.map(entry => [entry.match, entry.number])).toEqual([
      ['branch', 0],
      ['branch', 1],
    ])
    expect(branch.head.origin).toEqual({ match: 'm', entries: 8 })
    expect(deedsOf(branched(match, { plays: 0 }))).toEqual([done[4]])
  })

  it('has the same settings as its match', () => {
    const { head: plain } = branched(match, {})
    expect(plain).toMatchObject({ format: 1, id: 'branch', created: 99 })
    for (const key of ['scoreOnly', 'help', 'app', 'clock']) expect(plain).not.toHaveProperty(key)
    const kind = { scoreOnly: true, help: 'off', app: [null, 'easy'], clock: { type: 'stopwatch' } } as const
    const { head } = branched({ ...match, head: { ...match.head, ...kind } }, {})
    expect(head).toMatchObject({ ...kind, format: 4 })
  })

  it('has the latest names', () => {
    const named = matchOf({ type: 'names', players: ['Cat', 'Dee'] })
    expect(branched(named, {}).head.players).toEqual(['Cat', 'Dee'])
  })

  it('can continue from a corrected deal, and after a loss on time', () => {
    const head = match.head.head.replace('7H', '8H')
    const ended = matchOf('place 2H 0,1', { type: 'setup', head, cells: ['0,0', '1,0'] }, { type: 'lost', seat: 1 })
    const branch = branched(ended, {})
    expect(branch.head.head).toContain('0,0 8H')
    expect(branch.entries.map(({ what }) => what)).toEqual([play('place 2H 0,1')])
  })
})
