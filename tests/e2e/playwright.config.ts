import { defineConfig } from '@playwright/test'
import { isLong } from '../runs.ts'
import { findShell, PATIENCE, PHONE } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(isLong ? {} : { grepInvert: /@long/ }),
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // More workers than cores, because tests pause between taps; but few, because each worker takes seconds to start.
  workers: 3,
  // A busy browser may lose an event; a person would simply repeat it.
  retries: 2,
  // So long that only hanging tests fail, and no slow machine makes a test fail.
  timeout: 90_000,
  globalTimeout: isLong ? 0 : 900_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ...PHONE,
    actionTimeout: PATIENCE,
    // A test closes its page before optimised code would save time.
    launchOptions: findShell('--js-flags=--no-opt --no-maglev'),
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
})
