import { afterEach, vi } from 'vitest'

/** A router lists every app that it was given for a debugger's eyes, and would keep them all. */
vi.stubGlobal('__VUE_DEVTOOLS_PLUGINS__', { push: () => 0 })

/** What a page loads when it is needed may still be on its way when its test is done: nothing is left to arrive after the last one. */
afterEach(() => vi.dynamicImportSettled())
