import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import ReplayPage from '../../src/pages/replay/ReplayPage.vue'
import ResultPage from '../../src/pages/result/ResultPage.vue'
import TablePage from '../../src/pages/TablePage.vue'
import { PaperCopy } from '../book/memory.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const RECORD = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 5\nplay\n'
const PAGES = { table: TablePage, replay: ReplayPage, result: ResultPage }
const MISSING = 'This match is not in your match book.'

describe('a match that the browser has lost', () => {
  it.each(Object.entries(PAGES))('is shown as soon as it is restored: %s', async (_, page) => {
    const paper = new PaperCopy()
    const { id } = valueOf(await new Browser(undefined, undefined, paper).openTab().library.create(RECORD))
    const { pinia, safety } = new Browser(undefined, undefined, paper).openTab()
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:any(.*)*', component: page }] })
    await router.push('/')
    const wrapper = mount<object>(page, { props: { id }, global: { plugins: [pinia, router] } })
    await vi.waitUntil(() => wrapper.text().includes(MISSING), { timeout: 60_000 })
    await safety.check()
    await flushPromises()
    await vi.waitUntil(() => wrapper.text().includes('Ann'), { timeout: 60_000 })
    expect(wrapper.text()).not.toContain(MISSING)
    wrapper.unmount()
  })
})
