import { describe, expect, it } from 'vitest'
import { createRandom, shuffle } from '../../src/engine/random.ts'

describe('the seeded random generator', () => {
  it('repeats its numbers for the same seed, but not for another seed', () => {
    const numbers = (seed: number): number[] => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(numbers(7)).toEqual(numbers(7))
    expect(numbers(7)).not.toEqual(numbers(8))
  })

  it('makes all numbers below a limit about equally often', () => {
    const random = createRandom(1)
    const counts = Array.from({ length: 6 }, () => 0)
    for (let i = 0; i < 60_000; i++) {
      const number = random.below(6)
      counts[number] = (counts[number] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('shuffles an array in place, with every order equally likely', () => {
    const random = createRandom(2)
    const orders = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(['a', 'b', 'c'], random).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(300)
  })
})
