/**
 * `npm run mutate` tries the whole engine; with GAME=wetice (or another folder of the engine) that game alone, against its own tests.
 * Where a test file plays at its top, Stryker takes what it plays through for static and runs every test on it: one game at a time is quicker.
 */
const game = process.env.GAME

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/engine/vitest.config.ts' },
  mutate: [`src/engine/${game ? `${game}/` : ''}**/*.ts`, '!src/engine/**/types.ts'],
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results', 'public', 'tests/e2e'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation${game ? `-${game}` : ''}.json` },
  clearTextReporter: { reportTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
