import { describe, expect, it } from 'vitest'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { COURSES } from '../../src/lessons/courses.ts'
import { noteFor } from '../../src/lessons/guide.ts'
import { outcomeOf, sceneOf } from '../../src/lessons/record.ts'
import { seeded } from '../../src/lessons/seeded.ts'

const courses: AnyCourse[] = await Promise.all(Object.values(COURSES).map(load => load()))

/** Plays at random, and notes what is explained in which order. */
function playThrough({ game, guide }: AnyCourse, seed: number, moves: number): string[] {
  const random = seeded(seed)
  const given: string[] = []
  let position = sceneOf(game, guide.deal(seed))?.position
  let events: readonly { readonly type: string }[] = []
  for (let i = 0; i <= moves; i++) {
    for (let note = noteFor(guide, position, events, given); note; note = noteFor(guide, position, events, given)) {
      given.push(note.id)
    }
    const actions = game.legal(position).map(action => game.makeAction(action))
    const action = actions[random.below(actions.length)]
    if (action === undefined) break
    const outcome = outcomeOf(game, position, action)
    position = outcome.position
    events = outcome.events
  }
  return given
}

describe.each(courses.map(course => [course.game.name, course] as const))('the guided game of %s', (name, course) => {
  const { guide, lessons, game } = course

  it('begins with a deal that the game can begin with, another for another seed where cards are dealt', () => {
    expect(sceneOf(game, guide.deal(1))).not.toBeNull()
    const dealt = name === 'wetice' || name === 'grafa'
    expect(guide.deal(1) !== guide.deal(2)).toBe(dealt)
  })

  it('explains each thing once', () => {
    const given = playThrough(course, 3, 150)
    expect(given[0]).toBe('welcome')
    expect(new Set(given).size).toBe(given.length)
  })

  it('explains everything in the course of some games', () => {
    const all = new Set(Array.from({ length: 12 }, (_, seed) => playThrough(course, seed + 1, 300)).flat())
    expect(guide.notes.map(note => note.id).filter(id => !all.has(id))).toEqual([])
  })

  it('leads to lessons that there are, in few words', () => {
    const ids = lessons.map(lesson => lesson.id)
    for (const note of guide.notes) {
      expect(ids).toContain(note.lesson)
      expect(note.text.split(/\s+/).length).toBeLessThanOrEqual(40)
      expect(note.text).not.toContain('!')
    }
  })
})
