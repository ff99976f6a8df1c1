import { afterEach, vi } from 'vitest'

/** What a page loads when it is needed may still be on its way when its test is done: nothing is left to arrive after the last one. */
afterEach(() => vi.dynamicImportSettled())
