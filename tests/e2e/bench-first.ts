import type { Page } from '@playwright/test'
import { GAMES } from '../../src/games/index.ts'
import type { GameName } from '../names.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { tap } from './finger.ts'
import { playOn } from './bench-guided.ts'
import { look, newcomer, secondsOf, type Learner } from './learner.ts'

const STAGE = '.stage'

const told = (learner: Learner): string =>
  `${secondsOf(learner).toFixed(0)} s, ${learner.words} words, ${learner.taps} taps`

async function touchOn(learner: Learner, name: string): Promise<void> {
  await tap(learner.page.locator(`${STAGE} [data-cell="${name}"]:not(.gone)`), 'tap')
  learner.taps++
}

async function inSight(page: Page): Promise<number> {
  const reader = newcomer(page)
  await look(reader)
  return reader.words
}

/** Plays from an empty profile through the first boards of a game, and through its guided game to the end. */
export async function firstMinute(
  page: Page,
  course: AnyCourse,
  name: GameName,
  say: (line: string) => void,
): Promise<void> {
  const learner = newcomer(page)
  say(`on the first page: ${await inSight(page)} words in sight`)
  const load = GAMES[name].first
  if (name !== 'wetice') {
    await tap(page.locator(`a[href="#/first/${name}"]`), 'tap')
    learner.taps++
  }
  const first = await load?.()
  for (const [index, board] of (first?.boards ?? []).entries()) {
    await page.locator(STAGE).getByText(board.task, { exact: true }).waitFor()
    await look(learner, STAGE)
    const taps = board.answers === 'any' ? [] : (board.answers.at(-1) ?? '').split(' ').slice(1)
    for (const each of taps) await touchOn(learner, each)
    if (index === 0) say(`to the first card moved: ${told(learner)}`)
    const startedAt = Date.now()
    const next = first?.boards[index + 1]?.task ?? 'Play a game'
    await look(learner, STAGE)
    await page.locator(STAGE).getByText(next, { exact: true }).waitFor()
    learner.waits += (Date.now() - startedAt) / 1000
  }
  if (first) {
    say(`${first.boards.length} boards: ${told(learner)}`)
    await look(learner, STAGE)
    await tap(page.getByRole('button', { name: 'Play a game' }), 'tap')
    learner.taps++
  }
  await page.locator('.guide-note').waitFor()
  say(`to the guided game: ${told(learner)}`)
  await playOn(learner, course, say)
  say(`the first whole game: ${told(learner)}`)
}
