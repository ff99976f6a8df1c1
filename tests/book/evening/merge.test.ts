import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ends, isCalled, joins, pairs, ties, type Change } from '../../../src/book/evening/changes.ts'
import { nameOf, type Evening, type Pairing } from '../../../src/book/evening/evening.ts'
import { mergeEvenings } from '../../../src/book/evening/merge.ts'
import { readEvening } from '../../../src/book/evening/schema.ts'
import { eveningOf } from './evenings.ts'
import { NAMES } from '../../rules.ts'

const couple = (evening: Evening, { guests }: Pairing): string =>
  guests
    .map(guest => nameOf(evening, guest))
    .sort()
    .join(' and ')

/** What each pairing came to, by names; in no order. */
const resultsIn = (evening: Evening): readonly string[] =>
  evening.pairings
    .map(pairing => {
      const { told, match = 'no match' } = pairing
      const winner = told?.winner ? nameOf(evening, pairing.guests[told.winner - 1] ?? 0) : told?.winner
      return `${couple(evening, pairing)}: ${match}, ${winner} at ${told?.at}`
    })
    .sort()

const two = fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 2]) satisfies fc.Arbitrary<Pairing['guests']>
const winner = fc.constantFrom(0 as const, 1 as const, 2 as const)

/** What people do in an evening; `at` tells one moment from another, of either copy. */
const changeAt = (at: number): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.tuple(two, winner).map(([guests, won]) => pairs(null, { guests, told: { winner: won, at } })),
    fc.tuple(fc.nat(5), winner).map(([index, won]): Change => evening => {
      const before = evening.pairings[index % Math.max(1, evening.pairings.length)]
      return before ? pairs(before, { ...before, told: { winner: won, at } })(evening) : evening
    }),
    two.map(
      (guests): Change =>
        evening =>
          pairs(null, { guests })(evening),
    ),
    fc.tuple(two, fc.constantFrom('m', `m${at}`)).map(([guests, name]): Change => evening => {
      const match = `${name}-${[...guests].sort().join('')}`
      return evening.pairings.some(each => each.match === match) ? evening : ties(match, guests)(evening)
    }),
    fc.constantFrom('Eva', `Guest ${at}`).map(joins),
    fc.constant(ends(at)),
  )

const copyOf = (evening: Evening, changes: readonly Change[], touched: number): Evening => ({
  ...changes.reduce((now, change) => change(now), evening),
  touched,
})

const changesFrom = (at: number) => fc.tuple(...Array.from({ length: 4 }, (_, index) => changeAt(at + 2 * index)))

const copies = fc
  .tuple(changesFrom(10), changesFrom(20), changesFrom(21), fc.nat(2), fc.nat(2))
  .map(([before, mine, others, first, second]): readonly [Evening, Evening] => {
    const begun = copyOf(eveningOf(3), before, 9)
    return [copyOf(begun, mine, 10 + first), copyOf(begun, others, 10 + second)]
  })

describe('two copies of an evening', () => {
  it('come to the same results whichever is brought into the other, and however often', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const { evening, differing } = mergeEvenings(a, b)
        const other = mergeEvenings(b, a)
        expect(resultsIn(evening)).toEqual(resultsIn(other.evening))
        expect(differing.map(names => names.toSorted()).sort()).toEqual(
          other.differing.map(names => names.toSorted()).sort(),
        )
        expect([mergeEvenings(evening, b).evening, mergeEvenings(evening, a).evening]).toEqual([evening, evening])
        expect(readEvening(evening, NAMES)).toEqual(evening)
      }),
      { numRuns: 300 },
    )
  })

  it('lose no match and no result: what was told otherwise is named', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const { evening, differing } = mergeEvenings(a, b)
        const merged = resultsIn(evening)
        for (const copy of [a, b]) {
          for (const pairing of copy.pairings) {
            const names = couple(copy, pairing)
            const [result = ''] = resultsIn({ ...copy, pairings: [pairing] })
            const won = result.replace(/.*, | at .*/g, '')
            expect(merged.filter(each => each.startsWith(names)).length).toBeGreaterThanOrEqual(
              resultsIn(copy).filter(each => each.startsWith(names)).length,
            )
            const isNamed = differing.some(each => each.toSorted().join(' and ') === names)
            const has = (part: string): boolean => merged.some(each => each.startsWith(names) && each.includes(part))
            expect([pairing.match, pairing.told && !isNamed ? `, ${won} at` : undefined]).toSatisfy(
              (parts: readonly (string | undefined)[]) => parts.every(part => part === undefined || has(part)),
            )
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('know somebody who is called otherwise by now by the match they sit at', () => {
    const begun = ties('m', [1, 2])(eveningOf(2))
    const renamed = { ...isCalled(2, 'Benedict')(begun), touched: 9 }
    expect(mergeEvenings(begun, renamed).evening).toEqual(renamed)
    expect(mergeEvenings(renamed, begun).evening).toEqual(renamed)
  })

  it('have the result that was told last of one pairing, and say so', () => {
    const told = (won: 1 | 2, at: number) =>
      pairs(null, { guests: [1, 2], told: { winner: won, at } })(eveningOf(2, { touched: at }))
    const { evening, differing } = mergeEvenings(told(2, 6), told(1, 7))
    expect(evening.pairings).toEqual(told(1, 7).pairings)
    expect(differing).toEqual([['Ada', 'Ben']])
  })
})
