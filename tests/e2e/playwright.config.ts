import { defineConfig } from '@playwright/test'
import { isLong } from '../runs.ts'
import { findShell, PATIENCE, PHONE } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What others try in another way: a long run has it too.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores: fingers rest between taps.
  workers: 4,
  // A browser under load may lose what a person would simply do again.
  retries: 2,
  // A slow machine fails nothing: only what hangs does.
  timeout: 90_000,
  globalTimeout: isLong ? 0 : 900_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ...PHONE,
    actionTimeout: PATIENCE,
    // A page of a test is gone before the code that it runs would be worth optimizing.
    launchOptions: findShell('--js-flags=--no-opt --no-maglev'),
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
})
