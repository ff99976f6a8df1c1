import { describe, expect, it } from 'vitest'
import { runs } from '../../runs.ts'
import { playBoth } from './agree.ts'

const SWAPS = runs(3_000)

describe('the fast tables', () => {
  it('allow the same swaps as the referee, and come to the same', () => {
    expect(playBoth(SWAPS, 1)).toBeGreaterThanOrEqual(SWAPS)
  })
})
