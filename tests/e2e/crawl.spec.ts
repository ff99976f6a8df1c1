import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../.vite/words.ts'
import { byTurns, isLong } from '../runs.ts'
import { foreignTo } from '../tooling/house/foreign.ts'
import { expect, test } from './app.ts'
import { speak } from './languages.ts'
import { bringTo, STATES, type State } from './sweep/states.ts'
import { sentStates } from './sweep/sent.ts'
import { TASKS } from './sweep/tasks.ts'
import { setOut } from './tour.ts'

/** What people wrote or are called, records and codes: they are the same in every language. */
const SAME =
  /Wilhelmina Featherstone|Bartholomäus Hohenlohe|Cunégonde|Maximiliane Sophie|Zdzisława|The long weekend in the cabin above the lake|The seventh card lay two places farther to the left|Player \d/g

/** All that can be read or heard: texts, but for those of records, and names. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const isData = node.parentElement?.closest('script, noscript, style, textarea, pre, code, bdi')
      if (node.nodeValue?.trim() && !isData) texts.push(node.nodeValue.trim())
    }
    const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'] // oxfmt-ignore
    for (const element of document.querySelectorAll('body *'))
      for (const name of SAID) if (element.hasAttribute(name)) texts.push(element.getAttribute(name) ?? '')
    return [...new Set(texts)]
  })

/** Each of them is whole in a language: no English, no broken sentence, and the page says which language it is. */
async function crawl(page: Page, language: string, states: readonly State[]): Promise<void> {
  const foreign = foreignTo(language)
  await speak(page, language)
  await page.reload()
  for (const state of states) {
    expect.soft(await bringTo(page, state), state.name).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const texts = (await textsOf(page)).map(text => text.replaceAll(SAME, ''))
    expect.soft(texts.flatMap(text => foreign(text).map(word => `${word}: ${text}`)), state.name).toEqual([])
  }
}

/** It goes on where the state before has left it. */
const FOLLOWS = '/new/grafa › .pad [data-key="A"]'

for (const [index, language] of LANGUAGES.filter(each => each !== 'en').entries())
  test(`every page, sheet and table is whole: ${language}`, async ({ page, served }) => {
    if (isLong) test.setTimeout(1_800_000)
    await setOut(page, served)
    const sent = isLong ? await sentStates(page) : []
    const states = byTurns([...STATES, ...TASKS], 80, index).filter(({ name }) => isLong || name !== FOLLOWS)
    await crawl(page, language, [...states, ...sent])
  })
