import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { SEEDS } from '../../src/book/stores/progress.ts'
import { seats } from '../../src/lessons/tennis/lessons.ts'
import { runs } from '../../src/lessons/wetice/lessons.ts'
import AgainPage from '../../src/pages/learn/again/AgainPage.vue'
import LearnPage from '../../src/pages/LearnPage.vue'
import { useLessonProgress } from '../../src/pages/learn/lessonProgress.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'

const HOUR = 3_600_000

/** Somebody who has missed a task and a question so many hours ago, and comes to this page. */
async function visit(path: string, hours: number) {
  const tab = new Browser().openTab()
  const { progress, book } = tab
  const before = book.now() - hours * HOUR
  await useLessonProgress(progress, { now: () => before }).answer('wetice', runs, 'row', false)
  await useLessonProgress(progress, { now: () => before + HOUR / 2 }).answer('tennis', seats, 'dealer', false)
  const missed = [{ level: 0, seed: SEEDS.first + 5, step: 0, due: before + 12 * HOUR }]
  await progress.keepDrill('wetice', { level: 1, streak: 2, best: 3, run: 1, missed })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/learn/review', component: AgainPage },
      { path: '/learn/:game?', component: LearnPage, props: true },
      { path: '/:any(.*)*', component: { template: '<p />' } },
    ],
  })
  await router.push(path)
  const wrapper = mount(RouterView, { global: { plugins: [tab.pinia, router] }, attachTo: document.body })
  const until = (selector: string) => vi.waitUntil(() => wrapper.find(selector).exists(), { timeout: 60_000 })
  const links = () => wrapper.findAll('a[href="#/learn/review"]').map(link => [link.text(), link.attributes('href')])
  return { progress, wrapper, router, until, links }
}

describe('what was missed', () => {
  it('is offered where games are chosen, of all of them, and in its course, once it is due, and not before', async () => {
    const all = await visit('/learn', 13)
    await all.until('.again')
    expect(all.links()).toEqual([['Review 3 questions', '#/learn/review']])
    const one = await visit('/learn/wetice', 13)
    await one.until('ol a')
    expect(one.links()).toEqual([['Review 2 questions', '#/learn/review']])
    const early = await visit('/learn/wetice', 11)
    await early.until('ol a')
    expect(early.links()).toEqual([])
    const other = await visit('/learn/grafa', 13)
    await other.until('ol a')
    expect(other.links()).toEqual([])
  })

  it('is asked once, whichever game it is of and what has waited longest first, and is put off by an answer', async () => {
    const { progress, wrapper, router, until } = await visit('/learn/review', 13)
    await until('.task')
    expect(wrapper.get('.standing').text()).toBe('WetIce · 1 of 3')
    expect(wrapper.get('.task').text()).toBe(runs.tasks[0]?.task)
    const press = async (name: RegExp): Promise<void> => {
      wait(1000)
      await wrapper
        .findAll('button')
        .find(key => name.test(key.text()))
        ?.trigger('click')
      await flushPromises()
    }
    for (const cell of ['b1', 'c1', 'd1']) await wrapper.get(`[data-cell="${cell}"]`).trigger('click')
    await press(/^Check/)
    expect(progress.lessonOf('wetice/runs').missed).toMatchObject([{ task: 'row', step: 1 }])
    await press(/^Next/)
    expect(wrapper.get('.standing').text()).toBe('WetIce · 2 of 3')
    expect(progress.drillOf('wetice')).toMatchObject({ level: 1, streak: 2 })
    const yes = wrapper.findAll('button').some(key => key.text() === 'Yes')
    wait(1000)
    if (!yes) await wrapper.get('[data-cell]').trigger('click')
    await press(yes ? /^Yes|^Ada/ : /^Check/)
    for (let taps = 0; taps < 9 && !wrapper.text().includes('3 of 3'); taps++) await press(/^Next/)
    await vi.waitUntil(() => wrapper.find('.lesson-tennis').exists(), { timeout: 60_000 })
    expect(wrapper.get('.task').text()).toBe(seats.tasks[0]?.task)
    wait(1000)
    await wrapper.get('[data-cell="Ada"]').trigger('click')
    await press(/^Check/)
    expect(progress.lessonOf('tennis/seats').missed).toMatchObject([{ task: 'dealer', step: 1 }])
    for (let taps = 0; taps < 9 && wrapper.find('.task').exists(); taps++) await press(/^Next/)
    expect(wrapper.text()).toContain('“Review” is done.')
    expect(document.activeElement?.textContent).toBe('All lessons')
    expect(progress.drillOf('wetice')).toMatchObject({ level: 1, streak: 2, best: 3 })
    await press(/^All lessons/)
    await vi.waitUntil(() => router.currentRoute.value.path === '/learn')
  })
})
