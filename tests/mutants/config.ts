import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

const GUARDED = fileURLToPath(new URL('./vitest.ts', import.meta.url))

const guardedTests: Plugin = {
  name: 'guarded-tests',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'vitest' && importer?.includes('.test.ts') ? GUARDED : null),
}

/** Runs the tests of one part for mutation testing. */
export default defineConfig({
  plugins: [guardedTests],
  test: { include: ['tests/mutants/all.ts'], environment: 'node', testTimeout: 120_000 },
})
