import { describe, expect, it } from 'vitest'
import { lessonsOn, type AnyCourse } from '../../src/lessons/course.ts'
import { COURSES } from './all.ts'
import {
  storedTaskIds,
  lessonKey,
  type ChoiceTask,
  type MarkTask,
  type MoveTask,
  type Outcome,
  type Task,
  outcomeOf,
  sceneOf,
} from '../../src/lessons/lesson.ts'
import numbered from './numbered.json' with { type: 'json' }
import { advance, solve } from './solve.ts'

const MIN: Readonly<Record<string, number>> = { wetice: 9, wellsix: 9, tennis: 6, grafa: 8 }

/** Sections about the use of the app, which contain no rule to learn. */
const ABOUT_THE_REFEREE = ['record', 'entering', 'irregular']

const courses = COURSES

const words = (text: string): number => text.split(/\s+/).filter(word => word !== '').length

function positionOf({ game }: AnyCourse, { record }: Task): unknown {
  const scene = sceneOf(game, record)
  expect(scene).not.toBeNull()
  return scene?.position
}

function proveMove({ game }: AnyCourse, task: MoveTask, position: unknown): void {
  const { legal, first } = solve(game, task, position)
  expect(first).not.toEqual([])
  expect(first).toEqual(task.answers === 'any' ? legal : task.answers)
  const unfinished: Outcome = { refusal: null, events: [], position }
  expect(task.goal(unfinished)).toBe(false)
  const line = task.line ?? first.slice(0, 1)
  expect(line.length).toBeLessThanOrEqual(task.moves)
  let outcome = unfinished
  for (const action of line) {
    expect(task.goal(outcome)).toBe(false)
    outcome = advance(game, outcome, action)
  }
  expect(task.goal(outcome)).toBe(true)
  if (first.length < legal.length) expect(task.otherwise).not.toBe('')
}

function proveChoice({ game }: AnyCourse, task: ChoiceTask, position: unknown): void {
  const outcome =
    task.action === null ? { refusal: null, events: [], position } : outcomeOf(game, position, task.action)
  const values = task.options.map(option => option.value)
  expect(outcome.refusal).not.toBe('unreadable')
  expect(task.right(outcome)).toBe(task.answer)
  expect(values).toContain(task.answer)
  expect(new Set(values).size).toBe(values.length)
  // A wrong answer that is not refused needs a reply.
  if (outcome.refusal === null) expect(task.otherwise).not.toBe('')
}

function proveMark(task: MarkTask, position: unknown): void {
  const right = task.right(position)
  expect(right).not.toEqual([])
  expect([...right].sort()).toEqual(task.answer)
  expect(task.otherwise).not.toBe('')
}

function expectProof(course: AnyCourse, task: Task): void {
  const position = positionOf(course, task)
  if (task.type === 'move') proveMove(course, task, position)
  else if (task.type === 'choice') proveChoice(course, task, position)
  else proveMark(task, position)
}

/** The maximum share of a game's tasks that are answered by choosing an option. The other tasks are done in the layout. */
const CHOSEN = 1 / 8

it('tasks that older data identifies by number are still found after a change of their order', () => {
  const lessons = new Map(
    courses.flatMap(({ game, lessons: all }) => all.map(each => [lessonKey(game.name, each.id), each])),
  )
  for (const [name, ids] of Object.entries(numbered)) {
    const lesson = lessons.get(name) ?? { tasks: [], numbered: ids.join(' ') }
    expect([name, storedTaskIds(lesson, [...ids.keys()])]).toEqual([name, ids])
  }
})

describe.each(courses.map(course => [course.game.name, course] as const))('%s', (name, course) => {
  const { lessons, rulebook } = course
  const sections = rulebook.sections.map(section => section.id)

  it('has at least the required number of lessons, each with its own id', () => {
    const ids = lessons.map(lesson => lesson.id)
    expect(ids.length).toBeGreaterThanOrEqual(MIN[name] ?? Infinity)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has at most one task in eight that is answered by choosing an option', () => {
    const tasks = lessons.flatMap(lesson => lesson.tasks)
    const chosen = tasks.filter(({ type }) => type === 'choice')
    expect(chosen.length / tasks.length).toBeLessThanOrEqual(CHOSEN)
  })

  it('has a lesson on every section that contains a rule, and every lesson belongs to a section', () => {
    for (const lesson of lessons) expect(sections).toContain(lesson.section)
    const untaught = sections.filter(id => lessonsOn(course, id).length === 0)
    expect(untaught.filter(id => !ABOUT_THE_REFEREE.includes(id))).toEqual([])
  })

  it('begins its first lesson with the aim of the game and a move', () => {
    const [first] = lessons
    expect(words(rulebook.aim)).toBeLessThanOrEqual(30)
    expect(first?.intro.startsWith(rulebook.aim)).toBe(true)
    expect(first?.tasks[0]?.type).toBe('move')
    expect(rulebook.short).toHaveLength(9)
  })

  describe.each(lessons.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
    it('has short texts, and two to six tasks', () => {
      expect(words(lesson.intro)).toBeLessThanOrEqual(40)
      expect(lesson.tasks.length).toBeGreaterThanOrEqual(2)
      expect(lesson.tasks.length).toBeLessThanOrEqual(6)
      const texts = lesson.tasks.flatMap(({ task, hint, done, otherwise }) => [task, hint, done, otherwise])
      for (const text of [lesson.intro, ...texts]) {
        expect(text).not.toContain('!')
        expect(words(text)).toBeLessThanOrEqual(40)
      }
      for (const { task, hint, done } of lesson.tasks) {
        expect([task, hint, done].every(text => text.endsWith('.') || text.endsWith('?'))).toBe(true)
      }
    })

    it.each(lesson.tasks.map((task, index) => [index + 1, task] as const))(
      'task %i has the answers that the engine finds',
      (_, task) => {
        expectProof(course, task)
      },
    )
  })

  it('names a lesson for the position of each task, and can describe the position in words', () => {
    const ids = lessons.map(lesson => lesson.id)
    for (const task of lessons.flatMap(lesson => lesson.tasks)) {
      const position = positionOf(course, task)
      expect(ids).toContain(course.lessonFor(position))
      expect(course.inWords(position).join(' ')).not.toBe('')
    }
  })
})
