import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { CORE_LESSONS } from '../../src/lessons/course.ts'
import DeckPage from '../../src/pages/DeckPage.vue'
import HomePage from '../../src/pages/HomePage.vue'
import LearnPage from '../../src/pages/LearnPage.vue'
import { useLessonProgress } from '../../src/pages/learn/learner.ts'
import LessonPage from '../../src/pages/LessonPage.vue'
import NewGamePage from '../../src/pages/NewGamePage.vue'
import { valueOf } from '../book/results.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'
import { COURSES } from '../lessons/all.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'

type Tab = ReturnType<Browser['openTab']>

async function visit(path: string, before: (tab: Tab) => Promise<unknown> = async () => {}) {
  const tab = new Browser().openTab()
  await before(tab)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: HomePage },
      { path: '/new/:game?', component: NewGamePage, props: true },
      { path: '/learn/:game?', component: LearnPage, props: true },
      { path: '/learn/:game/deck', component: DeckPage, props: true },
      { path: '/learn/:game/:lesson', component: LessonPage, props: true },
      { path: '/:any(.*)*', component: { template: '<p />' } },
    ],
  })
  await router.push(path)
  const wrapper = mount(RouterView, { global: { plugins: [tab.pinia, router] }, attachTo: document.body })
  const until = (found: () => boolean) => vi.waitUntil(found, { timeout: 60_000 })
  return { ...tab, wrapper, router, until }
}

const ROWS = ['........', '........', '........', '........', 'SSD.....', 'HHDHC...']
const DUEL = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')

const solveCore = async ({ progress }: Tab): Promise<void> => {
  await progress.load()
  for (const lesson of weticeCourse.lessons.slice(0, CORE_LESSONS)) {
    for (const { id } of lesson.tasks) await useLessonProgress(progress, { now: () => 0 }).solve('wetice', lesson, id)
  }
}

describe('the home page', () => {
  const large = '.now .button-primary'

  it('offers learning on its large button to a newcomer', async () => {
    const home = await visit('/')
    await home.until(() => home.wrapper.find(large).exists())
    expect(home.wrapper.get(large).attributes('href')).toBe('#/learn')
  })

  it('offers the running game first, and learning second until there is a game without a guide', async () => {
    const home = await visit('/', ({ library }) => library.create(weticeCourse.guide.deal(1), { practice: true }))
    await home.until(() => home.wrapper.find('a.row-key[href="#/learn"]').exists())
    expect(home.wrapper.get(large).text()).toBe('Continue')
    await home.library.create(weticeCourse.guide.deal(2))
    await flushPromises()
    expect(home.wrapper.get('a.row-key').text()).toContain('Read a code')
  })

  it('offers the last game again first, and the unfinished lesson second', async () => {
    const home = await visit('/', async tab => {
      const { id } = valueOf(await tab.library.create(DUEL))
      await tab.match.open(id)
      for (const action of ['pass', 'pass']) await tab.match.play(action)
      tab.match.close()
      await solveCore(tab)
    })
    await home.until(() => home.wrapper.find(large).exists())
    expect(home.wrapper.get(large).text()).toBe('Play again')
    expect(home.wrapper.get(large).attributes('href')).toMatch(/^#\/new\/wetice\?again=/)
    await home.until(() => home.wrapper.get('a.row-key').text().startsWith('Continue: '))
  })
})

describe.each(COURSES.map(({ game }) => game.name))('the introduction to %s', game => {
  it('leads from the form of a new game to the lessons, and from there to the rules', async () => {
    const { wrapper, until, router } = await visit(`/new/${game}`)
    const link = (to: string) => wrapper.find(`header a[href="#/${to}/${game}"]`)
    await until(() => link('learn').exists())
    expect(link('learn').text()).toBe('How to play')
    await router.push(`/learn/${game}`)
    await until(() => link('rulebook').exists())
    expect(link('rulebook').text()).toBe('Rules')
  })

  it('consists of a few lessons, a guided game, and the other lessons', async () => {
    const { wrapper, until } = await visit(`/learn/${game}`)
    await until(() => wrapper.findAll('section').length === 4)
    const [core, guided, rest, extra] = wrapper.findAll('section')
    expect(core?.findAll('ol a')).toHaveLength(CORE_LESSONS)
    expect(guided?.get('button').text()).toBe('A guided first game')
    expect(core?.find('button').exists()).toBe(false)
    const course = COURSES.find(each => each.game.name === game)
    const extras = course?.lessons.filter(lesson => lesson.extra) ?? []
    expect(rest?.findAll('ol a')).toHaveLength((course?.lessons.length ?? 0) - CORE_LESSONS - extras.length)
    expect(extra?.findAll('ol a')).toHaveLength(extras.length)
    expect(rest?.get('ol a .number').text()).toBe(String(CORE_LESSONS + 1))
  })
})

describe('after the first lessons', () => {
  it('the guided game comes first, and starts with one tap', async () => {
    const { wrapper, until, router, match } = await visit('/learn/wetice', solveCore)
    await until(() => wrapper.find('button.first').exists())
    expect(wrapper.get('button.first').text()).toBe('A guided first game')
    await wrapper.get('button.first').trigger('click')
    await until(() => router.currentRoute.value.path.startsWith('/table/'))
    const id = router.currentRoute.value.path.slice('/table/'.length)
    valueOf(await match.open(id))
    expect(match.head?.practice).toBe(true)
  })

  it('the other lessons come once the guided game has begun', async () => {
    const { wrapper, until } = await visit('/learn/wetice', async tab => {
      await solveCore(tab)
      await tab.progress.see('wetice', 'welcome')
    })
    await until(() => wrapper.find('a.first').exists())
    expect(wrapper.get('a.first').text()).toBe('Continue: Give a suit away')
  })
})

describe('the list of lessons', () => {
  it('has the pictures of the games, and the progress in each', async () => {
    const { wrapper, until } = await visit('/learn', async tab => {
      await solveCore(tab)
      await tab.progress.see('wetice', 'welcome')
    })
    await until(() => wrapper.findAll('.list a').length === COURSES.length)
    expect(wrapper.findAll('.list a svg.picture')).toHaveLength(COURSES.length)
    const own = weticeCourse.lessons.filter(({ extra }) => !extra).length
    expect(wrapper.get('.list a[href="#/learn/wetice"]').text()).toContain(
      `${CORE_LESSONS} of ${own} lessons done, guided game played`,
    )
  })
})

describe('with a real deck', () => {
  it.each([
    ['wellsix', 'Row '],
    ['tennis', 'thirteen cards'],
  ])(
    '%s is laid out step by step, continues where it was left, and is then played as a guided game',
    async (game, second) => {
      const { wrapper, until, router, match } = await visit(`/learn/${game}`)
      await until(() => wrapper.find('a.first + a').exists())
      await router.push(wrapper.get('a.first + a').attributes('href')?.slice(1) ?? '')
      await until(() => wrapper.find('.walker').exists())
      wait(1000)
      await wrapper.get('.forward').trigger('click')
      await until(() => wrapper.text().includes(second))
      const { deal = '', done } = router.currentRoute.value.query
      expect(done).toBe('1')
      expect(wrapper.findAll('[data-cell][aria-label*="marked"]').length > 0).toBe(game !== 'tennis')
      const last = Number(/\d+$/.exec(wrapper.get('.at').text())?.[0])
      await router.replace({ query: { deal, done: String(last - 1) } })
      await until(() => wrapper.get('.forward').text().startsWith('Start'))
      wait(1000)
      await wrapper.get('.forward').trigger('click')
      await until(() => router.currentRoute.value.path.startsWith('/table/'))
      valueOf(await match.open(router.currentRoute.value.path.slice('/table/'.length)))
      expect(match.head?.practice).toBe(true)
      const course = COURSES.find(each => each.game.name === game)
      const head = sceneOf(course?.game ?? weticeCourse.game, course?.guide.deal(Number(deal)) ?? '')
      expect(match.position).toEqual(head?.position)
    },
  )

  it('WetIce is tried with nine cards, and then dealt by hand and entered', async () => {
    const { wrapper, until, router } = await visit('/learn/wetice')
    await until(() => wrapper.find('a.first + a').exists())
    await router.push(wrapper.get('a.first + a').attributes('href')?.slice(1) ?? '')
    await until(() => wrapper.find('.walker').exists())
    expect(wrapper.text()).toContain('Put them face up in three rows, as shown.')
    expect(wrapper.findAll('[data-cell][aria-label*="marked"]')).toHaveLength(9)
    for (const said of [
      'Swap the heart at b2',
      'Put them on your pile',
      'Slide the other six cards',
      'deal six rows of eight',
    ]) {
      wait(1000)
      await wrapper.get('.forward').trigger('click')
      await until(() => wrapper.text().includes(said))
    }
    wait(1000)
    await wrapper.get('.forward').trigger('click')
    await until(() => router.currentRoute.value.path === '/new/wetice')
  })

  it('Grafa is dealt by hand, entered, and then played with a guide', async () => {
    const { wrapper, until, router, match } = await visit('/learn/grafa')
    await until(() => wrapper.find('a.first + a').exists())
    await router.push(wrapper.get('a.first + a').attributes('href')?.slice(1) ?? '')
    await until(() => wrapper.find('.slots').exists())
    for (const card of ['AH', '6S', '4C', '3H', '2S', '4H']) {
      for (const key of [card[0], card[1]]) await wrapper.get(`.pad [data-key="${key ?? ''}"]`).trigger('click')
    }
    wait(1000)
    await wrapper.get('.keys .button-primary').trigger('click')
    await until(() => router.currentRoute.value.path.startsWith('/table/'))
    valueOf(await match.open(router.currentRoute.value.path.slice('/table/'.length)))
    expect(match.head).toMatchObject({ practice: true, head: expect.stringContaining('deck 4H') })
  })
})

/**
 * The time for everything that a person reads before the first move of a guided game, at 200 words a minute and with
 * ten seconds of thought for each task.
 */
describe.each(COURSES.map(course => [course.game.name, course] as const))('the first lessons of %s', (_, course) => {
  it('take less than twenty minutes', () => {
    const tasks = course.lessons.slice(0, CORE_LESSONS).flatMap(lesson => lesson.tasks)
    const read = [
      ...course.lessons.slice(0, CORE_LESSONS).map(lesson => lesson.intro),
      ...tasks.flatMap(task => [task.task, task.done, task.otherwise, task.hint]),
      ...course.guide.notes.map(note => note.text),
    ]
    const words = read.join(' ').split(/\s+/).length
    expect(words / 200 + (tasks.length * 10) / 60).toBeLessThan(20)
  })
})
