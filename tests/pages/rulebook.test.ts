import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import RulebookPage from '../../src/pages/RulebookPage.vue'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { listGames } from '../../src/games/index.ts'

const RULEBOOKS = await Promise.all(listGames().map(({ rulebook }) => rulebook()))

const scrolled = vi.fn<(this: Element) => void>()
const seen = () => (scrolled.mock.contexts.at(-1) as Element | undefined)?.id

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.call(this)
  }
})

async function open(path: string) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/rulebook/:game?/:section?', component: RulebookPage, props: true }],
  })
  await router.push(path)
  const wrapper = mount({ template: '<RouterView />' }, { global: { plugins: [router] }, attachTo: document.body })
  await flushPromises()
  const texts = (selector: string) => wrapper.findAll(selector).map(each => each.text().replace(/\s+/g, ' '))
  return { router, wrapper, texts, marked: () => texts('.marked h2') }
}

describe('the rulebook', () => {
  it('offers the rules of every game', async () => {
    const { wrapper } = await open('/rulebook')
    const links = wrapper.findAll('.list a').map(each => each.attributes('href'))
    expect(links).toEqual(RULEBOOKS.map(book => `#/rulebook/${book.game}`))
  })

  it.each(RULEBOOKS)('prints the sections of $title by number, with all rulings', async book => {
    const { texts } = await open(`/rulebook/${book.game}`)
    const titles = book.sections.map(({ title }, i) => `${i + 1} ${title}`)
    expect(texts('.section h2')).toEqual(titles)
    expect(texts('nav a')).toEqual(titles)
    const rulings = texts('.ruling')
    for (const [number, { question, answer }] of Object.entries(book.rulings)) {
      expect(rulings).toContain(`${number} ${question}${answer}`)
    }
  })

  it.each(RULEBOOKS)('sums up $title in ten lines', async book => {
    const { texts } = await open(`/rulebook/${book.game}`)
    expect(texts('.short li')).toEqual([book.aim, ...book.short])
    expect(texts('.short li')).toHaveLength(10)
  })

  it('opens at the requested section, and marks it', async () => {
    const { marked, wrapper } = await open('/rulebook/wetice/fall')
    expect(marked()).toEqual(['7 Fall'])
    expect(seen()).toBe('section-fall')
    expect(wrapper.get('nav [aria-current="location"]').text()).toContain('Fall')
  })

  it('opens at its beginning if the section is unknown', async () => {
    const { marked, texts } = await open('/rulebook/wetice/nothing')
    expect(marked()).toEqual([])
    expect(texts('h2')).not.toEqual([])
    expect(seen()).toBeUndefined()
  })

  it('goes to another section without adding to the history', async () => {
    const { router, wrapper, marked } = await open('/rulebook/wetice/fall')
    const replace = vi.spyOn(router, 'replace')
    await wrapper.findAll('nav a')[0]?.trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.fullPath).toBe('/rulebook/wetice/table')
    expect(replace).toHaveBeenCalledTimes(1)
    expect(marked()).toEqual(['1 The layout'])
    expect(seen()).toBe('section-table')
    expect(document.activeElement?.id).toBe('title-table')
  })

  it('shows the sections that contain the words of a search, and marks these words', async () => {
    const { wrapper, texts } = await open('/rulebook/wetice')
    await wrapper.get('input').setValue('crossed out')
    expect(texts('h2')).toEqual(['9 Mistakes'])
    expect(texts('nav a')).toEqual(['9 Mistakes'])
    expect(texts('mark')).toEqual(['cross', 'out'])
    expect(wrapper.get('[role="status"]').text()).toBe('1 of 13 sections')
    await wrapper.get('input').setValue('castling')
    expect(texts('.section h2')).toHaveLength(13)
    expect(wrapper.get('[role="status"]').text()).toBe('No section has these words. Here is the whole book.')
  })

  it('names the author of the game, and explains rulings, before the first section', async () => {
    const { wrapper } = await open('/rulebook/wellsix')
    const text = wrapper.text()
    expect(text.indexOf('Fabio Pozzi')).toBeGreaterThan(-1)
    expect(text.indexOf('Fabio Pozzi')).toBeLessThan(text.indexOf('Colours and hands'))
    expect(wrapper.get('.legend').text()).toContain('X1 is the number of a ruling')
  })

  it('links a term of the game to its definition', async () => {
    const { router, wrapper } = await open('/rulebook/wellsix')
    await wrapper.get('#section-isolation a.term').trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.fullPath).toMatch(/^\/rulebook\/wellsix\/term-/)
    expect(document.activeElement?.tagName).toBe('DT')
  })

  it('links to each lesson from its section', async () => {
    const { wrapper } = await open('/rulebook/wetice')
    await vi.waitFor(() => expect(wrapper.findAll('.lesson a').length).toBeGreaterThan(0), 60_000)
    const links = wrapper.findAll('.lesson a').map(each => each.attributes('href'))
    const course = weticeCourse
    for (const { id } of course?.lessons ?? []) expect(links).toContain(`#/learn/wetice/${id}`)
  })

  it('searches all rulebooks from the list', async () => {
    const { wrapper, texts } = await open('/rulebook')
    await wrapper.get('input').setValue('joker')
    expect(texts('.results a')).toContain('WetIce1 The layoutTake the kings and jokers out of a deck.')
    await wrapper.get('input').setValue('castling')
    expect(wrapper.get('[role="status"]').text()).toMatch(/^No rulebook has these words\. /)
  })
})
