import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

const GUARDED = fileURLToPath(new URL('./vitest.ts', import.meta.url))

const guardedTests: Plugin = {
  name: 'guarded-tests',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'vitest' && importer?.includes('.test.ts') ? GUARDED : null),
}

/** Nothing below the book is tried with another game in the four's place. */
const IN_TALLY = process.env['PART']?.startsWith('book') ? ['tests/mutants/tally.ts'] : []

/** The tests of one part alone, as mutation testing runs them. */
export default defineConfig({
  plugins: [guardedTests],
  test: { include: ['tests/mutants/real.ts', ...IN_TALLY], environment: 'node', testTimeout: 120_000 },
})
