import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { useAutosaveStore } from '../../src/book/stores/autosave.ts'
import BookNotice from '../../src/pages/book/BookNotice.vue'
import { PaperCopy } from '../book/memory.ts'
import { settled, valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'

const TENNIS = 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 1\nplay'

async function begin() {
  const browser = new Browser()
  const tab = browser.openTab()
  const kept = useAutosaveStore(tab.pinia)
  const save = vi.spyOn(kept, 'save').mockResolvedValue()
  const wrapper = mount(BookNotice, { global: { plugins: [tab.pinia] } })
  await flushPromises()
  const { id } = valueOf(await tab.library.create(TENNIS))
  valueOf(await tab.match.open(id))
  await flushPromises()
  return { ...tab, browser, save, wrapper, id }
}

/** Whether the browser asks for confirmation before the page is closed. */
function asks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  return closing.defaultPrevented
}

describe('closing the page', () => {
  it('needs a confirmation while something is stored only in memory', async () => {
    const { browser, match, wrapper } = await begin()
    expect(asks()).toBe(false)
    browser.disk.failing = 'full'
    await match.play('hand fish')
    await flushPromises()
    expect([asks(), wrapper.text()]).toEqual([true, expect.stringContaining('This device is full')])
    browser.disk.failing = null
    await match.retry()
    await settled()
    expect(asks()).toBe(false)
    browser.disk.failing = 'full'
    await match.play('next')
    wrapper.unmount()
    expect(asks()).toBe(false)
  })
})

describe('losses of stored data', () => {
  it('are listed once, with the data that was restored', async () => {
    const paper = new PaperCopy()
    const { match, library, safety } = new Browser(undefined, undefined, paper).openTab()
    const { id } = valueOf(await library.create(TENNIS))
    valueOf(await match.open(id))
    await match.play('hand fish')
    await match.undo()
    await settled()
    expect(safety.copyState()).toBe('checking')
    paper.text = paper.text.replace('hand fish', 'hand ghost')
    const browser = new Browser(undefined, undefined, paper)
    const open = async () => {
      const tab = browser.openTab()
      const wrapper = mount(BookNotice, { global: { plugins: [tab.pinia] } })
      for (let i = 0; i < 9; i++) await flushPromises()
      return wrapper
    }
    const wrapper = await open()
    expect(wrapper.text()).toContain(
      '1 match was restored from the second copy. Part of this is lost for good: Ann, Bob,',
    )
    await wrapper.findAll('button').at(-1)?.trigger('click')
    await flushPromises()
    expect([wrapper.text(), (await open()).text()]).toEqual(['', ''])
  })

  it('name an unnamed evening by its day in words', async () => {
    const { pinia, safety } = new Browser().openTab()
    const torn = [{ id: 'e', type: 'evening', head: null, name: '2026-11-28' }] as const
    const restored = { matches: 0, evenings: 1, people: 0, failed: 0, torn, isWhole: false }
    vi.spyOn(safety, 'restored', 'get').mockReturnValue(restored)
    const wrapper = mount(BookNotice, { global: { plugins: [pinia] } })
    await flushPromises()
    expect(wrapper.text()).toContain('lost for good: “Evening of 28 November”.')
  })
})

describe('the book is saved to its file', () => {
  it('when a match has ended, when its table is left, and when the app is hidden', async () => {
    const { match, save, library } = await begin()
    expect(save).not.toHaveBeenCalled()
    await match.play('hand fish')
    await flushPromises()
    expect([match.replay?.game.status(match.position).over, save.mock.calls.length]).toEqual([true, 1])
    await match.undo()
    await flushPromises()
    expect(save).toHaveBeenCalledTimes(1)
    await match.close()
    await flushPromises()
    expect(save).toHaveBeenCalledTimes(2)
    const { id } = valueOf(await library.create(TENNIS))
    await match.open(id)
    await flushPromises()
    expect(save).toHaveBeenCalledTimes(2)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(save).toHaveBeenCalledTimes(3)
  })
})

describe('the browser', () => {
  it('is asked for permanent storage once, after the first match that was played', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => false)
    vi.stubGlobal('navigator', { ...navigator, storage: { persist, persisted: async () => false } })
    const { match, library } = await begin()
    await match.close()
    await settled()
    expect(persist).not.toHaveBeenCalled()
    for (let played = 0; played < 2; played++) {
      await match.open(valueOf(await library.create(TENNIS)).id)
      await match.play('hand fish')
      await settled()
      expect(persist).toHaveBeenCalledTimes(1)
      await match.close()
    }
    await settled()
    expect(persist).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })
})
