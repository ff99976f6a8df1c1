import { describe, expect, it } from 'vitest'
import { readLine } from '../../src/engine/text.ts'
import { diagramFor } from '../../src/lessons/course.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { COURSES } from './all.ts'

describe.each(COURSES.map(course => [course.game.name, course] as const))('the diagrams of %s', (_, course) => {
  const { sections } = course.rulebook

  it('exist for every section', () => {
    const without = sections.filter(({ id }) => diagramFor(course, id) === null).map(({ id }) => id)
    expect(without).toEqual([])
  })

  const diagrams = sections.flatMap(({ id }) => diagramFor(course, id) ?? [])

  it('show a move that the referee accepts', () => {
    for (const { record, action } of diagrams.filter(each => each.action !== null)) {
      const scene = sceneOf(course.game, record)
      const read = course.game.parseAction(readLine(action ?? '', 0).words)
      expect(read.ok && course.game.play(scene?.position, read.value).accepted).toBe(true)
    }
  })

  it('mark squares and have a caption if they show no move', () => {
    for (const { record, marked, caption } of diagrams.filter(each => each.action === null)) {
      expect(sceneOf(course.game, record)).not.toBeNull()
      expect(marked).not.toEqual([])
      expect(caption).not.toBe('')
    }
  })
})
