import { defineConfig } from 'vitest/config'

const { GAME = '**' } = process.env

/** The engine's tests alone, or one game's, as mutation testing runs them. */
export default defineConfig({
  test: { include: [`tests/engine/${GAME}/*.test.ts`], environment: 'node', testTimeout: 120_000 },
})
