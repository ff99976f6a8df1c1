import { describe, expect, it } from 'vitest'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { firstGame } from './first-game.ts'

const phaseOf = ({ game }: AnyCourse, position: unknown): string => game.status(position).phase

/** Each first game that is dealt, what has to come up in it, and how many moves it may take. */
const GAMES = [
  { course: weticeCourse, deals: 3, notes: ['score', 'fall', 'chain', 'owner', 'give', 'over'], most: 20 },
  { course: wellsixCourse, deals: 3, notes: ['main', 'two-moves', 'capture', 'isolate', 'game-over'], most: 30 },
  { course: grafaCourse, deals: 5, notes: ['dig', 'draw', 'return', 'use', 'arrange', 'over'], most: 50 },
] as const

describe.each(GAMES.map(each => [each.course.game.name, each] as const))('a first game of %s', (_, game) => {
  const course: AnyCourse = game.course

  it.each(Array.from({ length: game.deals }, (__, seed) => seed))(
    'meets what the game is made of, and is won by hints: deal %i',
    seed => {
      const isOver = (position: unknown): boolean => ['game-over', 'over'].includes(phaseOf(course, position))
      const { actions, given, position, told } = firstGame(course, course.guide.deal(seed), isOver)
      expect(given).toEqual(expect.arrayContaining([...game.notes]))
      expect(actions.length).toBeLessThanOrEqual(game.most)
      expect(told.every(text => text.length < 200 && text.trim().split(' ').length > 3)).toBe(true)
      const [own = 0, other = 0] = course.game.status(position).scores
      expect(own).toBeGreaterThan(other)
    },
  )
})
