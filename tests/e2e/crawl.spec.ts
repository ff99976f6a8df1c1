import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../.vite/words.ts'
import { byTurns, isLong } from '../runs.ts'
import { expect, test } from './app.ts'
import { foreignOn, speak } from './languages.ts'
import { bringTo, STATES, type State } from './sweep/states.ts'
import { sentStates } from './sweep/sent.ts'
import { TASKS } from './sweep/tasks.ts'
import { setOut } from './tour.ts'

/** What people wrote or are called, units, and the Italian September: no words of English. */
const SAME =
  /Wilhelmina Featherstone|Bartholomäus Hohenlohe|Cunégonde|Maximiliane Sophie|Zdzisława|The long weekend in the cabin above the lake|The seventh card lay two places farther to the left|Player \d|\d [kMG]B\b|\d set \d{4}/g

/** Each of them is whole in a language: no English, no broken sentence, and the page says which language it is. */
async function crawl(page: Page, states: readonly State[]): Promise<void> {
  for (const state of states) {
    expect.soft(await bringTo(page, state), state.name).toBeNull()
    expect.soft(await foreignOn(page, SAME), state.name).toEqual([])
  }
}

/** It goes on where the state before has left it. */
const FOLLOWS = '/new/grafa › .pad [data-key="A"]'

for (const [index, language] of LANGUAGES.filter(each => each !== 'en').entries())
  test(`every page, sheet and table is whole: ${language}`, async ({ page, served }) => {
    if (isLong) test.setTimeout(1_800_000)
    await setOut(page, served)
    // A page that another phone has made is in that phone’s words.
    const sent = isLong ? (await sentStates(page)).filter(({ name }) => name !== '/take a page') : []
    const states = byTurns([...STATES, ...TASKS], 80, index).filter(({ name }) => isLong || name !== FOLLOWS)
    await speak(page, served, language)
    await crawl(page, [...states, ...sent])
  })
