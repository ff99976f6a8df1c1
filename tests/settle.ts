import type * as TestUtils from '@vue/test-utils'
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterAll, afterEach, vi } from 'vitest'
import { clock, wait } from './clock.ts'

/* Tests on a screen share one page and its modules, file after file: each must leave the page as it was. */

/** Waits for everything loading, however slow the machine: no test has to guess how many ticks that takes. */
vi.mock('@vue/test-utils', async original => {
  const utils = await original<typeof TestUtils>()
  const { flushPromises } = utils
  return {
    ...utils,
    async flushPromises() {
      await flushPromises()
      await vi.dynamicImportSettled()
      await flushPromises()
    },
  }
})

/** A router lists every app for debuggers, and would keep them all. */
vi.stubGlobal('__VUE_DEVTOOLS_PLUGINS__', { push: () => 0 })

performance.now = clock
// The page remembers the last tap of the one before.
wait()

// Without style sheets, an element is hidden by itself or an ancestor. Computing all styles takes far longer.
Element.prototype.checkVisibility = function (this: Element) {
  const hides = '[style*="display: none"], [style*="visibility: hidden"]'
  return this.isConnected && !this.matches(`:is(${hides}), :is(${hides}) *`)
}

/** Removes listeners from the page. Removed ones are released, since they may hold a whole table. */
function leaveNoListener(target: Window | Document): () => void {
  const { addEventListener: add, removeEventListener: remove } = target
  const added = new Map<EventListener, Set<string>>()
  target.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    add.call(target, type, listener, options)
    added.set(listener, (added.get(listener) ?? new Set()).add(type))
  }
  target.removeEventListener = (type: string, listener: EventListener, options?: boolean | EventListenerOptions) => {
    remove.call(target, type, listener, options)
    added.get(listener)?.delete(type)
    if (added.get(listener)?.size === 0) added.delete(listener)
  }
  return () => {
    Object.assign(target, { addEventListener: add, removeEventListener: remove })
    for (const [listener, types] of added) for (const type of types) target.removeEventListener(type, listener)
  }
}

const left = [leaveNoListener(window), leaveNoListener(document)]

disableAutoUnmount()
enableAutoUnmount(afterEach)

/** Loading may continue after a test: waits until nothing is left to arrive after the last one. */
afterEach(() => vi.dynamicImportSettled())

afterAll(() => {
  vi.useRealTimers()
  for (const each of left) each()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
