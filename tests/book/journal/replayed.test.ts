import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation, Entry, Match, MatchHead } from '../../../src/book/journal/entries.ts'
import { replayMatch } from '../../../src/book/journal/replayed.ts'
import { valueOf } from '../results.ts'
import { playable } from '../../rules.ts'

const head: MatchHead = {
  format: 1,
  id: 'm',
  game: 'tennis',
  head: 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 9\nplay',
  players: [],
  created: 1,
}
const entriesOf = (operations: readonly Operation[], id: string): Entry[] =>
  operations.map((what, number) => ({ format: 1, match: 'm', number, id: `${id}${number}`, at: number, what }))

const actions = fc.constantFrom('hand fish', 'hand ghost', 'next', 'play K', 'no action')
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: actions.map((action): Operation => ({ type: 'play', action })) },
  fc.integer({ min: 1, max: 3 }).map((count): Operation => ({ type: 'undo', count })),
  fc.integer({ min: 1, max: 3 }).map((count): Operation => ({ type: 'redo', count })),
  fc.constant<Operation>({ type: 'names', players: ['Ann', 'Bea', 'Cat', 'Dee'] }),
  fc
    .tuple(fc.nat(9), fc.nat(2), fc.array(actions, { maxLength: 2 }))
    .map(([from, remove, insert]): Operation => ({ type: 'amend', from, remove, insert })),
)
const operations = fc.array(operation, { maxLength: 25 })

const whole = (match: Match) => valueOf(replayMatch(playable(match)))

const HAND: Operation = { type: 'play', action: 'hand fish' }
const NEXT: Operation = { type: 'play', action: 'next' }

describe('a match that goes on', () => {
  it('keeps what was ruled on, and what stands in its log', () => {
    const entries = entriesOf([HAND, NEXT, HAND], 'e')
    const earlier = whole({ head, entries: entries.slice(0, 2) })
    const { replay, timeline } = valueOf(replayMatch(playable({ head, entries }), earlier))
    expect(replay.moves[1]).toBe(earlier.replay.moves[1])
    expect(timeline.log[1]).toBe(earlier.timeline.log[1])
  })

  it('has what another window wrote in the place of its last entry', () => {
    const [first] = entriesOf([HAND], 'e')
    const [, second] = entriesOf([HAND, NEXT], 'f')
    if (!first || !second) throw new Error('none')
    const earlier = whole({ head, entries: entriesOf([HAND, HAND], 'e').with(0, first) })
    const match = { head, entries: [first, second] }
    expect(valueOf(replayMatch(playable(match), earlier))).toEqual(whole(match))
    const shorter = { head, entries: [first] }
    expect(valueOf(replayMatch(playable(shorter), earlier))).toEqual(whole(shorter))
  })

  it('is played anew from a head that was corrected', () => {
    const entries = entriesOf([HAND], 'e')
    const match = { head: { ...head, head: head.head.replace('target 9', 'target 1') }, entries }
    expect(valueOf(replayMatch(playable(match), whole({ head, entries })))).toEqual(whole(match))
  })

  it('is what it is when it is played through from its beginning', () => {
    fc.assert(
      fc.property(operations, fc.nat(25), (all, cut) => {
        const entries = entriesOf(all, 'e')
        const earlier = whole({ head, entries: entries.slice(0, cut) })
        expect(valueOf(replayMatch(playable({ head, entries }), earlier))).toEqual(whole({ head, entries }))
      }),
    )
  })

  it('is so too where another window has written something else', () => {
    fc.assert(
      fc.property(operations, operations, (here, there) => {
        const earlier = whole({ head, entries: entriesOf(here, 'e') })
        const match = { head, entries: entriesOf(there, 'f') }
        expect(valueOf(replayMatch(playable(match), earlier))).toEqual(whole(match))
      }),
    )
  })
})
