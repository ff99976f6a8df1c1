import { describe, expect, it } from 'vitest'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { COURSES } from '../../src/lessons/courses.ts'
import { afterAnswer, type Question, type Standing } from '../../src/lessons/drill.ts'
import { outcomeOf, sceneOf } from '../../src/lessons/record.ts'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed * 7919)

const courses: AnyCourse[] = await Promise.all(Object.values(COURSES).map(load => load()))

/** The engine's answer. */
function answerTo({ game }: AnyCourse, question: Question): string | null {
  const position = sceneOf(game, question.record)?.position
  if (position === undefined) return null
  if (question.type === 'mark') return question.right(position).join()
  const { action } = question
  return question.right(action === null ? { refusal: null, events: [], position } : outcomeOf(game, position, action))
}

function expectSound(course: AnyCourse, question: Question): string {
  const answer = answerTo(course, question)
  const isMark = question.type === 'mark'
  const values = isMark ? [question.answer.join()] : question.options.map(option => option.value)
  expect(isMark ? question.answer.join() : question.answer).toBe(answer)
  expect(values).toContain(answer)
  expect(new Set(values).size).toBe(values.length)
  expect(values.every(value => value === '') || question.record === '').toBe(false)
  return answer ?? ''
}

describe.each(courses.map(course => [course.game.name, course] as const))('the drill of %s', (_, course) => {
  const { drill } = course
  const levels = Array.from({ length: drill.levels }, (__, level) => level)

  it.each(levels)('asks sound questions at level %i, with more than one answer', level => {
    const answers = SEEDS.map(seed => expectSound(course, drill.make(level, seed)))
    expect(new Set(answers).size).toBeGreaterThan(1)
  })

  it('asks the same when it is made from the same numbers', () => {
    const [again, other] = [drill.make(1, 42), drill.make(1, 43)]
    expect(drill.make(1, 42).record).toBe(again.record)
    expect(other.record).not.toBe(again.record)
  })
})

describe('whether a swap is valid', () => {
  it('is as often so as not', async () => {
    const course = await COURSES.wetice?.()
    const answers = SEEDS.map(seed => course && expectSound(course, course.drill.make(4, seed)))
    const yes = answers.filter(answer => answer === 'yes').length
    expect(yes).toBeGreaterThan(SEEDS.length / 4)
    expect(yes).toBeLessThan((SEEDS.length * 3) / 4)
  })
})

describe('the standing in a drill', () => {
  const fresh: Standing = { level: 1, streak: 0, best: 4, run: 0, missed: [] }
  const answer = (standing: Standing, ...answers: readonly boolean[]): Standing =>
    answers.reduce((each, right, seed) => afterAnswer(each, { level: each.level, seed }, right, 3), standing)

  it('rises with three right answers in a row, as far as there are levels', () => {
    expect(answer(fresh, true, true).level).toBe(1)
    expect(answer(fresh, true, true, true).level).toBe(2)
    expect(answer(fresh, ...Array.from({ length: 9 }, () => true)).level).toBe(2)
  })

  it('falls with two wrong ones in a row', () => {
    expect(answer(fresh, false).level).toBe(1)
    expect(answer(fresh, false, true, false).level).toBe(1)
    expect(answer(fresh, false, false).level).toBe(0)
    expect(answer(fresh, false, false, false, false).level).toBe(0)
  })

  it('counts a streak, and remembers the best', () => {
    expect(answer(fresh, true, true)).toMatchObject({ streak: 2, best: 4 })
    expect(answer(fresh, ...Array.from({ length: 6 }, () => true), false)).toMatchObject({ streak: 0, best: 6 })
  })

  it('keeps what was missed until it is put right', () => {
    const missed = afterAnswer(fresh, { level: 1, seed: 7 }, false, 3)
    expect(missed.missed).toEqual([{ level: 1, seed: 7 }])
    expect(afterAnswer(missed, { level: 1, seed: 7 }, false, 3).missed).toEqual([{ level: 1, seed: 7 }])
    expect(afterAnswer(missed, { level: 1, seed: 8 }, true, 3).missed).toEqual([{ level: 1, seed: 7 }])
    expect(afterAnswer(missed, { level: 1, seed: 7 }, true, 3).missed).toEqual([])
  })
})
