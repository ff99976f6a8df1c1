import { describe, expect, it } from 'vitest'
import { SUITS } from '../../src/engine/cards.ts'
import { createRandom, shuffle } from '../../src/engine/random.ts'
import { CARDS_PER_SUIT } from '../../src/engine/wetice/board.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { table } from '../../src/lessons/wetice/table.ts'
import { isLong } from '../runs.ts'
import { firstGame } from './first-game.ts'

const GAMES = isLong ? 1000 : 1
const NINE_OF_TEN = 0.9
const HOURS = 6 * 3_600_000

/** Any deal, cleanup and all. */
function anyDeal(seed: number): string {
  const pack = SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit))
  const cards = shuffle(pack, createRandom(seed))
  const rows = Array.from({ length: 6 }, (_, row) => cards.slice(8 * row, 8 * row + 8).join(''))
  return table(rows.join(' '), { phase: 'cleanup' })
}

/** From the first card on, opened by the learner or not. */
const anyOpening = (seed: number): string =>
  ['game wellsix', 'players Ada, Ben', `opener ${(seed % 2) + 1}`, 'games 2', 'play'].join('\n')

const HEADS: readonly (readonly [string, AnyCourse, (seed: number) => string])[] = [
  ['WetIce', weticeCourse, anyDeal],
  ['Wellsix', wellsixCourse, anyOpening],
]

describe.each(HEADS)('whoever obeys the hints in %s', (_, course, headOf) => {
  it(
    'wins nine of ten games against the easy seat',
    () => {
      const isOver = (position: unknown): boolean => ['game-over', 'over'].includes(course.game.status(position).phase)
      let won = 0
      for (let seed = 1; seed <= GAMES; seed++) {
        const { position } = firstGame(course, headOf(seed), isOver, 7919 * seed)
        const [own = 0, other = 0] = course.game.status(position).scores
        if (own > other) won++
      }
      expect(won).toBeGreaterThanOrEqual(NINE_OF_TEN * GAMES)
    },
    HOURS,
  )
})
