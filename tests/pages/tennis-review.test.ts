import type { AnyAction } from '../../src/engine/game.ts'
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import type { Advice } from '../../src/analysis/advice.ts'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import type { Question } from '../../src/analysis/worker.ts'
import type { SeatView } from '../../src/analysis/tennis/hand.ts'
import type { MatchKind } from '../../src/book/journal/begin.ts'
import { RANKS, rankOf } from '../../src/engine/cards.ts'
import { seatOfCard } from '../../src/engine/tennis/seats.ts'
import DrillPage from '../../src/pages/DrillPage.vue'
import ReplayPage from '../../src/pages/replay/ReplayPage.vue'
import { ANALYST } from '../../src/table/workers.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../clock.ts'
import { handPlayed } from '../games/tennis/match.ts'

const HEAD = ['game tennis', 'players Ann, Bob, Cat, Dee', 'target 1', 'play'].join('\n')
const CARDS = handPlayed(3)
/** Cat, the Fish, plays her second card here, and holds all these ranks. */
const PLACE = 4
const HELD = RANKS.filter(rank =>
  CARDS.some((card, i) => i >= PLACE && seatOfCard(1, i) === 3 && rankOf(card) === rank),
)
const PLAYED = rankOf(CARDS[PLACE] ?? 'AS')
const BEST = HELD.filter(rank => rank !== PLAYED).slice(-2)

/** An analyst for which all cards are equally good, except two in one moment. */
function answer({ position }: Question): Advice<AnyAction> {
  const { own, position: at } = position as SeatView
  const values = [...new Set(own)].map(card => {
    const isBetter = at.played.length === PLACE && BEST.some(rank => rank === card)
    return { action: { type: 'play', card }, value: isBetter ? 0.62 : 0.31 }
  })
  const best = values.sort((a, b) => b.value - a.value)
  return { basis: 'sampled', value: best[0]?.value ?? null, best }
}

async function open(kind: MatchKind = {}, actions = CARDS.map(card => `play ${card}`)) {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create(HEAD, kind))
  await tab.match.open(id)
  for (const action of actions) await tab.match.play(action)
  await tab.match.close()
  const asked: Question[] = []
  const client: AnalysisClient = {
    play: () => () => undefined,
    explain: () => () => undefined,
    ask(question, onAdvice) {
      asked.push(question)
      queueMicrotask(() => onAdvice(answer(question), true))
      return () => undefined
    },
  }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/replay/:id/:move?', component: ReplayPage, props: true },
      { path: '/learn/:game/drill', component: DrillPage, props: true },
    ],
  })
  await router.push(`/replay/${id}/review`)
  const wrapper = mount(RouterView, {
    global: { plugins: [tab.pinia, router], provide: { [ANALYST]: client } },
    attachTo: document.body,
  })
  await vi.waitUntil(() => wrapper.find('.board *').exists(), { timeout: 60_000 })
  await flushPromises()
  return {
    ...tab,
    id,
    wrapper,
    router,
    asked,
    async press(name: string): Promise<void> {
      const key = wrapper.findAll('button').find(each => each.text().startsWith(name))
      if (!key) throw new Error(`No key “${name}”`)
      wait()
      await key.trigger('click')
      await flushPromises()
    },
    says: (): string => wrapper.get('.ruling .sentence').text(),
    adds: (): string => wrapper.find('.ruling .detail').text(),
  }
}

describe('the review of a Tennis match', () => {
  it('finds a moment, judged by what its player could see, with the value of each card', async () => {
    const review = await open()
    expect(review.says()).toBe('One moment mattered.')
    expect(review.asked.every(({ position }) => (position as SeatView).own !== null)).toBe(true)
    await review.press('Move 5')
    expect(review.says()).toMatch(/^Better: Cat plays an? /)
    expect(review.adds()).toContain('Chance to win this hand: about 31%. With the best card: 62%.')
    expect(review.adds()).not.toContain('certain')
    const options = review.wrapper.findAll('.options li').map(each => each.text().replace(/\s+/g, ' '))
    expect(options).toHaveLength(HELD.length)
    expect(options.filter(option => option.includes('62%'))).toHaveLength(2)
    expect(options.filter(option => option.endsWith('31% played'))).toHaveLength(1)
    expect(options.filter(option => option.endsWith('62% best'))).toHaveLength(1)
    await review.press('Played')
    expect(review.says()).toMatch(/^Played: Cat plays /)
  })

  it('draws and describes each player’s chances, and highlights the player of the selected move', async () => {
    const review = await open()
    const told = (): string[] =>
      review.wrapper.findAll('.own-chart svg').map(each => each.attributes('aria-label') ?? '')
    expect(told().slice(0, 4)).toEqual([
      'Ann: .',
      expect.stringMatching(/^Bob: 31%(, 31%)+\.$/),
      expect.stringMatching(/^Cat: 31%, 62%(, 31%)+\.$/),
      expect.stringMatching(/^Dee: 31%(, 31%)+\.$/),
    ])
    expect(review.wrapper.find('.own-chart .looked').exists()).toBe(false)
    await review.press('Move 5')
    expect(review.wrapper.get('.own-chart .looked').text()).toBe('Cat')
    await review.wrapper.get('[aria-label="In words"]').trigger('click')
    expect(review.wrapper.findAll('dialog li').map(each => each.text())[3]).toEqual(
      expect.stringMatching(/^5\. An? \w+ was played\. Cat 62% \(sampled\)$/),
    )
  })

  it('judges no seat that the app plays', async () => {
    const review = await open({ app: [null, null, 'easy', null] })
    expect(review.says()).toBe('No move made the difference.')
  })

  it('is not available if no hand was entered card by card', async () => {
    const review = await open({}, ['hand fish'])
    expect(review.asked).toEqual([])
    expect(review.wrapper.get('h1').text()).not.toContain('Review')
  })

  it.each<[string, string | undefined, number]>([
    ['the best card', BEST[0], 1],
    ['another card that is as good', BEST[1], 1],
    ['the card that was played', PLAYED, 0],
  ])('asks again about the cards that the player held, and judges the answer: %s', async (_, rank, right) => {
    const review = await open()
    expect(review.progress.momentsIn('tennis')).toMatchObject([
      { place: PLACE, options: HELD.map(held => `play ${held}`), basis: 'sampled', right: 0 },
    ])
    await review.router.push('/learn/tennis/drill?moments')
    await vi.waitUntil(() => review.wrapper.find('.task').exists(), { timeout: 60_000 })
    await flushPromises()
    expect(review.wrapper.get('.task').text()).toBe('Cat holds these cards. Which is best?')
    const keys = review.wrapper.findAll('.keys button').map(each => each.text())
    for (const held of HELD) expect(keys).toContain(held === 'T' ? '10' : held)
    await review.press(rank === 'T' ? '10' : (rank ?? ''))
    expect(review.progress.momentsIn('tennis')[0]?.right).toBe(right)
  })
})
