import { expect, expectAccessible, test } from './app.ts'
import { sentStates } from './sweep/sent.ts'
import { bringTo, fillBook } from './sweep/states.ts'

test('what comes by a link or from another device is accessible', async ({ page, served }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await fillBook(page, served)
  for (const state of await sentStates(page)) {
    expect(await bringTo(page, state), state.name).toBeNull()
    await test.step(state.name, () => expectAccessible(page))
  }
})
