import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../src/engine/game.ts'
import { readLine } from '../../src/engine/text.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { COURSES } from './all.ts'
import { sceneOf, type Scene } from '../../src/lessons/lesson.ts'

const courses = COURSES

/** Actions that are refused in some positions, or in all. */
const PROBES: Readonly<Record<string, readonly string[]>> = {
  wetice: [
    'swap a1 a1',
    'swap a1 z9',
    'swap a1 h6',
    'swap a1 b1',
    'give S',
    'correct a1 H a1 S',
    'correct a6 H',
    'pass',
  ],
  wellsix: ['place KH 9,9', 'place 2H 0,0', 'switch 0,0 0,0', 'switch 0,0 9,9', 'exchange 0,0 KC', 'capture 0,0 1,0', 'keep 9,9', 'pass', 'next', 'agree', 'result 31 0'], // oxfmt-ignore
  tennis: ['play K', 'play KH', 'ghost', 'next', 'hand fish'],
  grafa: ['pair 2C', 'pair KS', 'use H', 'use S', 'reveal 2C', 'reveal 2C 2C', 'arrange 2C KS'],
}

const refusalWords = ({ rulebook }: AnyCourse, refusal: Refusal, { players, position }: Scene<unknown>) =>
  rulebook.refusal(refusal, { players, position })

/** The sections that the rulings on an action are based on. */
function sectionsOf(course: AnyCourse, scene: Scene<unknown>, text: string): string[] {
  const { game, rulebook } = course
  const action = game.parseAction(readLine(text, 0).words)
  if (!action.ok) return []
  const ruling = game.play(scene.position, action.value)
  if (!ruling.accepted) return [refusalWords(course, ruling.refusal, scene).section]
  return ruling.steps.map(step => rulebook.event(step.event, { ...scene, position: step.position }).section)
}

describe.each(courses.map(course => [course.game.name, course] as const))('the rulebook of %s', (name, course) => {
  const { game, lessons, rulebook } = course
  const ids = rulebook.sections.map(section => section.id)

  it('cites every ruling in exactly one section', () => {
    const cited = rulebook.sections.flatMap(section => section.rulings)
    expect([...cited].sort()).toEqual(Object.keys(rulebook.rulings).sort())
  })

  it('has every section on which a ruling in the lessons is based', () => {
    const scenes = lessons.flatMap(lesson => lesson.tasks).flatMap(task => sceneOf(game, task.record) ?? [])
    const missing = scenes.flatMap(scene => {
      const legal = game.legal(scene.position).map(action => game.makeAction(action))
      const actions = [...legal.slice(0, 20), ...(PROBES[name] ?? []), 'nonsense']
      return actions.flatMap(action => sectionsOf(course, scene, action).filter(section => !ids.includes(section)))
    })
    expect(missing).toEqual([])
  })
})
