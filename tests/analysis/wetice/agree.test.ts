import { describe, expect, it } from 'vitest'
import { playBoth } from './agree.ts'

describe('the fast tables', () => {
  it('allow the same swaps as the referee, and come to the same', () => {
    expect(playBoth(20_000, 1)).toBeGreaterThanOrEqual(20_000)
  })
})
