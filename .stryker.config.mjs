/**
 * `npm run mutate` tries the whole engine; with PART=engine/wetice, book/journal (or another folder of src) that alone, against its own
 * tests. Where a test file plays at its top, Stryker takes what it plays through for static and runs every test on it: one game at a time
 * is quicker.
 */
const part = process.env.PART ?? 'engine'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants.config.ts' },
  mutate: [`src/${part}/**/*.ts`, '!src/**/types.ts'],
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results', 'public', 'tests/e2e'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation-${part.replaceAll('/', '-')}.json` },
  clearTextReporter: { reportTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
