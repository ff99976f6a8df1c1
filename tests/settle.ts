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

// No style sheet is loaded here: what hides an element stands at it, or at one that it lies in. To ask for all styles takes far longer.
Element.prototype.checkVisibility = function (this: Element) {
  const hides = '[style*="display: none"], [style*="visibility: hidden"]'
  return this.isConnected && !this.matches(`:is(${hides}), :is(${hides}) *`)
}

/** Takes off again what listens to the whole page by then. */
function leaveNoListener(target: Window | Document): () => void {
  const add = target.addEventListener
  const takenOff: (() => void)[] = []
  target.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    add.call(target, type, listener, options)
    takenOff.push(() => target.removeEventListener(type, listener, options))
  }
  return () => {
    target.addEventListener = add
    for (const each of takenOff) each()
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
