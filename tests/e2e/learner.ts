import type { Locator, Page } from '@playwright/test'
import { tap } from './finger.ts'

/** The number that replaces each random number in the app. */
export const CHANCE = 0.3
/** The seed that the app computes from `CHANCE`. */
export const SEED = Math.floor(CHANCE * 2 ** 31)
/** The number of words read per minute. */
const PACE = 200
/** The number of seconds for a tap: finding the place, and tapping it. */
const TAP = 2
/** The number of seconds of thought for each task, in addition to reading. */
const THOUGHT = 10
/** The number of seconds for one step of a walk with real cards. */
const STOP = 5
/** A newcomer, who reads each text once, when it appears, and always taps the right element. */
export interface Learner {
  readonly page: Page
  readonly read: Set<string>
  words: number
  taps: number
  tasks: number
  /** The seconds that hands need, if there are real cards. */
  hands: number
  /** The seconds of watching automatic moves. */
  waits: number
  readonly withCards: boolean
}

/**
 * Reads new texts. `within` selects the part of the page to read: by default the whole page. Skips the log, which repeats
 * texts.
 */
export async function look(learner: Learner, within = 'body'): Promise<void> {
  const texts = await learner.page.evaluate(within => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector(within) ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const box = walker.currentNode.parentElement
      if (box?.checkVisibility() && !box.closest('.visually-hidden, .skip, .log, script, noscript'))
        found.push(walker.currentNode.textContent?.trim() ?? '')
    }
    return found
  }, within)
  for (const text of texts) {
    if (learner.read.has(text)) continue
    learner.read.add(text)
    learner.words += text.split(/\s+/).filter(word => /[a-z]{2}/i.test(word)).length
  }
}

export async function touch(learner: Learner, target: Locator): Promise<void> {
  await look(learner)
  await tap(target, 'tap')
  learner.taps++
}

export const key = ({ page }: Learner, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()
export const link = ({ page }: Learner, name: string | RegExp): Locator => page.getByRole('link', { name }).first()
export const place = ({ page }: Learner, name: string): Locator =>
  page.locator(`[data-cell="${name}"], [data-card="${name}"], [data-slot="${name}"]`).filter({ visible: true }).first()

export async function ifShown(learner: Learner, target: Locator): Promise<void> {
  if (await target.isVisible()) await touch(learner, target)
}

/** Carries out the instructions for hands before the next move. */
export async function carryOut(learner: Learner): Promise<void> {
  const done = learner.page.locator('.walker .forward')
  while (await done.isVisible()) {
    if (learner.withCards) learner.hands += STOP
    await touch(learner, done)
  }
}

/** A newcomer who has read nothing yet. */
export const newcomer = (page: Page, withCards = false): Learner => ({
  page,
  read: new Set(),
  words: 0,
  taps: 0,
  tasks: 0,
  hands: 0,
  waits: 0,
  withCards,
})

export const secondsOf = ({ words, taps, tasks, hands, waits }: Learner): number =>
  (words / PACE) * 60 + taps * TAP + tasks * THOUGHT + hands + waits

export const minutesOf = (learner: Learner): string => (secondsOf(learner) / 60).toFixed(1)
