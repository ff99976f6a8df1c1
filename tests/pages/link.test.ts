import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { packRecord } from '../../src/book/transfer/link.ts'
import LinkPage from '../../src/pages/link/LinkPage.vue'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const RECORD = '# match abc 5 9\ngame tennis\nplayers Ann, Bob, Cat, Dee\ntarget 5\nplay\nhand fish\nnext\n'

const PATIENCE = { timeout: 60_000 }

async function openLink(packed: string, tab = new Browser().openTab()) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/match/:packed', component: LinkPage, props: true },
      { path: '/table/:id', component: { template: '<p />' } },
    ],
  })
  await router.push(`/match/${packed}`)
  const wrapper = mount(
    { template: '<RouterView />' },
    { global: { plugins: [tab.pinia, router] }, attachTo: document.body },
  )
  const isShown = (): boolean => wrapper.find('.board *').exists() && wrapper.text().includes('match book')
  await vi.waitUntil(() => isShown() || wrapper.text().includes('can’t be read'), PATIENCE)
  await flushPromises()
  return { ...tab, wrapper, router, text: () => wrapper.text().replace(/\s+/g, ' ') }
}

describe('a link', () => {
  it('shows a match without changing the book', async () => {
    const { text, library } = await openLink(valueOf(await packRecord(RECORD)))
    expect(text()).toContain('It isn’t in your match book.')
    expect(text()).toContain('Move 2 of 2')
    await library.refresh()
    expect(library.list).toEqual([])
  })

  it('mentions an illegal move that was let stand', async () => {
    const { text } = await openLink(
      valueOf(await packRecord('game tennis\nplayers Ann, Bob, Cat, Dee\nplay\nstands ghost\n')),
    )
    expect(text()).toContain('The players let one illegal move stand.')
  })

  it('stores the match in the book on request, and then recognises it', async () => {
    const packed = valueOf(await packRecord(RECORD))
    const { wrapper, router, ...tab } = await openLink(packed)
    await wrapper.get('.button-primary').trigger('click')
    await vi.waitUntil(() => router.currentRoute.value.path !== `/match/${packed}`, PATIENCE)
    expect(router.currentRoute.value.path).toBe('/table/abc')
    expect(tab.library.list.map(({ id, entries, touched }) => [id, entries, touched])).toEqual([['abc', 2, 9]])
    wrapper.unmount()
    const again = await openLink(packed, tab)
    expect(again.wrapper.get('a.button-primary').attributes('href')).toBe('#/table/abc')
  })

  it('names the part that can’t be read', async () => {
    const { text } = await openLink(valueOf(await packRecord(`${RECORD}hanb fish\nnext\n`)))
    expect(text()).toContain('Line 8: hanb fish can’t be played there, and is left out.')
    expect(text()).toContain('Move 2 of 2')
  })

  it('reports that its match can’t be read', async () => {
    const { text } = await openLink('nothing')
    expect(text()).toContain('The match in this link can’t be read.')
  })
})
