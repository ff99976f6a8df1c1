import { describe, expect, it } from 'vitest'
import { parseCard, parseRank, rankOf, suitOf, valueOf } from '../../src/engine/cards.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { valueOfPlayed } from '../../src/engine/tennis/seats.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { COURSES } from './all.ts'
import { stateAfterAnswer, isOpen, missedAfter } from '../../src/lessons/drill.ts'
import { dueAt } from '../../src/lessons/review.ts'
import { NO, YES } from '../../src/lessons/goals.ts'
import { outcomeOf, sceneOf } from '../../src/lessons/lesson.ts'
import { createRandom } from '../../src/engine/random.ts'
import { isLong, runs } from '../runs.ts'

type Question = ReturnType<AnyCourse['drill']['make']>
type DrillState = ReturnType<typeof stateAfterAnswer>

const SEEDS = Array.from({ length: runs(30) }, (_, seed) => seed * 7919)

const courses = COURSES

function answerTo({ game }: AnyCourse, question: Question): string | null {
  const position = sceneOf(game, question.record)?.position
  if (position === undefined) return null
  if (question.type === 'mark') return [...question.right(position)].sort().join()
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

  it.each(levels)('asks questions at level %i whose answers agree with the engine and are not all the same', level => {
    const answers = SEEDS.map(seed => expectSound(course, drill.make(level, seed)))
    expect(new Set(answers).size).toBeGreaterThan(1)
  })

  it('has “yes” as the right answer about as often as “no”', () => {
    const asked = Array.from({ length: Math.max(200, runs(400)) }, (_, seed) => drill.make(seed % drill.levels, seed))
    const answers = asked.flatMap(question =>
      question.type === 'choice' && ['yes', 'no'].includes(question.answer) ? [question.answer] : [],
    )
    const share = answers.filter(answer => answer === 'yes').length / Math.max(answers.length, 1)
    expect(answers.length === 0 || (share > 0.4 && share < 0.6)).toBe(true)
  })

  it('asks the same question for the same level and seed, and a different question for another seed', () => {
    const [again, other] = [drill.make(1, 42), drill.make(1, 43)]
    expect(drill.make(1, 42).record).toBe(again.record)
    expect(other.record).not.toBe(again.record)
  })
})

const MANY = Array.from({ length: Math.max(140, runs(280)) }, (_, seed) => seed * 104_729 + 7)

const kinds = courses.flatMap(({ game, drill }) =>
  drill.kinds.map(kind => ({ name: `${game.name}: ${kind.id}`, kind, drill })),
)

describe.each(kinds)('the question kind $name', ({ kind, drill }) => {
  const questions = MANY.map((seed, index) => kind.ask(index % drill.levels, createRandom(seed)))
  const choices = questions.flatMap(question => (question.type === 'choice' ? [question] : []))

  it('asks for at most four cards', () => {
    const wanted = questions.map(question => (question.type === 'mark' ? question.answer.length : 1))
    expect(Math.max(...wanted)).toBeLessThanOrEqual(4)
    expect(Math.min(...wanted)).toBeGreaterThan(0)
  })

  it('has an explanation for every answer', () => {
    const words = questions.flatMap(({ done, otherwise }) => [done, otherwise])
    expect(words.filter(text => text.split(' ').length < 3)).toEqual([])
  })

  it('uses each of its options as the right answer to at least one question', () => {
    const isYesOrNo = choices.some(({ answer }) => answer === YES || answer === NO)
    const numbered = choices.filter(({ tries }) => tries === undefined)
    const offered = new Set(numbered.flatMap(question => question.options.map(({ value }) => value)))
    const right = new Set(numbered.map(({ answer }) => answer))
    expect([...offered].filter(value => !right.has(value))).toEqual([])
    const yes = choices.filter(({ answer }) => answer === YES).length
    const share = isYesOrNo ? yes / choices.length : 0.5
    expect(share).toBeGreaterThanOrEqual(0.4)
    expect(share).toBeLessThanOrEqual(0.6)
  })

  it('has the right answer at each of the first four positions in some question', () => {
    const places = choices.map(({ options, answer }) => options.findIndex(({ value }) => value === answer))
    const most = Math.max(0, ...choices.map(({ options }) => options.length))
    expect(new Set(places).size).toBeGreaterThanOrEqual(Math.min(most, 4))
  })
})

/** The difficulty of a question of Grafa: it rises with the cards in the hand, and if values, aces or returned cards are misleading. */
function hardnessInGrafa(question: Question): number {
  const position = sceneOf(grafa, question.record)?.position
  const held = position?.hand.length ?? 0
  if (!position || question.type === 'mark') return held
  const [, card = 'AS'] = question.action?.split(' ') ?? []
  const pair = [card, position.deck[0] ?? 'AS'].flatMap(each => parseCard(each) ?? [])
  const values = pair.map(each => valueOf(rankOf(each)))
  const acting = pair.filter(each => rankOf(each) !== 'A').map(suitOf)
  if (question.answer === YES || question.answer === NO) {
    const over = (values[0] ?? 0) - (values[1] ?? 0)
    return held + (question.answer === NO ? over : -over)
  }
  const comesBack = acting.includes('H') && acting.some(suit => suit !== 'H')
  return held + [acting.length < 2, comesBack, position.deck.length <= 2].filter(Boolean).length
}

/**
 * The difficulty of a question of Tennis: it rises with the number of played cards, high cards to subtract, a card close to the Net, and
 * ranks that are letters.
 */
function hardnessInTennis(question: Question): number {
  const position = sceneOf(tennis, question.record)?.position
  if (!position || question.type === 'mark') return position?.played.length ?? 0
  const [card] = position.pair.length > 0 ? position.pair : (question.action?.split(' ').slice(1) ?? [])
  const value = valueOf(parseRank(card ?? '') ?? 'A')
  return question.action === null
    ? position.played.reduce((sum, each) => sum + valueOfPlayed(each), 0)
    : [...position.played, card ?? ''].filter(each => /[AJQK]/.test(each)).length -
        Math.abs(value - (position.net ?? 0))
}

/** The difficulty of a question, by game. For WetIce and Wellsix it is the number of cards in the layout. */
const HARDNESS: Readonly<Record<string, (question: Question) => number>> = {
  wetice: ({ record }) => sceneOf(wetice, record)?.position.board.cells.filter(suit => suit !== null).length ?? 0,
  wellsix: ({ record }) => Object.keys(sceneOf(wellsix, record)?.position.table ?? {}).length,
  tennis: hardnessInTennis,
  grafa: hardnessInGrafa,
}

describe('a question of a drill', () => {
  const asked = courses.flatMap(({ game, drill }) => drill.kinds.map(kind => ({ game: game.name, kind, drill })))
  it.each(asked)('is harder at each level: $game $kind.id', ({ game, kind, drill }) => {
    const means = Array.from({ length: drill.levels }, (_, level) => {
      const hardness = MANY.slice(0, isLong ? 60 : 20).map(
        seed => HARDNESS[game]?.(kind.ask(level, createRandom(seed))) ?? 0,
      )
      return hardness.reduce((sum, each) => sum + each, 0) / hardness.length
    })
    means.slice(1).forEach((mean, level) => expect(mean).toBeGreaterThan(means[level] ?? 0))
    expect((means.at(-1) ?? 0) - (means[0] ?? 0)).toBeGreaterThan(2)
  })
})

describe('the drills', () => {
  it.each(courses.map(course => [course.game.name, course.drill.kinds] as const))(
    'for %s have questions of the kinds `valid`, `find`, `next` and `score`',
    (_, asked) => {
      const ids = asked.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(['valid', 'find', 'next', 'score']))
    },
  )
})

const NOW = Date.UTC(2026, 0, 1)

describe('the state of a drill', () => {
  const fresh: DrillState = { level: 1, streak: 0, best: 4, run: 0, missed: [] }
  const answer = (state: DrillState, ...answers: readonly boolean[]): DrillState =>
    answers.reduce((each, right, seed) => stateAfterAnswer(each, { level: each.level, seed }, right, 3, NOW), state)

  it('moves up a level after three right answers in a row, up to the last level', () => {
    expect(answer(fresh, true, true).level).toBe(1)
    expect(answer(fresh, true, true, true).level).toBe(2)
    expect(answer(fresh, ...Array.from({ length: 9 }, () => true)).level).toBe(2)
  })

  it('moves down a level after two wrong answers in a row', () => {
    expect(answer(fresh, false).level).toBe(1)
    expect(answer(fresh, false, true, false).level).toBe(1)
    expect(answer(fresh, false, false).level).toBe(0)
    expect(answer(fresh, false, false, false, false).level).toBe(0)
  })

  it('counts the present streak, and remembers the longest streak', () => {
    expect(answer(fresh, true, true)).toMatchObject({ streak: 2, best: 4 })
    expect(answer(fresh, ...Array.from({ length: 6 }, () => true), false)).toMatchObject({ streak: 0, best: 6 })
  })

  it('keeps missed questions until they have been answered correctly', () => {
    const asked = { level: 1, seed: 7 }
    const missed = stateAfterAnswer(fresh, asked, false, 3, NOW)
    expect(missed.missed).toMatchObject([asked])
    expect(stateAfterAnswer(missed, asked, false, 3, NOW).missed).toMatchObject([asked])
    expect(stateAfterAnswer(missed, { level: 1, seed: 8 }, true, 3, NOW).missed).toMatchObject([asked])
    expect(stateAfterAnswer(missed, asked, true, 3, NOW).missed.filter(isOpen)).toEqual([])
  })

  it('repeats missed questions within a day, then at increasing intervals, until they are known', () => {
    const asked = { level: 1, seed: 7 }
    const at = (hours: number): number => NOW + hours * 3_600_000
    const isDue = (missed: DrillState['missed'], hours: number): boolean => dueAt(missed, at(hours)).length > 0
    const first = stateAfterAnswer(fresh, asked, false, 3, NOW).missed
    expect([isDue(first, 1), isDue(first, 12)]).toEqual([false, true])
    const second = missedAfter(first, asked, true, at(24))
    expect([isDue(second, 48), isDue(second, 96)]).toEqual([false, true])
    const third = missedAfter(second, asked, true, at(96))
    expect([isDue(third, 120), isDue(third, 264)]).toEqual([false, true])
    expect(missedAfter(third, asked, true, at(264))).toEqual([])
    expect(isDue(missedAfter(third, asked, false, at(264)), 276)).toBe(true)
    expect(isDue([asked], 0)).toBe(true)
  })

  it('repeats at most twelve questions at a time, and starts with the question that has waited longest', () => {
    const many = Array.from({ length: 20 }, (_, seed) => ({ level: 0, seed, step: 0, due: NOW - seed }))
    expect(dueAt(many, NOW).map(({ seed }) => seed)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8])
  })
})
