import { describe, expect, it } from 'vitest'
import { readLine } from '../../src/engine/text.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { COURSES } from './all.ts'
import { notesFor } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { createRandom } from '../../src/engine/random.ts'

const courses = COURSES

interface Played {
  /** The ids of the notes, in the order in which they were shown. */
  readonly given: readonly string[]
  readonly over: boolean
  readonly moves: number
}

type Player = (course: AnyCourse, position: unknown) => string | null

/** Plays a game, and lists each note once, as the app shows it. */
function playThrough(course: AnyCourse, seed: number, moves: number, player: Player): Played {
  const { game, guide } = course
  const given: string[] = []
  const give = (before: unknown, steps: Parameters<typeof notesFor>[2], position: unknown): void => {
    for (const { id } of notesFor(guide, before, steps, position)) if (!given.includes(id)) given.push(id)
  }
  // Games with an even seed are dealt as the app deals games after the first guided game.
  let position = sceneOf(game, guide.deal(seed, seed % 2 === 0))?.position
  let made = 0
  give(position, [], position)
  for (; made < moves; made++) {
    const text = player(course, position)
    if (text === null) break
    const action = game.parseAction(readLine(text, 0).words)
    const ruling = action.ok ? game.play(position, action.value) : null
    if (!ruling?.accepted) throw new Error(`${text} is refused`)
    give(position, ruling.steps, ruling.position)
    position = ruling.position
  }
  return { given, over: game.status(position).over, moves: made }
}

/** A player who chooses a random type of action, then a random legal action of that type. */
function byChance(seed: number): Player {
  const random = createRandom(seed)
  return ({ game }, position) => {
    const actions = game.legal(position).map(action => game.makeAction(action))
    const kinds = [...new Set(actions.map(action => action.split(' ')[0]))]
    const kind = kinds[random.below(kinds.length)]
    const fitting = actions.filter(action => action.split(' ')[0] === kind)
    return fitting[random.below(fitting.length)] ?? null
  }
}

/** A player who follows the guide’s choice half of the time, and otherwise plays at random. */
function mixed(seed: number): Player {
  const random = createRandom(seed + 1)
  const chance = byChance(seed)
  return (course, position) => {
    const { choose } = course.guide
    const chosen = random.below(2) === 0 ? choose?.(position) : null
    return chosen === null || chosen === undefined ? chance(course, position) : course.game.makeAction(chosen)
  }
}

describe.each(courses.map(course => [course.game.name, course] as const))('the guided game of %s', (name, course) => {
  const { guide, game } = course

  it('begins with a valid deal, whose head depends on the seed except in Tennis', () => {
    expect(sceneOf(game, guide.deal(1))).not.toBeNull()
    const dealt = name !== 'tennis'
    expect(guide.deal(1) !== guide.deal(2)).toBe(dealt)
  })

  it('shows the welcome before the first action', () => {
    expect(playThrough(course, 3, 0, byChance(1)).given[0]).toBe('welcome')
  })

  it('shows a note during the first eight moves', () => {
    expect(playThrough(course, 3, 8, byChance(1)).given.length).toBeGreaterThan(1)
  })

  it('shows each of its notes in some random game', () => {
    const missing = new Set(guide.notes.map(note => note.id))
    for (let seed = 1; seed <= 12 && missing.size > 0; seed++) {
      for (const player of [byChance, mixed]) {
        playThrough(course, seed, 300, player(seed)).given.forEach(id => missing.delete(id))
      }
    }
    expect([...missing]).toEqual([])
  })

  it('has notes of at most ten words', () => {
    for (const note of guide.notes) {
      expect(note.text.split(/\s+/).length).toBeLessThanOrEqual(10)
      expect(note.text).not.toContain('!')
    }
  })
})
