import { describe, expect, it } from 'vitest'
import { isLong, runs } from '../../runs.ts'
import { playBoth } from './agree.ts'

const SWAPS = isLong ? runs(3_000) : 1_500

describe('the fast tables', () => {
  it('allow the same swaps as the referee, with the same outcomes', () => {
    expect(playBoth(SWAPS, 1)).toBeGreaterThanOrEqual(SWAPS)
  })
})
