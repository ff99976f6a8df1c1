import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../.vite/words.ts'
import { byTurns } from '../runs.ts'
import { expect, LONG, openApp, test } from './app.ts'
import { foreignOn, speak } from './languages.ts'
import { bringTo, STATES, type State } from './sweep/states.ts'
import { sentStates } from './sweep/sent.ts'
import { TASKS } from './sweep/tasks.ts'
import { setOut } from './tour.ts'

/** Texts that are not checked: names and texts written by people, units, and “set”, the Italian for September. */
const SAME =
  /Wilhelmina Featherstone|Bartholomäus Hohenlohe|Cunégonde|Maximiliane Sophie|Zdzisława|The long weekend in the cabin above the lake|The seventh card was two squares farther to the left|Player \d|\d\s[kMG]B\b|\d set \d{4}/g

async function crawl(page: Page, states: readonly State[]): Promise<void> {
  for (const state of states) {
    expect.soft(await bringTo(page, state), state.name).toBeNull()
    expect.soft(await foreignOn(page, SAME), state.name).toEqual([])
  }
}

const OTHERS = LANGUAGES.filter(each => each !== 'en')

test('a few tasks have complete texts in each language', async ({ page, served }) => {
  await openApp(page, served)
  for (const [index, language] of OTHERS.entries()) {
    await speak(page, served, language)
    await crawl(page, byTurns(TASKS, 60, 30 * index).slice(0, 3))
  }
})

for (const language of OTHERS)
  test(`every page, sheet and table has complete texts: ${language}`, LONG, async ({ page, served }) => {
    test.setTimeout(1_800_000)
    await setOut(page, served)
    // A page that another phone sends is in the language of that phone.
    const sent = (await sentStates(page)).filter(({ name }) => name !== '/take a page')
    await speak(page, served, language)
    await crawl(page, [...STATES, ...TASKS, ...sent])
  })
