import { describe, expect, it } from 'vitest'
import { runs } from '../runs.ts'
import { ANY, GUIDED, playByHints } from './hinted.ts'

const NINE_OF_TEN = 0.9
const HOURS = 6 * 3_600_000
/** 1,000 in a long run with the usual RUNS=20. */
const GAMES = runs(50)

describe('following the hints', () => {
  it.each(GUIDED)(
    'wins at least nine of ten guided games of $title',
    hinted => {
      expect(playByHints(hinted, GAMES).won).toBeGreaterThanOrEqual(NINE_OF_TEN * GAMES)
    },
    HOURS,
  )

  it.each(ANY.filter(({ title }) => title !== 'Grafa'))(
    'wins at least nine of ten random games of $title',
    hinted => {
      expect(playByHints(hinted, GAMES).won).toBeGreaterThanOrEqual(NINE_OF_TEN * GAMES)
    },
    HOURS,
  )
})
