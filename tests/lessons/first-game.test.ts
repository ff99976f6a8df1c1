import { describe, expect, it } from 'vitest'
import { findRuns } from '../../src/engine/wetice/runs.ts'
import { outcomeOf, sceneOf } from '../../src/lessons/lesson.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { byTurns } from '../runs.ts'
import { COURSES } from './all.ts'
import { firstGame, MECHANIC_NOTES } from './first-game.ts'

/**
 * For each game: the number of first games that are dealt, the notes and events that must occur in each of them, and
 * the maximum number of actions.
 */
const GAMES: Readonly<
  Record<string, { deals: number; notes: readonly string[]; events: readonly string[]; most: number }>
> = {
  wetice: { deals: 3, notes: ['over'], events: ['match', 'fall', 'give'], most: 12 },
  wellsix: {
    deals: 3,
    notes: ['game-over'],
    events: ['place', 'capture', 'isolate'],
    most: 30,
  },
  tennis: {
    deals: 3,
    notes: ['over'],
    events: ['clear', 'match', 'hand-over'],
    most: 52,
  },
  grafa: {
    deals: 5,
    notes: ['over'],
    events: ['dig', 'draw', 'return'],
    most: 12,
  },
}

const games = new Map<string, ReturnType<typeof firstGame>>()

/** A first game, which is played only once for all tests. */
function gameOn(course: (typeof COURSES)[number], deal: number): ReturnType<typeof firstGame> {
  const key = `${course.game.name} ${deal}`
  const game = games.get(key) ?? firstGame(course, { deal })
  games.set(key, game)
  return game
}

describe.each(COURSES.map(course => [course.game.name, course] as const))('a first game of %s', (name, course) => {
  const { deals = 0, notes = [], events = [], most = 0 } = GAMES[name] ?? {}
  const seeds = Array.from({ length: deals }, (_, seed) => seed)
  const played = byTurns(seeds, 3, 2)

  it.each(played)('shows all parts of the game, and is won by following the hints: deal %i', deal => {
    const game = gameOn(course, deal)
    expect(game.given).toEqual(expect.arrayContaining([...(MECHANIC_NOTES[name] ?? []), ...notes]))
    expect(game.events).toEqual(expect.arrayContaining([...events]))
    expect(game.actions.length).toBeLessThanOrEqual(most)
    expect(game.told.every(text => text.length < 200 && text.trim().split(' ').length > 3)).toBe(true)
    expect(game.won).toBe(true)
  })

  it('is one of a fixed number of deals', () => {
    const { guide, game } = course
    const heads = seeds.map(seed => guide.deal(seed))
    expect(guide.deal(deals)).toBe(heads[0])
    expect(heads.every(head => sceneOf(game, head) !== null)).toBe(true)
    // The cards of A Lifelike Tennis are not in the head.
    expect(new Set(heads).size).toBe(name === 'tennis' ? 1 : deals)
  })
})

describe('a first game of WetIce', () => {
  it.each(byTurns([0, 1, 2], 3, 2))(
    'begins with the learner’s turn after cleanup, and the app’s first two swaps remove at most six cards: deal %i',
    deal => {
      const { game, guide } = weticeCourse
      const start = sceneOf(game, guide.deal(deal))?.position
      if (!start) throw new Error('no deal')
      expect(findRuns(start.board)).toEqual([])
      expect(start).toMatchObject({ phase: 'swap', turn: 1 })
      let position = start
      const removed: number[] = []
      for (const text of gameOn(weticeCourse, deal).actions) {
        const { events, position: next } = outcomeOf(game, position, text)
        const cards = events.reduce((sum, event) => sum + (event.type === 'score' ? event.cards : 0), 0)
        if (position.turn === 2 && text.startsWith('swap')) removed.push(cards)
        position = next
      }
      expect((removed[0] ?? 0) + (removed[1] ?? 0)).toBeLessThanOrEqual(6)
    },
  )

  it('is followed by a game with a cleanup', () => {
    const { game, guide } = weticeCourse
    expect(sceneOf(game, guide.deal(1, true))?.position.phase).toBe('cleanup')
  })
})
