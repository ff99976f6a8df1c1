import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import DrillPage from '../../src/pages/DrillPage.vue'
import LearnPage from '../../src/pages/LearnPage.vue'
import NewGamePage from '../../src/pages/NewGamePage.vue'
import RulebookPage from '../../src/pages/RulebookPage.vue'
import TablePage from '../../src/pages/TablePage.vue'
import { router as ofTheApp } from '../../src/router.ts'
import { Browser } from '../book/world.ts'

const PAGES = { drill: DrillPage, learn: LearnPage, rulebook: RulebookPage, new: NewGamePage, table: TablePage }

/** A page at an address where nothing is. */
async function shown(name: keyof typeof PAGES): Promise<string> {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:any(.*)*', component: LearnPage }],
  })
  await router.push(`/${name}/zzz`)
  const { pinia } = new Browser().openTab()
  const wrapper = mount<object>(PAGES[name], {
    props: { game: 'zzz', id: 'zzz' },
    global: { plugins: [pinia, router] },
  })
  await flushPromises()
  expect(wrapper.findAll('a[href^="#/"]').length).toBeGreaterThan(0)
  return wrapper.text()
}

describe('an address where nothing is', () => {
  it.each(['learn', 'rulebook', 'new'] as const)('says so and leads on: %s', async name => {
    const text = await shown(name)
    expect(text).toContain('There is no game with this name.')
    expect(text).toContain('Which game')
  })

  it('says so of a drill', async () => {
    expect(await shown('drill')).toContain('There is no game with this name.')
  })

  it('says so of a match', async () => {
    expect(await shown('table')).toContain('This match is not in the book of this device.')
  })

  it('has a page of its own', () => {
    const { matched, path } = ofTheApp.resolve('/nonsense/of/some/kind')
    expect([path, matched.at(-1)?.redirect, matched.at(-1)?.meta['title']]).toEqual([
      '/nonsense/of/some/kind',
      undefined,
      'Nothing is here',
    ])
  })
})
