import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { BOOK, type Book } from '../../../../src/book/book.ts'
import WetIceEntry from '../../../../src/games/wetice/entry/WetIceEntry.vue'
import { Disk, openMemory } from '../../../book/memory.ts'
import { LIST } from '../../../rules.ts'

export async function openEntry(disk = new Disk(), props: { readonly own?: boolean } = {}) {
  const book: Book = {
    games: LIST,
    storage: openMemory(disk),
    locks: undefined,
    channel: { send: () => undefined, listen: () => () => undefined },

    now: () => 0,
    newId: () => 'id',
  }
  const wrapper = mount(WetIceEntry, {
    props,
    global: { plugins: [createPinia()], provide: { [BOOK as symbol]: book } },
    attachTo: document.body,
  })
  await flushPromises()

  const button = (name: string | RegExp) => {
    // The page of a later step covers the choices, and a sheet covers both.
    const found = wrapper.findAll('button').findLast(each => {
      const label = each.attributes('aria-label') ?? each.text()
      return typeof name === 'string' ? label === name : name.test(label)
    })
    if (!found) throw new Error(`no button ${String(name)} among ${wrapper.findAll('button').map(each => each.attributes('aria-label') ?? each.text()).join(' | ')}`) // oxfmt-ignore
    return found
  }

  return {
    wrapper,
    button,
    tap: async (name: string | RegExp) => {
      await button(name).trigger('click')
      await flushPromises()
    },
    /** Chooses another way to begin. */
    async way(name: string | RegExp): Promise<void> {
      await this.tap('More ways')
      await this.tap(name)
    },
    openSettings: async () => {
      await wrapper.get('.row-key[aria-haspopup]').trigger('click')
      await flushPromises()
    },
    /** Presses keys of a keyboard: one key for each letter, or one key by its name. */
    type: async (keys: string) => {
      for (const key of keys.length > 3 && /^[A-Z][a-z]/.test(keys) ? [keys] : keys) {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }))
        await wrapper.vm.$nextTick()
      }
      await flushPromises()
    },
    cell: (name: string) => wrapper.get(`[data-cell="${name}"]`),
    word: () => wrapper.get('.word p').text(),
    started: () => (wrapper.emitted('start') ?? []).map(([head, actions]) => [head, actions]),
    kind: () => wrapper.emitted('start')?.at(-1)?.[2],
    reload: async () => {
      wrapper.unmount()
      return openEntry(disk)
    },
  }
}
