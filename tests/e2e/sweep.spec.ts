import { byTurns } from '../runs.ts'
import { expect, LONG, test } from './app.ts'
import { sentStates } from './sweep/sent.ts'
import { LARGE_LETTERS, SIZES, ZOOMED } from './sweep/sizes.ts'
import { EACH_KIND, STATES } from './sweep/states.ts'
import { setOut, tour } from './tour.ts'

/** A few different states; `npm run sweep` checks all. */
const CHOSEN = [
  '/table/wetice-long › Menu',
  '/table/wetice-fresh › Menu › Open the log',
  '/table/wetice-full › [data-cell="a1"]',
  '/table/wetice-full › [data-cell="a1"] › [data-cell="b1"]',
  '/table/wetice-end',
  '/table/wellsix-opening',
  '/table/wellsix-opening › .hand [data-card]',
  '/table/wellsix-main › [data-cell="0,0"]',
  '/table/wellsix-main › Menu › Correct the layout',
  '/table/wellsix-long › Menu',
  '/table/grafa-mid',
  '/table/tennis-clock',
  '/new/wetice › More ways › From a text',
  '/learn/wellsix/deck?deal=1&done=2',
  '/result/tennis-end',
]

test('everything can be read, tapped and reached at every size, in large letters and zoomed', async ({
  page,
  served,
}) => {
  const chosen = STATES.filter(({ name }) => CHOSEN.includes(name))
  expect(chosen).toHaveLength(CHOSEN.length)
  await setOut(page, served)
  await tour(page, byTurns(chosen, 2), { sizes: SIZES, every: 5, legible: true })
  await tour(page, byTurns(EACH_KIND, 6), { sizes: [LARGE_LETTERS, ZOOMED], legible: true })
})

test('content from links and other devices is accessible', LONG, async ({ page, served }) => {
  await setOut(page, served)
  await tour(page, await sentStates(page), { legible: true })
})
