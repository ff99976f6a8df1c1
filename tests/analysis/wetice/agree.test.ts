import { describe, expect, it } from 'vitest'
import { isLong, runs } from '../../runs.ts'
import { compareRandomGames } from './agree.ts'

const SWAPS = isLong ? runs(3_000) : 1_500

describe('the fast model of WetIce', () => {
  it('allows the same swaps as the referee, with the same outcomes', () => {
    expect(compareRandomGames(SWAPS, 1)).toBeGreaterThanOrEqual(SWAPS)
  })
})
