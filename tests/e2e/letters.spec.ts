import { LONG, test } from './app.ts'
import { findShell } from './browser.ts'
import { SMALL } from './sweep/sizes.ts'
import { EACH_KIND } from './sweep/states.ts'
import { setOut, tour } from './tour.ts'

/** The browser’s own letters are twice as large, which container queries in rem take into account. */
test.use({ launchOptions: findShell('--blink-settings=defaultFontSize=32') })

test('everything can be read, tapped and reached if letters are twice as large', LONG, async ({ page, served }) => {
  await setOut(page, served)
  await tour(page, EACH_KIND, { sizes: [SMALL] })
})
