import { test } from './app.ts'
import { findShell } from './browser.ts'
import { expectWhole } from './fits.ts'
import { SMALL } from './sweep/sizes.ts'
import { EACH_KIND } from './sweep/states.ts'

/** Who has set the browser’s own letters twice as large: queries in rem know of it. */
test.use({ launchOptions: findShell('--blink-settings=defaultFontSize=32') })

test('what is shown can be read, hit and reached with letters twice as large', async ({ page, served }) => {
  test.slow()
  await expectWhole(page, served, EACH_KIND, [SMALL])
})
