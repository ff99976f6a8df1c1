import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '../../../src/engine/cards.ts'
import { makeCode, parseCode, randomDealNumber } from '../../../src/games/deal-code.ts'
import { dealNumber, dealOf, DEALS } from '../../../src/games/grafa/deal.ts'

const numbers = fc.integer({ min: 0, max: DEALS - 1 })

/** Numbers spread over the range, the same ones in each run. */
const spread = (count: number): number[] => Array.from({ length: count }, (_, i) => (i * 123_456_791) % DEALS)

describe('a deal of Grafa', () => {
  it('never changes, since people give its code to friends', () => {
    expect(dealOf(0).join(' ')).toBe(
      'AS 2S 3S 4S 5S QD 8D AC TC JH TS 3C 8S TH 2C 9S AD JD 6C 4D KC 8H 7H 9C QH QS ' +
        '8C 2H 5D TD 5C 7C 9H KD JS QC KH 7S 7D 2D 6D 6H JC 4C AH KS 5H 6S 3D 9D 4H 3H',
    )
  })

  it('is a whole deck that depends only on its number, and the number can be computed from the deck', () => {
    fc.assert(
      fc.property(numbers, number => {
        const deck = dealOf(number)
        expect(dealOf(number)).toEqual(deck)
        expect([...deck].sort()).toEqual([...DECK].sort())
        expect(dealNumber(deck)).toBe(number)
      }),
    )
  })

  it('starts with a hand that differs for each of 20,000 numbers', () => {
    expect(dealOf(DEALS - 1).slice(0, 5)).toEqual(['KC', 'QC', 'JC', 'TC', '9C'])
    const hands = new Set(spread(20_000).map(number => dealOf(number).slice(0, 5).join()))
    expect(hands.size).toBe(20_000)
  })

  it('puts each card at each position about equally often', () => {
    const deals = spread(26_000).map(dealOf)
    const counts = new Map<string, number>()
    for (const deck of deals)
      deck.forEach((card, place) => counts.set(card + place, (counts.get(card + place) ?? 0) + 1))
    expect(counts.size).toBe(52 * 52)
    // 500 are expected for each card at each position. The bounds are six standard deviations away.
    expect(Math.min(...counts.values())).toBeGreaterThan(366)
    expect(Math.max(...counts.values())).toBeLessThan(634)
  })

  it('puts each card after each other card about equally often', () => {
    const counts = new Map<string, number>()
    for (const deck of spread(26_000).map(dealOf)) {
      deck
        .slice(5)
        .forEach((card, i, rest) => counts.set(card + rest[i + 1], (counts.get(card + rest[i + 1]) ?? 0) + 1))
    }
    const pairs = [...counts].filter(([pair]) => !pair.includes('undefined')).map(([, count]) => count)
    expect(pairs).toHaveLength(52 * 51)
    expect(Math.min(...pairs)).toBeGreaterThan(320)
    expect(Math.max(...pairs)).toBeLessThan(590)
  })

  it('has no number if it was not dealt by the app', () => {
    const [first = '', second = '', ...rest] = dealOf(7)
    expect(dealNumber([...dealOf(7)].reverse())).toBeNull()
    expect(dealNumber([first, second, ...[...rest].sort()])).toBeNull()
    expect(dealNumber([first, first, ...rest])).toBeNull()
    expect(dealNumber([])).toBeNull()
  })
})

describe('the code of a deal', () => {
  const SIGNS = '3456789ABCDEFGHJKMNPQRTUVWXYZ'
  const valueOf = (text: string): number | null => {
    const read = parseCode(text, DEALS)
    return read.ok ? read.value : null
  }

  it('has seven characters that encode the number', () => {
    fc.assert(
      fc.property(numbers, number => {
        const code = makeCode(number)
        expect(code).toMatch(/^[3-9A-HJKMNP-RT-Z]{3}-[3-9A-HJKMNP-RT-Z]{4}$/)
        expect(valueOf(code)).toBe(number)
      }),
    )
    expect([makeCode(0), makeCode(1), makeCode(DEALS - 1)]).toEqual(['333-3333', '433-3334', '9JJ-Y8JH'])
  })

  it('can be read in lower case, with spaces, and with the hyphen elsewhere', () => {
    const code = makeCode(123_456_789)
    const plain = code.replace('-', '')
    for (const text of [
      plain,
      plain.toLowerCase(),
      ` ${[...plain].join(' ')} `,
      `${plain.slice(0, 5)}-${plain.slice(5)}`,
    ]) {
      expect(valueOf(text)).toBe(123_456_789)
    }
  })

  it('can be typed with 2 instead of Z, and S instead of 5', () => {
    const numbersWith = spread(400).filter(number => /[Z5]/.test(makeCode(number)))
    expect(numbersWith).not.toEqual([])
    for (const number of numbersWith) {
      expect(valueOf(makeCode(number).replaceAll('Z', '2').replaceAll('5', 'S'))).toBe(number)
    }
  })

  it('is invalid after any wrong character, and after any swap of two adjacent characters', () => {
    const wrong = spread(40).flatMap(number => {
      const code = [...makeCode(number).replace('-', '')]
      const others = code.flatMap((sign, i) =>
        [...SIGNS].flatMap(each => (each === sign ? [] : code.with(i, each).join(''))),
      )
      const swapped = code.flatMap((sign, i) => {
        const next = code[i + 1]
        return next === undefined || next === sign
          ? []
          : code
              .with(i, next)
              .with(i + 1, sign)
              .join('')
      })
      return [...others, ...swapped]
    })
    expect(wrong.length).toBeGreaterThan(40 * 7 * 28)
    expect(wrong.filter(code => valueOf(code) !== null)).toEqual([])
  })

  it('is refused with a different error for each kind of problem', () => {
    expect(parseCode('', DEALS)).toEqual({ ok: false, error: { code: 'length', count: 0 } })
    expect(parseCode('K7M-4PQ', DEALS)).toEqual({ ok: false, error: { code: 'length', count: 6 } })
    expect(parseCode('K7M-4PQXX', DEALS)).toEqual({ ok: false, error: { code: 'length', count: 8 } })
    expect(parseCode('K7O-4PQX', DEALS)).toEqual({ ok: false, error: { code: 'sign', sign: 'O' } })
    expect(parseCode('333-3334', DEALS)).toEqual({ ok: false, error: { code: 'mistyped' } })
    expect(parseCode('ZZZ-ZZZ3', DEALS)).toEqual({ ok: false, error: { code: 'mistyped' } })
  })

  it('is valid for random deals', () => {
    for (let i = 0; i < 100; i++) expect(valueOf(makeCode(randomDealNumber(DEALS)))).not.toBeNull()
  })
})
