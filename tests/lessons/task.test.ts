import { describe, expect, it } from 'vitest'
import { COURSES } from './all.ts'
import { isBeginning, numberOptions, optionsFrom } from '../../src/lessons/lesson.ts'

const courses = COURSES
const tasks = courses.flatMap(({ lessons }) => lessons.flatMap(lesson => lesson.tasks))

describe('the tasks of all lessons', () => {
  it('have options with ids that don’t depend on the texts', () => {
    for (const task of tasks) {
      if (task.type !== 'choice') continue
      const named = task.options.filter(({ value, label }) => value === label)
      expect(named.every(({ value }) => /^\d+$/.test(value))).toBe(true)
    }
  })

  it('of Tennis hide the Net or the roles that they ask for', () => {
    const [tennis] = courses.filter(course => course.game.name === 'tennis')
    const asking = (id: string) => tennis?.lessons.find(lesson => lesson.id === id)?.tasks ?? []
    expect(asking('net').find(({ id }) => id === 'value')?.hidden).toEqual(['net'])
    for (const task of asking('seats')) expect(task.hidden).toContain('roles')
  })
})

describe('the first of several moves', () => {
  it.each([
    ['swap c4 e2', true],
    ['swap e2 c4', true],
    ['swap c4 e3', false],
    ['pass', false],
  ])('is right if and only if an answer begins with it: %s', (action, right) => {
    expect(isBeginning({ answers: ['swap c4 e2'] }, action)).toBe(right)
  })

  it('must name the squares of a capture in the right order, and can be any move if every answer is right', () => {
    expect(isBeginning({ answers: ['capture 0,0 1,0'] }, 'capture 1,0 0,0')).toBe(false)
    expect(isBeginning({ answers: 'any' }, 'capture 1,0 0,0')).toBe(true)
  })
})

describe('the options of a question', () => {
  it('have ids and labels', () => {
    expect(optionsFrom({ yes: 'Yes' })).toEqual([{ value: 'yes', label: 'Yes' }])
    expect(numberOptions(0, 2)).toEqual([
      { value: '0', label: '0' },
      { value: '2', label: '2' },
    ])
  })
})
