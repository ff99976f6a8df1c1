import type { AnyAction } from '../../src/engine/game.ts'
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import type { Advice } from '../../src/analysis/advice.ts'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import type { StoredMoment } from '../../src/book/stores/progress.ts'
import DrillPage from '../../src/pages/DrillPage.vue'
import LearnPage from '../../src/pages/LearnPage.vue'
import { ANALYST } from '../../src/table/workers.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../clock.ts'
import { MOMENT } from './moment.ts'

/** An analyst that gives every position the next of these values for the first player. */
const analystOf = (values: readonly number[], asked: unknown[] = []): AnalysisClient => ({
  play: () => () => undefined,
  explain: () => () => undefined,
  ask({ position }, onAdvice) {
    const { turn } = position as { turn: number }
    const value = values[asked.push(position) - 1] ?? 0
    const advice: Advice<AnyAction> = { basis: 'searched', value: turn === 2 ? -value : value, best: [] }
    queueMicrotask(() => onAdvice(advice, true))
    return () => undefined
  },
})

async function drill(moment: Partial<StoredMoment> = {}, client = analystOf([])) {
  const tab = new Browser().openTab()
  await tab.progress.load()
  await tab.progress.keepMoment('wetice', { ...MOMENT, ...moment }, { step: 0, due: 0 })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/learn/:game/drill', component: DrillPage, props: true },
      { path: '/learn/:game?', component: LearnPage, props: true },
    ],
  })
  await router.push('/learn/wetice/drill?moments')
  const wrapper = mount(RouterView, {
    global: { plugins: [tab.pinia, router], provide: { [ANALYST]: client } },
    attachTo: document.body,
  })
  await vi.waitUntil(() => wrapper.find('.task').exists(), { timeout: 60_000 })
  const click = async (target: { trigger(event: string): Promise<unknown> }): Promise<void> => {
    wait()
    await target.trigger('click')
    await flushPromises()
  }
  return {
    ...tab,
    wrapper,
    router,
    tap: (cell: string) => click(wrapper.get(`[data-cell="${cell}"]`)),
    async press(name: string) {
      const key = wrapper.findAll('button').find(each => each.text().startsWith(name))
      if (!key) throw new Error(`No key “${name}”`)
      await click(key)
    },
    says: (): string => wrapper.find('.ruling .sentence').text(),
    right: () => tab.progress.momentsIn('wetice')[0]?.right,
  }
}

describe('a moment of a match', () => {
  it('shows its position as a question, and is answered by the best move', async () => {
    const page = await drill()
    expect(page.wrapper.text()).toContain('Ann and Bob, move 1')
    expect(page.wrapper.get('.task').text()).toBe('Ann is to move. What is best?')
    await page.press('Hint')
    expect(page.says()).toBe('Tap the two marked cards.')
    await page.tap('c1')
    await page.tap('d1')
    await page.press('Confirm')
    expect(page.right()).toBe(1)
    await page.press('Next')
  })

  it('shows the best move after a wrong answer, and is asked again', async () => {
    const page = await drill()
    await page.press('Pass')
    await page.press('Confirm')
    expect(page.says()).toBe('Not quite. Better: swap c1 d1. That is certain.')
    expect(page.right()).toBe(0)
    await page.press('Next')
    expect(page.wrapper.get('.task').text()).toBe('Ann is to move. What is best?')
  })

  it.each([
    ['is as good if its value is equal', [6, 6], 1],
    ['is as good if the difference is less than a point', [6, 5.5], 1],
    ['is worse if its value is lower', [6, 5], 0],
  ] as const)('judges another move, which %s', async (_, values, right) => {
    const page = await drill({ basis: 'searched' }, analystOf(values))
    await page.press('Pass')
    await page.press('Confirm')
    await flushPromises()
    expect(page.right()).toBe(right)
  })

  it('is not analysed again if the best move was proven', async () => {
    const asked: unknown[] = []
    const page = await drill({}, analystOf([6, 6], asked))
    await page.press('Pass')
    await page.press('Confirm')
    expect([page.right(), asked.length]).toEqual([0, 0])
  })

  it('is listed among the lessons of its game', async () => {
    const { wrapper, router } = await drill()
    await router.push('/learn/wetice')
    await vi.waitUntil(() => wrapper.find('a[href="#/learn/wetice/drill?moments"]').exists(), { timeout: 60_000 })
    expect(wrapper.get('a[href="#/learn/wetice/drill?moments"]').text()).toBe('From your matches: 1 moment')
  })
})
