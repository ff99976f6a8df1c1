import type { Page } from '@playwright/test'
import { sized } from '../bench/measure.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import type { LayInstruction } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { MECHANIC_NOTES } from '../lessons/first-game.ts'
import { carryOut, key, link, look, minutesOf, newcomer, place, SEED, touch, type Learner } from './learner.ts'

/** Seconds to find and lay a card, and to sort or deal a whole deck. */
const A_CARD = 2
const A_DECK = 75
const MAX_TAPS = sized(600, 3)
const LOOK_MS = 300
const FIND_MS = 5000

/** The most urgent button is first. */
const ONWARD = [/^Confirm/, 'A hint', /^Start/, 'Deal in the app', /^Next hand/] as const

async function layOut(learner: Learner, layings: readonly LayInstruction[]): Promise<void> {
  for (const { marked } of layings) {
    learner.hands += marked.length === 0 ? A_DECK : marked.length * A_CARD
    await touch(learner, learner.page.locator('.walker .forward'))
  }
}

function ownDeck(course: AnyCourse): string[] {
  const deck = /^deck (.+)$/m.exec(course.guide.deal(SEED))?.[1]
  return course.game.name === grafaCourse.game.name ? (deck?.split(' ') ?? []) : []
}

async function enterCard(learner: Learner, deck: string[]): Promise<boolean> {
  const { page } = learner
  const [card = ''] = deck
  const [cell, rank] = [
    page.locator(`.picker [data-cell="${card}"]`),
    page.locator(`.pad [data-key="${card[0] ?? ''}"]`),
  ]
  const isPad = await rank.isVisible()
  if (card === '' || !(isPad || (await cell.isVisible()))) return false
  deck.shift()
  learner.hands += A_CARD
  await touch(learner, isPad ? rank : cell)
  if (isPad) await touch(learner, page.locator(`.pad [data-key="${card[1] ?? ''}"]`))
  return true
}

const isOver = async (learner: Learner): Promise<boolean> =>
  (await learner.page.locator('section.end, .end-panel').first().isVisible()) ||
  (await key(learner, /^(Next game|Play again|Another deal)/).isVisible())

/** Taps what a hint marks, a hand card before its square. Without marks, puts cards back in the suggested order, or plays a hidden card. Returns false if there is nothing to tap. */
async function asHinted(learner: Learner): Promise<boolean> {
  const { page } = learner
  const marked = page.locator('[aria-label*=", marked"], .hand [data-card]:has-text(", marked")')
  const names = await marked.evaluateAll((all: HTMLElement[]) =>
    all.flatMap(({ dataset }) => dataset['card'] ?? dataset['cell'] ?? []).sort((a, b) => a.length - b.length),
  )
  for (const name of names) await touch(learner, place(learner, name))
  if (names.length > 0) return true
  const button = page.locator('.keys .marked')
  if (await button.isVisible()) {
    await touch(learner, button)
    return true
  }
  for (const each of [key(learner, /^Put (them )?back/), page.locator('.backs .back').first()]) {
    if (!(await each.isVisible()) || (await each.isDisabled())) continue
    await touch(learner, each)
    return true
  }
  return false
}

async function watchOn(learner: Learner, met: Set<string>): Promise<void> {
  const { page } = learner
  const startedAt = Date.now()
  while (await page.locator('.walker').isVisible()) {
    await look(learner)
    met.add(
      (await page
        .locator('.guide-note')
        .first()
        .textContent({ timeout: LOOK_MS })
        .catch(() => '')) ?? '',
    )
    await page.waitForTimeout(LOOK_MS)
  }
  learner.waits += (Date.now() - startedAt) / 1000
}

/** Returns false if the app is still searching. */
async function goOn(learner: Learner, deck: string[], met: Set<string>): Promise<boolean> {
  const { page } = learner
  const note = page.locator('.guide-note')
  if (await note.isVisible()) met.add((await note.textContent()) ?? '')
  if (await page.locator('.walker').isVisible()) {
    if (learner.withCards) await carryOut(learner)
    else await watchOn(learner, met)
    return true
  }
  if (await enterCard(learner, deck)) return true
  for (const name of ONWARD) {
    const next = key(learner, name)
    if (!(await next.isVisible()) || (await next.isDisabled())) continue
    if (name === 'A hint') learner.tasks++
    await touch(learner, next)
    // The button disappears when the app has found a move.
    if (name === 'A hint') await next.waitFor({ state: 'hidden', timeout: FIND_MS })
    return true
  }
  return asHinted(learner)
}

const END = 'to the end of the first game'

/**
 * Plays a guided game by its hints, and measures the time to the first ruling, to each of the game's mechanics, and to
 * the end.
 */
export async function playOn(learner: Learner, course: AnyCourse, say: (line: string) => void): Promise<void> {
  const { page } = learner
  const deck = ownDeck(course)
  const undo = page.locator('[aria-label="Undo"]')
  const isRuled = async (): Promise<boolean> => met.size > 0 && (await undo.isVisible()) && (await undo.isEnabled())
  const met = new Set<string>()
  const wanted = course.guide.notes.filter(({ id }) => MECHANIC_NOTES[course.game.name]?.includes(id))
  const startedAt = { ...learner }
  const told = (what: string): void => {
    const game = minutesOf({ ...learner, words: learner.words - startedAt.words, taps: learner.taps - startedAt.taps, tasks: learner.tasks - startedAt.tasks, hands: learner.hands - startedAt.hands, waits: learner.waits - startedAt.waits }) // oxfmt-ignore
    say(`${what}: ${minutesOf(learner)} minutes, of the game ${game}`)
  }
  const steps = [
    { what: 'to the first move that is ruled on', is: isRuled },
    ...wanted.map(({ text }) => ({ what: `to “${text}”`, is: async () => met.has(text) })),
    { what: END, is: () => isOver(learner) },
  ]
  const left = new Set(steps)
  for (let taps = 0; taps < MAX_TAPS && left.size > 0; taps++) {
    for (const step of left) {
      if (!(await step.is())) continue
      await look(learner)
      told(step.what)
      left.delete(step)
    }
    // Mechanics that have not appeared by the end can't appear any more.
    if ([...left].every(({ what }) => what !== END)) break
    // A button that disappears before it is tapped is looked up again.
    if (left.size > 0 && !(await goOn(learner, deck, met).catch(() => false))) await page.waitForTimeout(LOOK_MS)
  }
  for (const { what } of left) say(`${what}: not reached`)
  const { words, taps, hands, waits } = learner
  say(`in all ${words} words, ${taps} taps, ${hands} s of hands, ${waits.toFixed(0)} s of watching`)
}

/** Plays from Home to the end of a first game with real cards. */
export async function learnWithDeck(page: Page, course: AnyCourse, say: (line: string) => void): Promise<void> {
  const learner = newcomer(page, true)
  await page.goto(new URL('#/learn', page.url()).href)
  await touch(learner, page.locator(`a[href="#/learn/${course.game.name}"]`).first())
  await touch(learner, link(learner, /^Learn with your own deck/))
  const { game, guide } = course
  const layings = guide.tryOut?.().stops ?? guide.setUp?.(sceneOf(game, guide.deal(SEED))?.position)
  if (layings) {
    await page.locator('.walker .forward').waitFor()
    await layOut(learner, layings)
  } else learner.hands += A_DECK
  if (guide.tryOut) return say(`to a deck that is dealt, after a turn with a few cards: ${minutesOf(learner)} minutes`)
  await playOn(learner, course, say)
}
