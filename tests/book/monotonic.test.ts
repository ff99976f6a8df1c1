import { describe, expect, it } from 'vitest'
import { createMonotonic } from '../../src/book/monotonic.ts'

describe('a monotonic clock', () => {
  it('is that of the device, goes on though it is set back, and follows it ahead', () => {
    let [wall, ticks] = [1_000_000, 50]
    const now = createMonotonic(
      () => wall,
      () => ticks,
    )
    expect(now()).toBe(1_000_000)
    wall -= 500_000
    ticks += 2_000.5
    expect(now()).toBe(1_002_000)
    // Asleep, ticks rest.
    wall = 1_900_000
    expect(now()).toBe(1_900_000)
    expect(now(2_000_000)).toBe(2_000_000)
    ticks += 10
    expect(now()).toBe(2_000_010)
  })
})
