import type { Page } from '@playwright/test'
import { expect, type Served } from './app.ts'
import { findingsAt, nameOf, type Size } from './sweep/sizes.ts'
import { bringTo, fillBook, type State } from './sweep/states.ts'

/** Nothing is found in these states at these sizes. */
export async function expectWhole(
  page: Page,
  served: Served,
  states: readonly State[],
  sizes: readonly Size[],
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillBook(page, served)
  for (const state of states) {
    expect(await bringTo(page, state), state.name).toBeNull()
    for (const size of sizes) expect.soft(await findingsAt(page, size), `${state.name}, ${nameOf(size)}`).toEqual([])
  }
}
