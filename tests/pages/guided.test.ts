import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SUIT_NAMES } from '#text/lists.ts'
import type { Card, Suit } from '../../src/engine/cards.ts'
import type { Action, Position } from '../../src/engine/grafa/types.ts'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { wellsixCourse } from '../../src/lessons/wellsix/index.ts'
import { newMatchRecord } from '../../src/lessons/wellsix/goals.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import { recordOf } from '../../src/lessons/wetice/goals.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { tourOf } from '../lessons/tour.ts'
import { WORKED } from '../games/grafa/hands.ts'
import { PAUSE, nearby, puppet } from '../games/opponent.ts'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import { byTurns } from '../runs.ts'
import { sitToLearn, type Learner } from './learner.ts'

afterEach(() => void vi.useRealTimers())

/** All 26 cards of an opening in one row, arranged so that a capture in the middle leaves two equal groups. */
const ROW = 'AH AS 2S 2H 3H 3S 4S 4H 5H 5S 6S 6H 7H 8S 7S 8H 9H 9S TS TH JH JS QS QH KH KS KD'
  .split(' ')
  .map((card, column) => `place ${card} ${column},0`)

const isPlace = (word: string): boolean => word.includes(',')
const asks = (words: readonly string[]): readonly string[] =>
  words.map(word => (isPlace(word) ? `[data-cell="${word}"]` : `[data-card="${word}"]`))

/** How the taps of each game make an action. */
const TAPS: Readonly<Record<string, (learner: Learner, kind: string, words: readonly string[]) => Promise<void>>> = {
  async wetice({ click, press, has }, kind, words) {
    if (kind === 'give') return press(new RegExp(`^${SUIT_NAMES[words[0] as Suit]},`, 'i'))
    if (kind === 'pass' && has('.keys .button-primary')) return press(/^Start/)
    if (kind === 'pass') await press(/^Pass/)
    for (const cell of words) await click(`[data-cell="${cell}"]`)
    if (has('.controls .button-primary') && kind === 'pass') await press(/^Confirm/)
  },
  async wellsix({ click, press, says, wrapper }, kind, words) {
    if (kind === 'next') return press(/^Next game/)
    for (const selector of asks(words)) await click(selector)
    if (says() === 'Which of these?') await press(new RegExp(`^${kind}`, 'i'))
    if (wrapper.findAll('.controls .button-primary').some(key => key.text() === 'Confirm')) await press(/^Confirm/)
  },
  async tennis({ click, press }, kind, [card = '']) {
    await (kind === 'next' ? press(/^Next hand/) : click(`.pad [data-key="${card}"]`))
  },
  async grafa({ click, press, wrapper }, kind, words) {
    if (kind === 'pair') return click(`.hand [data-card="${words[0] ?? ''}"]`)
    if (kind === 'use') return press(new RegExp(`^${SUIT_NAMES[words[0] as Suit]}`, 'i'))
    for (const [place, card] of words.entries()) {
      const there = wrapper.findAll('[data-slot]')[place]?.attributes('data-slot')
      if (there === undefined || there === card) continue
      await click(`[data-slot="${card}"]`)
      await click(`[data-slot="${there}"]`)
    }
    await press(/^Put/)
  },
}

interface Game {
  readonly course: AnyCourse
  readonly seed: number
  readonly beginning?: readonly string[]
  readonly head?: string
}

const GAMES: readonly Game[] = [
  { course: weticeCourse, seed: 1, head: weticeCourse.guide.deal(1, true) },
  { course: wellsixCourse, seed: 4, beginning: [...ROW, 'capture 13,0 12,0'], head: newMatchRecord() },
  { course: tennisCourse, seed: 9, head: tennisCourse.guide.deal(1, true) },
  { course: grafaCourse, seed: 7 },
]

/** The games that are played by taps. In a short run the engine plays most of them. */
const TAPPED = byTurns(GAMES, 3)

describe.each(TAPPED.map(game => [game.course.game.name, game] as const))('the guided game of %s', (name, game) => {
  it('shows most of its explanations, each of them once', async () => {
    const { course, seed } = game
    const { head, actions, missing } = tourOf(course, seed, game.beginning, game.head)
    expect(missing).toEqual([])
    const learner = await sitToLearn(head)
    const shown = [learner.note()]
    for (const [made, action] of actions.entries()) {
      const [kind = '', ...words] = action.split(' ')
      // One button makes both passes that end cleanup.
      if (learner.played().length <= made) await TAPS[name]?.(learner, kind, words)
      shown.push(learner.note())
      while (learner.has('.walker .forward')) {
        await learner.click('.walker .forward')
        shown.push(learner.note())
      }
    }
    expect(learner.played()).toEqual(actions)
    const lines = shown.filter((line, i) => line !== null && line !== shown[i - 1])
    const texts = course.guide.notes.map(({ text }) => text)
    expect([...new Set(lines)]).toEqual(lines)
    expect(lines.filter(line => !texts.some(text => text === line))).toEqual([])
    // Of several explanations for one step, only one is shown.
    expect(lines.length).toBeGreaterThan(texts.length * 0.7)
  })
})

describe('a hint in a guided game', () => {
  it('marks the cards of a useful move and gives its reason, and tapping the cards makes the move', async () => {
    const learner = await sitToLearn(weticeCourse.guide.deal(1), { practice: true }, nearby())
    await learner.press(/^A hint$/)
    expect(learner.says()).toBe('Tap the marked cards.')
    expect(learner.adds()).toMatch(/^It removes \w+ cards/)
    const [first = '', second = ''] = learner.marked()
    expect(learner.marked()).toHaveLength(2)
    await learner.click(`[data-cell="${first}"]`)
    expect(learner.marked()).toEqual([first, second])
    expect(learner.played()).toEqual([])
    await learner.click(`[data-cell="${second}"]`)
    expect(learner.played()).toHaveLength(1)
    expect(learner.says()).not.toBe('Tap the marked cards.')
  })

  it('moves the keyboard focus to a marked card, and its move can be undone', async () => {
    const learner = await sitToLearn(weticeCourse.guide.deal(1), { practice: true }, nearby())
    const hint = [...document.querySelectorAll<HTMLElement>('.controls button')].find(each =>
      each.textContent.includes('A hint'),
    )
    hint?.focus()
    await learner.press(/^A hint$/)
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe(learner.marked()[0])
    for (const cell of learner.marked()) await learner.click(`[data-cell="${cell}"]`)
    expect(learner.played()).toHaveLength(1)
    await learner.press(/^Undo/)
    expect(learner.played()).toEqual([])
  })

  it('marks one card, and makes no move', async () => {
    const learner = await sitToLearn(grafaCourse.guide.deal(7))
    await learner.press(/^A hint$/)
    expect(learner.adds()).toMatch(/^It /)
    const cards = learner.wrapper.findAll('.hand [data-card]')
    expect(cards.filter(card => card.text().includes(', marked'))).toHaveLength(1)
    expect(learner.has('.controls .button-primary')).toBe(false)
    expect(learner.wrapper.get('.controls').text()).not.toContain('Advice')
    expect(learner.played()).toEqual([])
  })

  it('comes from the analyst if the game has a real deck, instead of from the guide', async () => {
    const best = (card: Card): Action => ({ type: 'pair', card })
    const ask: AnalysisClient['ask'] = (_, hear) => {
      hear({ basis: 'searched', value: 30, best: [{ action: best('2S'), value: 30 }] }, false)
      hear({ basis: 'searched', value: 40, best: [{ action: best('AH'), value: 40 }] }, true)
      return () => undefined
    }
    const learner = await sitToLearn(WORKED, { practice: true }, { ...puppet().client, ask })
    expect(grafaCourse.guide.choose?.(learner.match.position as Position)).not.toEqual(best('AH'))
    await learner.press(/^A hint$/)
    expect(learner.marked()).toEqual(['AH'])
    await learner.click('[data-card="AH"]')
    expect(learner.played()).toEqual(['pair AH'])
  })

  it('with a real deck can be followed move by move, until cards are put back in an order', async () => {
    const { guide, game } = grafaCourse
    const learner = await sitToLearn(guide.deal(7))
    const advised: unknown[] = []
    const isArranged = (): boolean => learner.played().some(action => action.startsWith('arrange'))
    for (let made = 0; made < 40 && !isArranged(); made++) {
      while (learner.has('.walker .forward')) {
        await learner.click('.walker .forward')
      }
      advised.push(guide.choose?.(learner.match.position as Position))
      await learner.press(/^A hint$/)
      const [card] = learner.marked()
      if (card !== undefined) await learner.click(`.hand [data-card="${card}"]`)
      else if (learner.has('.keys .marked')) await learner.click('.keys .marked')
      else await learner.press(/^Put/)
    }
    expect(isArranged()).toBe(true)
    expect(learner.played()).toEqual(advised.map(action => game.makeAction(action as Action)))
  })
})

/** A position after cleanup, in which the first swap has the effect to be explained. */
const SET_UP = recordOf('SHSDHDDC CDHHDSSH HDCDSCHD DCCHDHHS DHSSCSCC SCSHSDCC', { phase: 'swap' })

describe('the other player of a guided game', () => {
  it.each([
    ['wetice', weticeCourse, 1, SET_UP],
    ['wellsix', wellsixCourse, 2, wellsixCourse.guide.deal(1)],
  ] as const)('is the app in %s, and only its first move has to be confirmed', async (_, course, turn, head) => {
    expect(course.guide.learner).toBe(1)
    const learner = await sitToLearn(head, { practice: true, app: [null, 'easy'] }, nearby())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const isApps = (): boolean => (learner.match.position as { turn: number | null }).turn === 2
    async function takeTurn(): Promise<void> {
      for (let made = 0; made < turn && !isApps(); made++) {
        await learner.press(/^A hint$/)
        for (const name of learner.marked()) await learner.click(`[data-card="${name}"], [data-cell="${name}"]`)
        while (learner.has('.walker .forward')) await learner.click('.walker .forward')
      }
    }
    async function rest(): Promise<void> {
      for (let waits = 0; waits < 4; waits++) {
        vi.advanceTimersByTime(PAUSE)
        await flushPromises()
        while (learner.has('.walker .forward')) await learner.click('.walker .forward')
      }
    }
    await takeTurn()
    await rest()
    expect(learner.says()).toMatch(/^Ben /)
    expect(learner.adds()).toMatch(/(It|No match|That|Nothing|Four|Five|A line) [a-z ,:]+\.$/)
    const before = learner.played().length
    await learner.press(/^Confirm$/)
    expect(learner.played().length).toBe(before + 1)
    await rest()
    await takeTurn()
    const then = learner.played().length
    await rest()
    expect(learner.played().length).toBeGreaterThan(then)
  })
})

describe('a game without help', () => {
  it('offers no hint and no explanation', async () => {
    const learner = await sitToLearn(weticeCourse.guide.deal(1), {})
    expect(learner.note()).toBeNull()
    expect(learner.wrapper.text()).not.toContain('A hint')
  })
})
