import type * as TestUtils from '@vue/test-utils'
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterAll, afterEach, vi } from 'vitest'
import { clock, wait } from './clock.ts'

/* Component tests share one page and its modules, file after file. Each must leave the page as it was. */

/** Makes `flushPromises` wait until all imports are loaded, so that no test depends on the speed of the machine. */
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

/** Replaces the list for debuggers to which a router adds every app, because it would keep all apps in memory. */
vi.stubGlobal('__VUE_DEVTOOLS_PLUGINS__', { push: () => 0 })

performance.now = clock
// Otherwise the first tap could count as a repeat of the last tap in the previous file.
wait()

// Without style sheets, only inline styles hide an element or its ancestors. Computing all styles would take far
// longer.
Element.prototype.checkVisibility = function (this: Element) {
  const hides = '[style*="display: none"], [style*="visibility: hidden"]'
  return this.isConnected && !this.matches(`:is(${hides}), :is(${hides}) *`)
}

/**
 * Records the listeners added to the page, and returns a function that removes them, since they may keep a whole table
 * in memory.
 */
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

afterEach(() => vi.dynamicImportSettled())

afterAll(() => {
  vi.useRealTimers()
  for (const each of left) each()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
