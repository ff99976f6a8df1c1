import { test } from '@playwright/test'
import { endServing, serveDist } from './app.ts'
import { openChromium } from './engines/chromium.ts'
import type { Driver } from './engines/driver.ts'
import { hasFirefox, openFirefox } from './engines/firefox.ts'
import { playScenario } from './engines/scenario.ts'
import { hasWebKit, openWebKit } from './engines/webkit.ts'

interface Engine {
  readonly name: string
  readonly isHere: boolean
  readonly open: () => Promise<Driver>
}

const ENGINES: readonly Engine[] = [
  { name: 'Chromium', isHere: true, open: openChromium },
  { name: 'Firefox', isHere: hasFirefox(), open: openFirefox },
  { name: 'WebKit', isHere: hasWebKit(), open: openWebKit },
]

// Each brings a browser of its own: one at a time.
test.describe.configure({ mode: 'default' })

for (const { name, isHere, open } of ENGINES) {
  test(`a duel is played, mended, kept and taken along in ${name}`, async () => {
    test.skip(!isHere, `${name} is not installed here`)
    test.setTimeout(120_000)
    const served = await serveDist()
    try {
      await playScenario(open, served.url)
    } finally {
      await endServing(served)
    }
  })
}
