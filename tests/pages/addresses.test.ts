import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import DrillPage from '../../src/pages/DrillPage.vue'
import LearnPage from '../../src/pages/LearnPage.vue'
import NewGamePage from '../../src/pages/NewGamePage.vue'
import RulebookPage from '../../src/pages/RulebookPage.vue'
import TablePage from '../../src/pages/TablePage.vue'
import { sentPath } from '../../src/book/transfer/sent.ts'
import { repairAddress } from '../../src/pages/addresses.ts'
import { showsReceivedContent } from '../../src/pages/navigation.ts'
import { router as ofTheApp } from '../../src/router.ts'
import { Browser } from '../book/world.ts'

const PAGES = { drill: DrillPage, learn: LearnPage, rulebook: RulebookPage, new: NewGamePage, table: TablePage }

/** The text of this page for a game or match that doesn't exist. */
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

describe('an address without a page', () => {
  it.each(['learn', 'rulebook', 'new'] as const)('is reported, with links to other pages: %s', async name => {
    const text = await shown(name)
    expect(text).toContain('There is no game with this name.')
    expect(text).toContain('Which game')
  })

  it('is reported if it belongs to a drill', async () => {
    expect(await shown('drill')).toContain('There is no game with this name.')
  })

  it('is reported if it belongs to a match', async () => {
    expect(await shown('table')).toContain('This match is not in your match book.')
  })

  it('opens the page for unknown addresses', () => {
    const { matched, path } = ofTheApp.resolve('/nonsense/of/some/kind')
    expect([path, matched.at(-1)?.redirect, matched.at(-1)?.meta.title?.()]).toEqual([
      '/nonsense/of/some/kind',
      undefined,
      'Page not found',
    ])
  })
})

/** The route that the app's router finds for an address, without its pages. */
async function arriveAt(address: string): Promise<readonly [name: unknown, address: string]> {
  const routes = ofTheApp.getRoutes().map(({ path, name, meta }) => ({ path, name, meta, component: {} }))
  const router = createRouter({ history: createMemoryHistory(), routes })
  router.beforeEach(to => (showsReceivedContent(to) ? repairAddress(router, to) : true))
  await router.push(address)
  const { name, fullPath } = router.currentRoute.value
  return [name, fullPath]
}

describe('a received address', () => {
  const link = sentPath('match', 'abc-DEF_123')
  const room = sentPath('follow', 'room-1234/key-5678')

  it.each([
    ['/%23/match/abc', '/match/abc'],
    [`/%23${link}`, link],
    [`/%2523${link}`, link],
    [link.replace('?c=', '%3Fc%3D'), link],
    [`${link}.`, `${link}.`],
    [`${link})`, `${link})`],
    ['/match/abc).', '/match/abc'],
    [`/!${link}`, link],
    [room.replace('/key', '%2Fkey'), room],
    ['/%2Fbook%2Fwon', '/book/won'],
    ['/%23/book', '/book'],
    ['/book).', '/book'],
    ['/%E0%A4%A/book', '/%E0%A4%A/book'],
  ])('is repaired if it was changed on its way: %s', async (address, mended) => {
    const [name, shown] = await arriveAt(address)
    expect([name === 'damaged', shown]).toEqual([false, mended])
  })

  it.each([
    link,
    room,
    '/match/abc',
    '/follow/room?seat=2',
    `${room}&seat=2`,
    '/person/%23%2Fmatch%2Fabc',
    '/book/won',
  ])('is unchanged if it is right: %s', async address => {
    expect(await arriveAt(address)).toEqual([undefined, address])
  })

  it.each([
    link.replace('DEF', 'DFE'),
    `/%23${link.replace('DEF', 'DFE')}`,
    room.replace('5678', '5679'),
    sentPath('take', 'x').replace('x', 'y'),
  ])('is reported as damaged if it can’t be repaired: %s', async address => {
    expect(await arriveAt(address)).toEqual(['damaged', address])
  })

  it('opens the page for unknown addresses if it leads nowhere', async () => {
    expect(await arriveAt('/%23/nonsense')).toEqual(['lost', '/%23/nonsense'])
  })
})
