import { describe, expect, it } from 'vitest'
import { isLong } from '../runs.ts'
import { ANY, GUIDED, wonByHints } from './hinted.ts'

const NINE_OF_TEN = 0.9
const HOURS = 6 * 3_600_000
const LONG = 1000

/** Of each game as many as take a few seconds. */
const FEW: Readonly<Record<string, number>> = { WetIce: 1, Wellsix: 3, 'A Lifelike Tennis': 12, Grafa: 3 }

const gamesOf = (few: number): number => (isLong ? LONG : few)

describe('whoever obeys the hints', () => {
  it.each(GUIDED)(
    'wins nine of ten guided games of $title',
    hinted => {
      const games = gamesOf(FEW[hinted.title] ?? 1)
      expect(wonByHints(hinted, games).won).toBeGreaterThanOrEqual(NINE_OF_TEN * games)
    },
    HOURS,
  )

  it.each(ANY.filter(({ title }) => title !== 'Grafa'))(
    'wins nine of ten games of $title that nobody chose',
    hinted => {
      const games = gamesOf(1)
      expect(wonByHints(hinted, games).won).toBeGreaterThanOrEqual(NINE_OF_TEN * games)
    },
    HOURS,
  )
})
