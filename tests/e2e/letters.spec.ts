import { LONG, test } from './app.ts'
import { findShell } from './browser.ts'
import { SMALL } from './sweep/sizes.ts'
import { EACH_KIND } from './sweep/states.ts'
import { setOut, tour } from './tour.ts'

/** Doubles the browser’s default size of letters, which also changes container queries in rem. */
test.use({ launchOptions: findShell('--blink-settings=defaultFontSize=32') })

test('everything can be read, tapped and reached with letters of twice the size', LONG, async ({ page, served }) => {
  await setOut(page, served)
  await tour(page, EACH_KIND, { sizes: [SMALL] })
})
