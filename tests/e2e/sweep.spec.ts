import { expect, test } from './app.ts'
import { findingsAt, nameOf, SIZES } from './sweep/sizes.ts'
import { bringTo, fillBook, STATES } from './sweep/states.ts'

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
]

test('what is shown can be read, hit and reached at every size', async ({ page, served }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await fillBook(page, served)
  for (const state of STATES.filter(({ name }) => CHOSEN.includes(name))) {
    expect(await bringTo(page, state), state.name).toBeNull()
    for (const size of SIZES) expect.soft(await findingsAt(page, size), `${state.name}, ${nameOf(size)}`).toEqual([])
  }
})
