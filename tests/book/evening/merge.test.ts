import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  endEvening,
  renameGuest,
  addGuest,
  markLeft,
  setPairing,
  type Change,
} from '../../../src/book/evening/changes.ts'
import { addStartedMatch } from '../../../src/book/evening/report.ts'
import {
  matchesOf,
  nameOf,
  type Evening,
  type Pairing,
  type Report,
  readEvening,
} from '../../../src/book/evening/evening.ts'
import { mergeEvenings } from '../../../src/book/evening/merge.ts'
import { reportedResults, addReport } from '../../../src/book/evening/outcome.ts'
import { eveningOf } from './evenings.ts'
import { NAMES } from '../../rules.ts'
import { some } from '../../runs.ts'

const couple = (evening: Evening, { guests }: Pairing): string =>
  guests
    .map(guest => nameOf(evening, guest))
    .sort()
    .join(' and ')

/** A result with the names of its players, independent of the order of their seats. */
function wordOf(evening: Evening, pairing: Pairing, { winner, scores = [], at, instead = [] }: Report): string {
  const [won = 0, ...byName] = [winner, ...scores]
  const scored = pairing.guests.map((guest, seat) => `${nameOf(evening, guest)} ${byName[seat]}`).sort()
  return `${couple(evening, pairing)}: ${won ? nameOf(evening, pairing.guests[won - 1] ?? 0) : winner}, ${scored}, at ${at} instead of ${instead}`
}

const wordsIn = (evening: Evening): readonly string[] =>
  evening.pairings.flatMap(pairing => (pairing.told ?? []).map(told => wordOf(evening, pairing, told)))

const two = fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 2], [1, 2, 3, 4], [4, 2, 1, 3])
const result = fc.oneof(
  fc.constant(null),
  fc.record({ winner: fc.constantFrom(0, 1, 2), scores: fc.constantFrom(null, [3, 1], [1, 3]) }),
)

/** Random changes to an evening; `at` keeps the times of the two copies apart. */
const changeAt = (at: number): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.tuple(two, result).map(([guests, told]) => setPairing(null, addReport({ guests }, fit(guests, told), at))),
    fc.tuple(fc.nat(5), result).map(([index, told]): Change => evening => {
      const before = evening.pairings[index % Math.max(1, evening.pairings.length)]
      return before ? setPairing(before, addReport(before, fit(before.guests, told), at))(evening) : evening
    }),
    two.map(
      (guests): Change =>
        evening =>
          setPairing(null, { guests })(evening),
    ),
    fc.tuple(two, fc.constantFrom('m', `m${at}`)).map(([guests, name]): Change => evening => {
      const match = `${name}-${[...guests].sort().join('')}`
      return evening.pairings.some(each => each.match === match) ? evening : addStartedMatch(match, guests)(evening)
    }),
    fc.constantFrom('Fay', `Guest ${at}`).map(addGuest),
    fc.constantFrom(1, 2).map(markLeft),
    fc.constant(endEvening(at)),
  )

type Fit = (
  guests: readonly number[],
  told: typeof result extends fc.Arbitrary<infer T> ? T : never,
) => Parameters<typeof addReport>[1]
const fit: Fit = (guests, told) =>
  told && (guests.length === 2 ? told : { ...told, scores: told.scores && [...told.scores, 0, 2] })

const copyOf = (evening: Evening, changes: readonly Change[], touched: number): Evening => ({
  ...changes.reduce((now, change) => change(now), evening),
  touched,
})

const changesFrom = (at: number) => fc.tuple(...Array.from({ length: 4 }, (_, index) => changeAt(at + 3 * index)))

/** Two copies of an evening that have changed since they were equal. */
const copies = fc
  .tuple(changesFrom(10), changesFrom(40), changesFrom(41), fc.nat(2), fc.nat(2))
  .map(([before, mine, others, first, second]): readonly [Evening, Evening] => {
    const started = copyOf(eveningOf(4), before, 9)
    return [copyOf(started, mine, 10 + first), copyOf(started, others, 10 + second)]
  })

const holds = (property: (a: Evening, b: Evening) => void): void =>
  fc.assert(
    fc.property(copies, ([a, b]) => void property(a, b)),
    { numRuns: some(300) },
  )

describe('two copies of an evening', () => {
  it('give equal results when they are merged in either order', () => {
    holds((a, b) => expect(mergeEvenings(a, b)).toEqual(mergeEvenings(b, a)))
  })

  it('don’t change the merged evening when they are merged into it again, and it can be read back', () => {
    holds((a, b) => {
      const { evening } = mergeEvenings(a, b)
      expect(mergeEvenings(a, a).evening).toEqual(a)
      expect([mergeEvenings(evening, a).evening, mergeEvenings(b, evening).evening]).toEqual([evening, evening])
      expect(readEvening(evening, NAMES)).toEqual(evening)
    })
  })

  it('lose no report, no match and no meeting', () => {
    holds((a, b) => {
      const { evening } = mergeEvenings(a, b)
      const meetings = (one: Evening, of: string): number =>
        one.pairings.filter(each => couple(one, each) === of).length
      for (const copy of [a, b]) {
        expect(wordsIn(evening)).toEqual(expect.arrayContaining([...wordsIn(copy)]))
        for (const pairing of copy.pairings) {
          expect(evening.pairings.flatMap(matchesOf)).toEqual(expect.arrayContaining([...matchesOf(pairing)]))
          expect(meetings(evening, couple(copy, pairing))).toBeGreaterThanOrEqual(meetings(copy, couple(copy, pairing)))
        }
      }
    })
  })

  it('list the pairings with two results until one of the results is chosen', () => {
    holds((a, b) => {
      const { evening, differing } = mergeEvenings(a, b)
      const open = evening.pairings.filter(pairing => reportedResults(pairing).length > 1)
      expect(differing).toHaveLength(open.length)
      const chosen = open.reduce(
        (now, pairing) => setPairing(pairing, addReport(pairing, reportedResults(pairing)[1] ?? null, 99))(now),
        evening,
      )
      for (const copy of [a, b]) expect(mergeEvenings({ ...chosen, touched: 99 }, copy).differing).toEqual([])
    })
  })

  it('are merged with the new name of a renamed guest who has a match in both', () => {
    const started = addStartedMatch('m', [1, 2])(eveningOf(2))
    const renamed = { ...renameGuest(2, 'Benedict')(started), touched: 9 }
    expect(mergeEvenings(started, renamed).evening).toEqual(renamed)
    expect(mergeEvenings(renamed, started).evening).toEqual(renamed)
  })
})

describe('reports of one pairing', () => {
  const open: Pairing = { guests: [1, 2] }
  const told = (pairing: Pairing, touched: number) => setPairing(null, pairing)(eveningOf(2, { touched }))
  const ben = addReport(open, { winner: 2, scores: [1, 3] }, 6)

  it('that differ on two phones are all stored, in either order of seats, and none counts', () => {
    const { evening, differing } = mergeEvenings(
      told(ben, 6),
      told(addReport({ guests: [2, 1] }, { winner: 2, scores: null }, 7), 7),
    )
    expect(evening.pairings).toEqual([
      {
        guests: [2, 1],
        told: [
          { winner: 1, scores: [3, 1], at: 6 },
          { winner: 2, at: 7 },
        ],
      },
    ])
    expect(differing).toEqual([['Ben', 'Ada']])
  })

  it('that agree on two phones are one result, with the scores from either phone', () => {
    const { evening, differing } = mergeEvenings(told(ben, 6), told(addReport(open, { winner: 2, scores: null }, 7), 7))
    expect([differing, evening.pairings.flatMap(reportedResults)]).toEqual([
      [],
      [{ winner: 2, scores: [1, 3], at: 6, by: 'people' }],
    ])
  })

  it('that are corrected on one phone are corrected on both', () => {
    const corrected = addReport(ben, { winner: 1, scores: null }, 8)
    const { evening, differing } = mergeEvenings(told(ben, 9), told(corrected, 8))
    expect([differing, evening.pairings]).toEqual([[], [corrected]])
    expect(corrected.told.at(-1)).toEqual({ winner: 1, at: 8, instead: [6] })
  })

  it('can be withdrawn, even if the clock was set back meanwhile', () => {
    const back = addReport(ben, null, 2)
    expect([reportedResults(back), back.told.at(-1)]).toEqual([[], { winner: null, at: 7, instead: [6] }])
  })
})

describe('the guest who entered a result', () => {
  it('is recognised after a merge has changed the guest’s number', () => {
    const [mine, theirs] = [eveningOf(4), eveningOf(4)]
    const here = addGuest('Zoe')(mine)
    const there = setPairing(
      null,
      addReport({ guests: [1, 2] }, { winner: 1, scores: null }, { at: 7, guest: 6 }),
    )(addGuest('Yan')(addGuest('Max')(theirs)))
    const { evening } = mergeEvenings({ ...here, touched: 9 }, there)
    const names = evening.pairings.flatMap(({ told = [] }) => told.map(({ guest = 0 }) => nameOf(evening, guest)))
    expect(names).toEqual(['Yan'])
    expect(readEvening(evening, NAMES)).toEqual(evening)
  })
})
