import type * as TestUtils from '@vue/test-utils'
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterAll, afterEach, vi } from 'vitest'
import { clock, wait } from './clock.ts'

/*
 * Tests on a screen share one page and its modules, one file after the other: each leaves the page as it was.
 */

/** Whatever has to be loaded has come, however long a slow machine takes for it: no test guesses how many turns of the page that needs. */
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

/** A router lists every app that it was given for a debugger's eyes, and would keep them all. */
vi.stubGlobal('__VUE_DEVTOOLS_PLUGINS__', { push: () => 0 })

performance.now = clock
// The page remembers the last tap on the one before.
wait()

// No style sheet is loaded here: what hides an element stands at it, or at one that it is in. To ask for all styles takes far longer.
Element.prototype.checkVisibility = function (this: Element) {
  const hides = '[style*="display: none"], [style*="visibility: hidden"]'
  return this.isConnected && !this.matches(`:is(${hides}), :is(${hides}) *`)
}

/** Takes off again what listens to the whole page by then. What was taken off before is let go: it may hold a whole table. */
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

/** What a page loads when it is needed may still be on its way when its test is done: nothing is left to arrive after the last one. */
afterEach(() => vi.dynamicImportSettled())

afterAll(() => {
  vi.useRealTimers()
  for (const each of left) each()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
