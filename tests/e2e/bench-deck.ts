import type { Page } from '@playwright/test'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { sceneOf } from '../../src/lessons/record.ts'
import { carryOut, key, link, look, minutesOf, newcomer, SEED, SETTLES, touch, type Learner } from './learner.ts'

/** Seconds in which a card is found and laid, and in which a whole deck is sorted or dealt. */
const A_CARD = 2
const A_DECK = 75
/** A first game has no more taps than these. */
const MOST = 600

/** Lays the real table as it is told, step by step. */
async function layOut(learner: Learner, { game, guide }: AnyCourse): Promise<void> {
  const layings = guide.setUp?.(sceneOf(game, guide.deal(SEED))?.position) ?? []
  for (const { marked } of layings) {
    learner.hands += marked.length === 0 ? A_DECK : marked.length * A_CARD
    await touch(learner, learner.page.locator('.walker .forward'))
  }
}

/** A match of Wellsix has more games than the first. */
const isOver = async (learner: Learner): Promise<boolean> =>
  (await learner.page.locator('section.end').isVisible()) || (await key(learner, /^Next game/).isVisible())

/** What is read before anything else, and the first key that leads on; false where the app still thinks. */
async function goOn(learner: Learner): Promise<boolean> {
  const explained = key(learner, 'Go on')
  if (await explained.isVisible()) {
    await touch(learner, explained)
    await learner.page.waitForTimeout(SETTLES)
    return true
  }
  if (await learner.page.locator('.walker').isVisible()) {
    await carryOut(learner)
    return true
  }
  for (const name of [/^Confirm/, 'Show the move', 'A hint', /^Begin/, 'Deal on the screen', /^Next hand/]) {
    const next = key(learner, name)
    if (!(await next.isVisible())) continue
    if (name === 'A hint') learner.tasks++
    await touch(learner, next)
    return true
  }
  return false
}

/** Milliseconds after which it is looked again whether the app has thought. */
const LOOKS = 300

/** From Home to the first move that the referee has ruled on with real cards, and on to the end of that game, by the hints. */
export async function learnWithDeck(page: Page, course: AnyCourse, say: (line: string) => void): Promise<void> {
  const learner = newcomer(page)
  await touch(learner, link(learner, /^Learn/))
  await touch(learner, page.locator(`a[href="#/learn/${course.game.name}"]`).first())
  await touch(learner, link(learner, /^Learn with your own deck/))
  await page.locator('.walker .forward').waitFor()
  await layOut(learner, course)
  const told = (what: string): void =>
    say(
      `${what}: ${minutesOf(learner)} minutes, ${learner.words} words, ${learner.taps} taps, ${learner.hands} s of hands`,
    )
  let isRuled = false
  for (let taps = 0; taps < MOST && !(await isOver(learner)); taps++) {
    // What went while it was to be tapped is looked for again.
    if (!(await goOn(learner).catch(() => false))) await page.waitForTimeout(LOOKS)
    if (!isRuled && learner.tasks > 0 && (await page.locator('.log li').count()) > 0) {
      isRuled = true
      await look(learner)
      told('to the first move that is ruled on')
    }
  }
  await look(learner)
  told((await isOver(learner)) ? 'to the end of the first game' : 'given up')
}
