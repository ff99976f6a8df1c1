import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Deed, MatchHead } from '../../src/book/journal/entries.ts'
import type { Move } from '../../src/book/journal/replay.ts'
import { replayMatch } from '../../src/book/journal/replayed.ts'
import { createStruck } from '../../src/table/struck.ts'
import { amend, entriesOf, play, undo } from '../book/journal/made.ts'
import { valueOf } from '../book/results.ts'

const HEAD: MatchHead = {
  format: 1,
  id: 'm',
  game: 'tennis',
  head: 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 9\nplay',
  players: [],
  created: 1,
}

const action = fc.constantFrom('play K', 'play 4', 'play 9', 'hand fish', 'next')
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: action.map(play) },
  fc.integer({ min: 1, max: 4 }).map(undo),
  fc.integer({ min: 1, max: 4 }).map((count): Deed => ({ type: 'redo', count })),
  fc
    .tuple(fc.nat(9), fc.nat(2), fc.array(action, { maxLength: 2 }))
    .map(([from, remove, insert]) => amend(from, remove, ...insert)),
)

it('a struck play is told as it was when it was made, or not at all', () => {
  let told = 0
  let untold = 0
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), deeds => {
      const entries = entriesOf(...deeds)
      const made = new Map<string, Move>()
      for (const { number } of entries) {
        const { timeline, replay } = valueOf(replayMatch({ head: HEAD, entries: entries.slice(0, number + 1) }))
        for (const [place, { key }] of timeline.line.entries()) {
          const move = replay.moves[place]
          if (move && !made.has(key)) made.set(key, move)
        }
      }
      const { timeline, replay } = valueOf(replayMatch({ head: HEAD, entries }))
      const struckAs = createStruck(timeline.log, replay)
      const struck = timeline.log.filter(({ place }) => place === null).toReversed()
      const known = struck.flatMap(item => (struckAs(item) ? [item] : []))
      expect(known.map(struckAs)).toEqual(known.map(({ key }) => made.get(key)))
      told += known.length
      untold += struck.length - known.length
    }),
    { numRuns: 300 },
  )
  expect(told).toBeGreaterThan(untold)
  expect(untold).toBeGreaterThan(0)
})
