import { defineConfig } from '@playwright/test'
import { isLong } from '../runs.ts'
import { findShell, PATIENCE, PHONE } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Tests that are also covered elsewhere run only in a long run.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // There are more workers than cores, since fingers pause between taps. Each worker takes seconds to start.
  workers: 3,
  // A busy browser may lose an event that a person would simply repeat.
  retries: 2,
  // Long enough that only a test that hangs fails, not one on a slow machine.
  timeout: 90_000,
  globalTimeout: isLong ? 0 : 900_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ...PHONE,
    actionTimeout: PATIENCE,
    // The page of a test is closed before optimising its code would pay off.
    launchOptions: findShell('--js-flags=--no-opt --no-maglev'),
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
})
