/**
 * `npm run mutate` tries the whole engine; with PART=engine/wetice, book/journal (or another folder of src) that alone, against its own
 * tests; with TESTS='wetice/|hands' too, against those alone whose paths match. RUNS=0.2 has random tests try a fifth: quicker, and what
 * survives is looked at once more without it (`-- --mutate FILE:LINES`).
 */
const part = process.env.PART ?? 'engine'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/config.ts', related: false },
  mutate: [`src/${part}/**/*.ts`, '!src/**/types.ts'],
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results', 'public', 'tests/e2e'],
  tempDirName: '.stryker-tmp',
  timeoutMS: 15_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation-${part.replaceAll('/', '-')}.json` },
  clearTextReporter: { reportTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
