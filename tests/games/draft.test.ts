import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineAsyncComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { Book } from '../../src/book/book.ts'
import { err } from '../../src/engine/result.ts'
import { listGames, type ListedGame } from '../../src/games/index.ts'
import { DRAFT } from '#text/entry.ts'
import { Browser } from '../book/world.ts'

afterEach(() => void vi.useRealTimers())

async function openEntry({ entry }: ListedGame, browser: Browser, storage: Partial<Book['storage']> = {}) {
  const { book, pinia } = browser.openTab()
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:any(.*)*', component: {} }] })
  Object.assign(book.storage, storage)
  const Entry = defineAsyncComponent(entry)
  const wrapper = mount(() => h('main', h(Entry)), { global: { plugins: [pinia, router] } })
  await flushPromises()
  return wrapper
}

type Entry = Awaited<ReturnType<typeof openEntry>>

const typeName = async (entry: Entry, name: string): Promise<void> => {
  await entry.get('input[type=text]').setValue(name)
  await flushPromises()
}
const nameIn = (entry: Entry): string => entry.get<HTMLInputElement>('input[type=text]').element.value
const kept = (browser: Browser): string => JSON.stringify([...browser.disk.rows.settings.values()])

describe.each(listGames())('the stored draft of a game of $title', game => {
  it('is loaded when the storage answers, however late, and a waiting message is shown until then', async () => {
    const browser = new Browser()
    await typeName(await openEntry(game, browser), 'Cordelia')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { storage } = browser.openTab().book
    let answer = (): void => undefined
    const asked = new Promise<void>(resolve => (answer = resolve))
    const entry = await openEntry(game, browser, { get: (store, key) => asked.then(() => storage.get(store, key)) })
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await flushPromises()
    expect(entry.find('input').exists()).toBe(false)
    expect(entry.text()).toBe(DRAFT.waiting)
    answer()
    await flushPromises()
    expect(nameIn(entry)).toBe('Cordelia')
    expect(entry.text()).not.toContain(DRAFT.waiting)
  })

  it('stays in the storage if it can’t be read, and isn’t overwritten', async () => {
    const browser = new Browser()
    await typeName(await openEntry(game, browser), 'Cordelia')
    const entry = await openEntry(game, browser, { get: async () => err('broken') })
    expect(entry.text()).toContain(DRAFT.unread)
    await typeName(entry, 'Regan')
    expect(kept(browser)).toContain('Cordelia')
    expect(kept(browser)).not.toContain('Regan')
  })
})
