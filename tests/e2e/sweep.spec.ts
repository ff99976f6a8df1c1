import { test } from './app.ts'
import { expectWhole } from './fits.ts'
import { LARGE_LETTERS, SIZES, ZOOMED } from './sweep/sizes.ts'
import { EACH_KIND, STATES } from './sweep/states.ts'

/** What no two have in common; `npm run sweep` goes through all of them. */
const CHOSEN = [
  '/',
  '/book',
  '/new/wetice',
  '/table/wetice-full › [data-cell="a1"]',
  '/table/wetice-full › [data-cell="a1"] › [data-cell="b1"]',
  '/table/wetice-end',
  '/table/wellsix-opening',
  '/table/wellsix-main › [data-cell="0,0"]',
  '/table/grafa-mid',
  '/table/tennis-clock',
  '/table/wellsix-long',
  '/learn/wellsix/deck?deal=1&done=2',
  '/result/tennis-end',
]

test('what is shown can be read, hit and reached at every size', async ({ page, served }) => {
  test.slow()
  await expectWhole(
    page,
    served,
    STATES.filter(({ name }) => CHOSEN.includes(name)),
    SIZES,
  )
})

test('each kind of page can be read, hit and reached in large letters and zoomed', async ({ page, served }) => {
  test.slow()
  await expectWhole(page, served, EACH_KIND, [LARGE_LETTERS, ZOOMED])
})
