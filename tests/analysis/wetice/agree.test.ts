import { describe, expect, it } from 'vitest'
import { isLong, runs } from '../../runs.ts'
import { playBoth } from './agree.ts'

const SWAPS = isLong ? runs(3_000) : 1_500

describe('the fast tables', () => {
  it('allow the same swaps as the referee, and come to the same', () => {
    expect(playBoth(SWAPS, 1)).toBeGreaterThanOrEqual(SWAPS)
  })
})
