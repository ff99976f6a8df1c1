import type { AnyAction } from '../../src/engine/game.ts'
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { Advice } from '../../src/analysis/advice.ts'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import type { Question } from '../../src/analysis/worker.ts'
import type { MatchKind } from '../../src/book/journal/begin.ts'
import { ANALYST } from '../../src/table/workers.ts'
import ReplayPage from '../../src/pages/replay/ReplayPage.vue'
import { ECHO_MS } from '../../src/ui/lastTouch.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'

const HEAD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...', 'play'].join('\n') // oxfmt-ignore
const SWAP = { type: 'swap', cells: ['c1', 'd1'] }
const PASS = { type: 'pass' }

/** Ann could have taken six cards at once, but she and Bob pass. */
const PASSED = ['pass', 'pass']

const advice = (action: AnyAction, value: number, basis: Advice<AnyAction>['basis'] = 'exact'): Advice<AnyAction> => ({
  basis,
  value,
  best: [{ action, value }],
})

/** An analyst's answer, with the known values of this game. */
function answer({ position }: Question, basis: Advice<AnyAction>['basis']): Advice<AnyAction> {
  const { turn, board } = position as { turn: 1 | 2; board: { cells: readonly (string | null)[] } }
  const isOpen = board.cells.filter(card => card !== null).length > 2
  return isOpen ? advice(SWAP, 6, basis) : advice(PASS, turn === 1 ? 6 : -6, basis)
}

function someAnalyst(basis: Advice<AnyAction>['basis'] = 'exact') {
  const asked: Question[] = []
  const waiting: (() => void)[] = []
  let left = 0
  let failing = false
  const client: AnalysisClient = {
    play: () => () => undefined,
    explain: () => () => undefined,
    ask(question, onAdvice, onFailure) {
      asked.push(question)
      let wanted = true
      waiting.push(() => wanted && (failing ? onFailure?.() : onAdvice(answer(question, basis), true)))
      return () => {
        left += wanted ? 1 : 0
        wanted = false
      }
    },
  }
  return {
    client,
    asked,
    left: () => left,
    fail: () => (failing = true),
    async next() {
      waiting.shift()?.()
      await flushPromises()
    },
    async all() {
      while (waiting.length > 0) {
        waiting.shift()?.()
        await flushPromises()
      }
    },
  }
}

async function openReview(
  actions: readonly string[] = PASSED,
  kind: MatchKind = {},
  path = '/review',
  analyst = someAnalyst(),
) {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create(HEAD, kind))
  await tab.match.open(id)
  for (const action of actions) await tab.match.play(action)
  await tab.match.close()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/replay/:id/:move?', component: ReplayPage, props: true }],
  })
  await router.push(`/replay/${id}${path}`)
  const wrapper = mount(
    { template: '<RouterView />' },
    {
      global: { plugins: [tab.pinia, router], provide: { [ANALYST]: analyst.client } },
      attachTo: document.body,
    },
  )
  await vi.waitUntil(() => wrapper.find('.board *').exists(), { timeout: 60_000 })
  await flushPromises()
  const press = async (name: string): Promise<void> => {
    const key = wrapper.findAll('button').find(each => (each.attributes('aria-label') ?? each.text()).startsWith(name))
    if (!key) throw new Error(`No key “${name}”`)
    wait(ECHO_MS)
    await key.trigger('click')
    await flushPromises()
  }
  return {
    ...analyst,
    ...tab,
    id,
    wrapper,
    router,
    press,
    says: (): string => wrapper.get('.ruling .sentence').text(),
    adds: (): string => wrapper.find('.ruling .detail').text(),
    keys: (): string[] => wrapper.findAll('.controls button').map(each => each.text()),
    card: (cell: string): string => wrapper.get(`[data-cell="${cell}"]`).attributes('aria-label') ?? '',
  }
}

describe('the page of a review', () => {
  it('goes through the match move by move, and its plot grows', async () => {
    const review = await openReview()
    expect(review.asked).toMatchObject([{ game: 'wetice', position: { turn: 1, phase: 'swap' } }])
    expect(review.says()).toBe('Looking at move 1 of 2.')
    const points = (): number => review.wrapper.get('.review-chart .value').attributes('points')?.split(' ').length ?? 0
    const before = points()
    await review.next()
    await review.next()
    await review.next()
    expect(review.says()).toBe('Looking at move 2 of 2.')
    expect(points()).toBeGreaterThan(before)
    await review.all()
    expect(review.says()).toBe('Two moments mattered.')
    expect(review.wrapper.get('.review-chart svg').attributes('aria-label')).toBe(
      'The score: 0, 0, 0. Expected final score: 6, -6, 0.',
    )
  })

  it('shows a moment on the table, with the better move and its cards', async () => {
    const review = await openReview()
    await review.all()
    expect(review.keys()).toEqual([
      expect.stringMatching(/^Move 1\s+Ann, −12 cards$/),
      expect.stringMatching(/^Move 2\s+Bob, −6 cards$/),
      'Replay',
    ])
    await review.press('Move 1')
    expect(review.says()).toBe('Better: Ann swaps the cards at c1 and d1.')
    expect(review.adds()).toBe('Three spades and three hearts for Ann. 12 cards better: this is certain.')
    for (const cell of ['c1', 'd1'])
      expect(review.wrapper.get(`[data-cell="${cell}"]`).attributes('aria-label')).toContain('marked')
    expect(review.card('c1')).toContain('diamond')
    await review.press('Next move')
    expect(review.card('a1')).not.toContain('heart')
    await review.press('Played')
    expect(review.says()).toBe('Played: Ann passes.')
    expect(review.card('a1')).toContain('heart')
    await review.press('All moments')
    expect(review.says()).toBe('Two moments mattered.')
  })

  it('stores its moments for learning once it is complete', async () => {
    const review = await openReview()
    expect(review.progress.momentsIn('wetice')).toEqual([])
    await review.all()
    await flushPromises()
    expect(review.progress.momentsIn('wetice')).toMatchObject([
      { match: review.id, place: 0, record: expect.stringMatching(/\nplay$/), played: 'pass', answers: ['swap c1 d1'], basis: 'exact', loss: 12, right: 0 }, // oxfmt-ignore
      { match: review.id, place: 1, record: expect.stringMatching(/\nplay\npass$/), played: 'pass', answers: ['swap c1 d1'], basis: 'exact', loss: 6, right: 0 }, // oxfmt-ignore
    ])
    expect(review.wrapper.find('a[href="#/learn/wetice/drill?moments"]').text()).toBe('Learn from it')
  })

  it('has all its content as text', async () => {
    const review = await openReview()
    await review.all()
    await review.press('In words')
    const lines = review.wrapper.findAll('dialog li').map(each => each.text())
    expect(lines).toEqual([
      'Start 0–0, expected Ann by 6 (certain)',
      '1. The turn was passed. 0–0, expected Bob by 6 (certain)',
      '2. The turn was passed. 0–0, expected level (certain)',
    ])
  })

  it('calls only proven results certain', async () => {
    const review = await openReview(PASSED, {}, '/review', someAnalyst('searched'))
    await review.all()
    await review.press('Move 1')
    expect(review.adds()).toContain('12 cards better, as far as the search went.')
    expect(review.asked.some(({ ms }) => ms > 1000)).toBe(true)
  })

  it('can be stopped, and stops when the page is left', async () => {
    const review = await openReview()
    await review.next()
    await review.next()
    await review.press('Stop searching')
    expect(review.left()).toBe(1)
    expect(review.says()).toBe('No move made the difference.')
    expect(review.progress.momentsIn('wetice')).toEqual([])
    const again = await openReview()
    again.wrapper.unmount()
    expect(again.left()).toBe(1)
  })

  it('reports that the analyst failed', async () => {
    const review = await openReview()
    review.fail()
    await review.next()
    expect(review.says()).toBe('The review has stopped.')
  })

  it('judges no seat that the app plays', async () => {
    const review = await openReview(PASSED, { app: [null, 'easy'] })
    await review.all()
    expect(review.says()).toBe('One moment mattered.')
  })

  it.each<[string, readonly string[], MatchKind, boolean]>([
    ['after the end', PASSED, { help: 'off' }, true],
    ['during the match if help is on', ['pass'], {}, true],
    ['only after the match if help is off', ['pass'], { help: 'off' }, false],
  ])('is offered in the replay %s', async (_, actions, kind, offered) => {
    const replay = await openReview(actions, kind, '')
    await replay.press('More')
    expect(replay.wrapper.find('dialog a[href$="/review"]').exists()).toBe(offered)
  })

  it('can’t be opened by its address if it is not offered', async () => {
    const replay = await openReview(['pass'], { help: 'off' })
    expect(replay.asked).toEqual([])
    expect(replay.wrapper.get('h1').text()).toContain('1 move')
  })
})
