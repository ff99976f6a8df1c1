import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUITS } from '../../../src/engine/cards.ts'
import { makeCode, parseCode, dealOfDay, randomBelow, randomNumbersFrom } from '../../../src/games/deal-code.ts'
import { DEALS as GRAFA_DEALS } from '../../../src/games/grafa/deal.ts'
import { dealNumber, dealOf, DEALS } from '../../../src/games/wetice/deal.ts'
import { isLong } from '../../runs.ts'

const DEALT = isLong ? 8_000 : 2_000

const numbers = fc.integer({ min: 0, max: DEALS - 1 })

/** Numbers spread over the range, the same ones in each run. */
function spread(count: number): number[] {
  const next = randomNumbersFrom(1)
  return Array.from({ length: count }, () => randomBelow(DEALS, next))
}

describe('a deal of WetIce', () => {
  it('never changes, since people give its code to friends', () => {
    expect([dealOf(0), dealOf(123_456_789)]).toEqual([
      'SSSSSSSSSSDCDHHCDCHDDHCSCCHHCDHDCDDSDHHCDHCDCHHC',
      'SCHHDSHDHHHCCSCHSDCSSHCHDCDSSCSDCDSDSDCSDHCCHDHD',
    ])
  })

  it('has twelve cards of each suit, and a number that can be computed from the deal or its code', () => {
    fc.assert(
      fc.property(numbers, number => {
        const deal = dealOf(number)
        expect([...deal].sort().join('')).toBe(['C', 'D', 'H', 'S'].map(suit => suit.repeat(12)).join(''))
        expect(dealNumber(deal)).toBe(number)
        expect(parseCode(makeCode(number), DEALS)).toEqual({ ok: true, value: number })
      }),
    )
    expect([0, 1, DEALS - 1].map(number => dealNumber(dealOf(number)))).toEqual([0, 1, DEALS - 1])
  })

  it('has no number if it was not dealt by the app', () => {
    expect(dealNumber([...dealOf(7)].reverse().join(''))).toBeNull()
    expect(dealNumber('?'.repeat(48))).toBeNull()
    expect(dealNumber('SHDC'.repeat(12))).toBeNull()
  })

  it('puts each suit at each square, and equal suits side by side, as often as a shuffled deck does', () => {
    const places = new Map<string, number>()
    let alike = 0
    for (const deal of spread(DEALT).map(dealOf)) {
      ;[...deal].forEach((suit, place) => {
        places.set(suit + place, (places.get(suit + place) ?? 0) + 1)
        if (place > 0 && deal[place - 1] === suit) alike++
      })
    }
    expect(places.size).toBe(SUITS.length * 48)
    // A quarter is expected for each suit, within six standard deviations.
    const far = 6 * Math.sqrt(DEALT * (1 / 4) * (3 / 4))
    expect(Math.min(...places.values())).toBeGreaterThan(DEALT / 4 - far)
    expect(Math.max(...places.values())).toBeLessThan(DEALT / 4 + far)
    // Of the 47 other cards in a deck, 11 have the suit of a given card.
    expect(alike / DEALT / 11).toBeCloseTo(1, 1)
  })
})

describe('the deal of the day', () => {
  const codeOf = (year: number, month: number, day: number, deals = DEALS): string =>
    makeCode(dealOfDay(new Date(year, month - 1, day), deals))

  it('depends only on the date, and never changes', () => {
    expect([codeOf(2026, 11, 22), codeOf(2027, 1, 1), codeOf(2028, 2, 29)]).toEqual([
      'HPZ-QDEG',
      'G5Y-KWAD',
      '74F-V68C',
    ])
    expect(codeOf(2028, 2, 29, GRAFA_DEALS)).toBe('PZC-YQ6C')
  })

  it('lasts from midnight to midnight, and differs each day', () => {
    expect(dealOfDay(new Date(2026, 10, 22, 0, 1), DEALS)).toBe(dealOfDay(new Date(2026, 10, 22, 23, 59), DEALS))
    const days = Array.from({ length: 366 }, (_, day) => dealOfDay(new Date(2028, 0, 1 + day), DEALS))
    expect(new Set(days).size).toBe(366)
  })
})
