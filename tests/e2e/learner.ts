import type { Locator, Page } from '@playwright/test'
import { tap } from './finger.ts'

/** The random numbers of the app. */
export const CHANCE = 0.3
/** The seed that the app computes from `CHANCE`. */
export const SEED = Math.floor(CHANCE * 2 ** 31)
/** Words read per minute. */
const PACE = 200
/** Seconds for a tap: finding the place, and tapping it. */
const TAP = 2
/** Seconds of thought per task, besides reading. */
const THOUGHT = 10
/** Seconds for one step of a walk with real cards. */
const STOP = 5
/** A newcomer: reads each text once, as soon as it appears, and taps what is right. */
export interface Learner {
  readonly page: Page
  readonly read: Set<string>
  words: number
  taps: number
  tasks: number
  /** Seconds for hands, if there are real cards. */
  hands: number
  /** Seconds of watching automatic moves. */
  waits: number
  readonly withCards: boolean
}

/** `within`: the part of the page that is read; by default all but the log, which repeats texts. */
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

/** What hands do before the next move. */
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
