import { array, assert, double, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withAtMostTwelve, type Probabilities } from '../../src/photo/counts.ts'

const sure = (suit: number): Probabilities => [0, 1, 2, 3, 4].map(k => +(k === suit))

/** Computes the chances of `withAtMostTwelve` by enumerating every possible deal. */
function naive(cells: readonly Probabilities[]): number[][] {
  const sums = cells.map(() => [0, 0, 0, 0, 0])
  const suits: number[] = []
  const go = (weight: number): void => {
    const cell = cells[suits.length]
    if (!cell) {
      suits.forEach((suit, k) => {
        const sum = sums[k]
        if (sum) sum[suit] = (sum[suit] ?? 0) + weight
      })
      return
    }
    cell.forEach((chance, suit) => {
      if (chance === 0 || (suit < 4 && suits.filter(each => each === suit).length === 12)) return
      suits.push(suit)
      go(weight * chance)
      suits.pop()
    })
  }
  go(1)
  return sums.map(sum => sum.map(each => each / sum.reduce((a, b) => a + b, 0)))
}

const rounded = (cells: readonly Probabilities[]): string[] =>
  cells.map(cell => cell.map(chance => chance.toFixed(6)).join(' '))

describe('reading with at most twelve cards of a suit', () => {
  it('gives each cell the same chances as an enumeration of all deals', () => {
    const doubtful = tuple(nat(4), nat(4), double({ min: 0.01, max: 0.99, noNaN: true })).map(
      ([a, b, p]): Probabilities => [0, 1, 2, 3, 4].map(k => (k === a ? p : 0) + (k === b ? 1 - p : 0)),
    )
    const cells = tuple(array(doubtful, { minLength: 2, maxLength: 5 }), nat(3))
      .map(([some, suit]) => [...Array.from({ length: 10 }, () => sure(suit)), ...some])
      // Only cases in which a deal with at most twelve cards of each suit is possible.
      .filter(all => naive(all).every(sum => sum.every(Number.isFinite)))
    assert(
      property(cells, all => {
        expect(rounded(withAtMostTwelve(all))).toEqual(rounded(naive(all)))
      }),
      { numRuns: 20 },
    )
  })

  it('rules out the suits that already have twelve cards', () => {
    const rest = [0, 1, 2, 3].flatMap(suit => Array.from({ length: suit === 3 ? 11 : 12 }, () => sure(suit)))
    const [last] = withAtMostTwelve([[0.49, 0, 0, 0.5, 0.01], ...rest])
    expect(rounded([last ?? []])).toEqual(rounded([[0, 0, 0, 0.5 / 0.51, 0.01 / 0.51]]))
  })
})
