import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { wait } from '../clock.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { take, TENNIS, WELLSIX } from './take.ts'

const focused = (): string => document.activeElement?.className ?? ''

describe('a task that is tried again', () => {
  it.each([
    ['end', 2, ['Ada']],
    ['runs', 0, ['a1', 'Check']],
  ])('begins with what is asked, and not on an answer: %s', async (lesson, place, answer) => {
    const task = await take(lesson, place)
    await task.tap(...answer)
    document.querySelector<HTMLElement>('.controls .button-primary')?.focus()
    await task.tap('Try again')
    expect(focused()).toContain('words')
  })
})

describe('a question that is answered wrongly', () => {
  it('is answered by the referee', async () => {
    const task = await take('opening', 4, WELLSIX)
    await task.tap('Yes')
    expect(task.says()).toBe('Not quite.')
    expect(document.querySelector('.ruling .detail')?.textContent).toContain('after the opening')
    await task.tap('Try again', 'No')
    expect(task.solved()).toEqual([[4]])
  })
})

describe('what a question of Wellsix is about', () => {
  it.each([
    ['opening', 4],
    ['turns', 1],
    ['alignment', 2],
    ['match', 1],
    ['irregular', 1],
  ])('is no place of the table that isn’t there: %s, task %i', async (lesson, place) => {
    await take(lesson, place, WELLSIX)
    const labels = [...document.querySelectorAll('[data-cell]')].map(each => each.getAttribute('aria-label') ?? '')
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter(label => label.includes('NaN'))).toEqual([])
  })
})

describe('cards of a hand that are asked for', () => {
  it('are seen to be chosen, and leave the table as it is', async () => {
    const task = await take('exchange', 2, WELLSIX)
    const places = () => document.querySelectorAll('.board [data-cell]').length
    const before = places()
    for (const card of ['KD', '2H']) {
      wait(1000)
      document.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.click()
      await flushPromises()
    }
    const chosen = [...document.querySelectorAll('.hand [aria-pressed="true"]')]
    expect(chosen.map(card => card.getAttribute('data-card')).sort()).toEqual(['2H', 'KD'])
    expect(places()).toBe(before)
    await task.tap('Check')
    expect(task.solved()).toEqual([[2]])
  })
})

describe('what an answer rests on', () => {
  it.each([
    ['opening', 4, 'Yes', 13],
    ['turns', 1, 'Yes', 24],
    ['alignment', 2, 'Yes', 5],
    ['alignment', 4, 'Yes', 7],
  ] as const)('is outlined after an error, and nothing else: %s, task %i', async (lesson, place, wrong, count) => {
    const task = await take(lesson, place, WELLSIX)
    await task.tap(wrong)
    expect(task.says()).toMatch(/^Not quite/)
    expect(document.querySelectorAll('[class*="outline-"]')).toHaveLength(count)
  })
})

describe('places that were not found', () => {
  it('are said to those who don’t see them outlined', async () => {
    const task = await take('runs', 0)
    await task.tap('a1', 'Check')
    expect(announcements.polite.text).toMatch(/^Not quite\. .* It is: b1, c1 and d1\.$/)
  })
})

describe('places that were tapped wrongly', () => {
  it('are left, so that the answer alone is outlined, and are there again to be mended', async () => {
    const task = await take('runs', 0)
    const isChosen = (): boolean => document.querySelector('[data-cell="a1"] .selected') !== null
    await task.tap('a1')
    expect(isChosen()).toBe(true)
    await task.tap('Check')
    expect(isChosen()).toBe(false)
    await task.tap('Try again')
    expect(isChosen()).toBe(true)
  })
})

describe('a move that is no answer', () => {
  it('is said to be none before hands follow it', async () => {
    const task = await take('chains', 1)
    await task.tap('a1', 'a2', 'Confirm')
    expect(task.says()).toMatch(/^Not quite\. Lift /)
    expect(announcements.polite.text).toContain('Not quite.')
    await task.tap('Next')
    expect(task.says()).toMatch(/^Not quite\. That lifts /)
  })
})

describe('what is asked for', () => {
  it('is every seat that it is true of', async () => {
    const task = await take('clearing', 4, TENNIS)
    await task.tap('Ben', 'Check')
    expect(task.says()).toMatch(/^Not quite\./)
    await task.tap('Try again', 'Ada', 'Check')
    expect(task.solved()).toEqual([[4]])
  })

  it('is a game that is ended: by two passes, and by what both agree on', async () => {
    const passes = await take('end', 0)
    await passes.tap('Pass', 'Confirm')
    expect(passes.solved()).toBeUndefined()
    await passes.tap('Pass', 'Confirm')
    expect(passes.solved()).toEqual([[0]])
    const agreed = await take('end', 3, WELLSIX)
    await agreed.tap('Agree to end')
    expect(agreed.solved()).toEqual([[3]])
  })

  it('is a seat that is tapped on its plate', async () => {
    const task = await take('seats', 0, TENNIS)
    await task.tap('Ben', 'Check')
    expect(task.says()).toMatch(/^Not quite\./)
    await task.tap('Try again', 'Ben', 'Ada', 'Check')
    expect(task.says()).toMatch(/^Ada\. She holds/)
    expect(task.solved()).toEqual([[0]])
  })

  it('are places among others that are wrong', async () => {
    await take('opening', 2, WELLSIX)
    const places = [...document.querySelectorAll<HTMLElement>('[data-cell]')].map(({ dataset }) => dataset['cell'])
    expect(places).toEqual(expect.arrayContaining(['-1,0', '-1,1', '-1,-1', '2,1']))
  })
})
