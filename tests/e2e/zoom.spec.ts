import { test } from './app.ts'
import { expectPagesFit, expectTablesFit } from './fits.ts'

/** A common screen at 400 %. */
test.use({ viewport: { width: 320, height: 640 } })

test('every page fits where it is four times as large', async ({ page, served }) => {
  test.slow()
  await expectPagesFit(page, served)
})

test('a table of each game fits where it is four times as large', async ({ page, served }) => {
  test.slow()
  await expectTablesFit(page, served)
})
