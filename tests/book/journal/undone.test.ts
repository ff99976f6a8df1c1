import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation, MatchHead } from '../../../src/book/journal/entries.ts'
import { type Move, replayMatch, createUndoneJudge } from '../../../src/book/journal/replay.ts'
import { amend, entriesOf, play, undo } from './made.ts'
import { valueOf } from '../results.ts'
import { playable } from '../../rules.ts'
import { runs } from '../../runs.ts'

const HEAD: MatchHead = {
  format: 1,
  id: 'm',
  game: 'tennis',
  head: 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 9\nplay',
  players: [],
  created: 1,
}

const action = fc.constantFrom('play K', 'play 4', 'play 9', 'hand fish', 'next')
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: action.map(play) },
  fc.integer({ min: 1, max: 4 }).map(undo),
  fc.integer({ min: 1, max: 4 }).map((count): Operation => ({ type: 'redo', count })),
  fc
    .tuple(fc.nat(9), fc.nat(2), fc.array(action, { maxLength: 2 }))
    .map(([from, remove, insert]) => amend(from, remove, ...insert)),
)

/** The plays of a match that no longer count, with their descriptions. */
function undoneIn(...operations: readonly Operation[]) {
  const { timeline, replay } = valueOf(replayMatch(playable({ head: HEAD, entries: entriesOf(...operations) })))
  const undoneAs = createUndoneJudge(timeline.log, replay)
  return timeline.log
    .filter(({ place }) => place === null)
    .toReversed()
    .map(item => ({ key: item.key, told: undoneAs(item) }))
}

describe('an undone or replaced play', () => {
  it('has the description that it had when it was made, or none', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), operations => {
        const entries = entriesOf(...operations)
        const made = new Map<string, Move>()
        for (const { number } of entries) {
          const { timeline, replay } = valueOf(
            replayMatch(playable({ head: HEAD, entries: entries.slice(0, number + 1) })),
          )
          for (const [place, { key }] of timeline.line.entries()) {
            const move = replay.moves[place]
            if (move && !made.has(key)) made.set(key, move)
          }
        }
        const known = undoneIn(...operations).filter(({ told }) => told)
        expect(known.map(({ told }) => told)).toEqual(known.map(({ key }) => made.get(key)))
      }),
      { numRuns: runs(150) },
    )
  })

  it('is described if the plays before it still count, or no longer count either', () => {
    const told = undoneIn(play('play K'), play('play 4'), play('hand fish'), undo(2))
    expect(told.map(each => each.told?.action)).toEqual(['hand fish', 'play 4'])
  })

  it('is not described if a play before it was amended', () => {
    const told = undoneIn(play('play K'), play('play 4'), play('hand fish'), undo(1), amend(0, 1, 'play 9'))
    expect(told.map(each => each.told?.action)).toEqual([undefined, 'play K'])
  })
})
