import { describe, expect, it } from 'vitest'
import { joins, leaves, pairs, ties } from '../../../src/book/evening/changes.ts'
import { present, type Evening } from '../../../src/book/evening/evening.ts'
import { nextOf, planOf, roundRobin, toPlay } from '../../../src/book/evening/plan.ts'
import { eveningOf } from './evenings.ts'

const COUNTS = Array.from({ length: 11 }, (_, index) => index + 2)
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const key = (pair: readonly number[]): string => [...pair].sort((a, b) => a - b).join('-')
const open = (evening: Evening): string[] => toPlay(evening).map(({ guests }) => key(guests))

describe('a round-robin', () => {
  it.each(COUNTS)(
    'of %i has everybody meet everybody once, nobody twice in a round, in as few rounds as can be',
    count => {
      const rounds = roundRobin(numbers(count))
      const all = rounds.flat().map(key)
      expect(new Set(all).size).toBe((count * (count - 1)) / 2)
      expect(all).toHaveLength((count * (count - 1)) / 2)
      expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count)
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2)
    },
  )

  it.each(COUNTS)(
    'of %i lets each rest as often as the others, and sit first as often as second, or once more',
    count => {
      const rounds = roundRobin(numbers(count))
      for (const guest of numbers(count)) {
        expect(rounds.filter(round => !round.flat().includes(guest))).toHaveLength(count % 2)
        const first = rounds.flat().filter(([a]) => a === guest).length
        expect(Math.abs(first * 2 - (count - 1))).toBeLessThanOrEqual(1)
      }
    },
  )

  it('of one, or of nobody, has no pair', () => {
    expect([roundRobin([1]).flat(), roundRobin([])]).toEqual([[], []])
  })
})

describe('who is to play', () => {
  it('is who has not met, round by round', () => {
    const evening = ties('m1', [1, 3])(eveningOf(4))
    expect(open(eveningOf(4))).toHaveLength(6)
    expect(open(evening)).toEqual(open(eveningOf(4)).filter(pair => pair !== '1-3'))
  })

  it('is whoever was paired by hand, where everybody need not meet', () => {
    const evening = eveningOf(4, { everyone: false })
    expect(open(evening)).toEqual([])
    expect(open(pairs(null, { guests: [4, 1] })(evening))).toEqual(['1-4'])
  })

  it('is not who has left; what they played stays, beside the rounds', () => {
    const evening = leaves(1)(ties('m1', [1, 3])(eveningOf(5)))
    expect(open(evening).some(pair => pair.includes('1'))).toBe(false)
    expect(open(evening)).toHaveLength(6)
    expect(planOf(evening).beside.map(({ pairing }) => pairing?.match)).toEqual(['m1'])
  })

  it('is also whoever has joined, against everybody', () => {
    const played = open(eveningOf(5)).map(pair => pair.split('-').map(Number))
    const all = played.reduce<Evening>((evening, [a = 0, b = 0], i) => ties(`m${i}`, [a, b])(evening), eveningOf(5))
    expect(open(all)).toEqual([])
    const joined = joins('Fay')(all)
    expect(present(joined)).toHaveLength(6)
    expect(open(joined).sort()).toEqual(['1-6', '2-6', '3-6', '4-6', '5-6'])
  })

  it('plays again where they are paired again', () => {
    const evening = pairs(null, { guests: [3, 1] })(ties('m1', [1, 3])(eveningOf(3)))
    expect(open(evening)).toContain('1-3')
    expect(planOf(evening).beside).toHaveLength(1)
  })

  it('is nobody when the evening is over', () => {
    expect(toPlay(eveningOf(4, { ended: 9 }))).toEqual([])
  })

  it('rests once in five rounds of five', () => {
    expect(planOf(eveningOf(5)).rounds.map(({ resting }) => resting)).toEqual([[5], [4], [3], [2], [1]])
  })
})

describe('the next two', () => {
  it('are the first of whom neither is at a table', () => {
    const first = nextOf(eveningOf(4), new Set())
    expect(first?.guests).toEqual(planOf(eveningOf(4)).rounds[0]?.fixtures[0]?.guests)
    const busy = new Set(first?.guests ?? [])
    expect(nextOf(eveningOf(4), busy)?.guests.some(guest => busy.has(guest))).toBe(false)
    expect(nextOf(eveningOf(3), new Set([1, 2]))).toBeNull()
  })
})
