import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from 'vue'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { SEEDS, type NewMoment } from '../../src/book/stores/progress.ts'
import { scheduleAfterMiss } from '../../src/lessons/review.ts'
import { seats } from '../../src/lessons/tennis/lessons.ts'
import { runs } from '../../src/lessons/wetice/lessons.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import AgainPage from '../../src/pages/learn/AgainPage.vue'
import LearnPage from '../../src/pages/LearnPage.vue'
import { useLessonProgress, useDueQuestions } from '../../src/pages/learn/learner.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'
import { MOMENT } from './moment.ts'

const HOUR = 3_600_000

/** Opens this page for a person who missed a task and a question `hours` hours ago. */
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

/** A review of a match with this moment. `asked` lets some hours pass, and returns what is due then. */
async function afterMatch(moment: Partial<NewMoment> = {}) {
  const { progress, book, pinia } = new Browser().openTab()
  let time = book.now()
  vi.spyOn(book, 'now').mockImplementation(() => time)
  const dueIn = createApp({}).use(pinia).runWithContext(useDueQuestions)
  await progress.keepMoment('wetice', { ...MOMENT, ...moment }, scheduleAfterMiss(time))
  const asked = (later: number) => {
    time += later * HOUR
    return dueIn([weticeCourse])
  }
  return { progress, asked, again: scheduleAfterMiss(time) }
}

describe('turning points of a person’s own matches', () => {
  it('are asked from the next day on, and at longer intervals after each correct answer', async () => {
    const { progress, asked } = await afterMatch()
    expect(asked(11)).toEqual([])
    const [first] = asked(2)
    expect(first?.task(weticeTable).task).toBe('Ann is to move. What is best?')
    await first?.answered(true)
    expect(asked(48)).toEqual([])
    await asked(24)[0]?.answered(true)
    expect(asked(144)).toEqual([])
    await asked(24)[0]?.answered(true)
    expect(asked(24 * 365)).toEqual([])
    expect(progress.momentsIn('wetice')).toMatchObject([{ right: 3, due: null }])
  })

  it('are asked again after an error, and keep their schedule if their match is reviewed again', async () => {
    const { progress, asked, again } = await afterMatch()
    await asked(13)[0]?.answered(true)
    await asked(72)[0]?.answered(false)
    expect(asked(11)).toEqual([])
    await progress.keepMoment('wetice', { ...MOMENT, loss: 4 }, again)
    expect(progress.momentsIn('wetice')).toMatchObject([{ right: 0, step: 0, loss: 4 }])
    expect(asked(2)).toHaveLength(1)
  })

  it('are left out if their record can’t be read', async () => {
    const { asked } = await afterMatch({ record: 'game wetice\nplay' })
    expect(asked(13)).toEqual([])
  })

  it('are limited to seven in a review of five minutes', async () => {
    const { progress, asked, again } = await afterMatch()
    for (let place = 1; place < 20; place++) await progress.keepMoment('wetice', { ...MOMENT, place }, again)
    expect(asked(13)).toHaveLength(7)
  })
})

describe('missed questions', () => {
  it('are offered once they are due: all of them on the page of all games, and those of one game on its own page', async () => {
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

  it('are asked once, across games, the longest waiting first, and an answer postpones them', async () => {
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
    for (let taps = 0; taps < 9 && wrapper.find('.task-table').exists(); taps++) await press(/^Next/)
    expect(wrapper.text()).toContain('“Review” is done.')
    expect(document.activeElement?.textContent).toBe('All lessons')
    expect(progress.drillOf('wetice')).toMatchObject({ level: 1, streak: 2, best: 3 })
    await press(/^All lessons/)
    await vi.waitUntil(() => router.currentRoute.value.path === '/learn')
  })
})
