import { describe, expect, it } from 'vitest'
import { choicesOf, makeChoice } from '../../../src/analysis/grafa/choices.ts'
import { grafaAnalyst } from '../../../src/analysis/grafa/index.ts'
import { playOut } from '../../../src/analysis/grafa/policy.ts'
import { intervalOf, createSample } from '../../../src/analysis/grafa/sample.ts'
import {
  cardsIn,
  copySimulation,
  dealUnseen,
  createSimulation,
  OVER,
  simulationOf,
} from '../../../src/analysis/grafa/simulation.ts'
import { createRandom } from '../../../src/engine/random.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { isLong, some } from '../../runs.ts'
import { run } from '../run.ts'
import { after, expectedScore, expectedScores } from './naive.ts'
import { randomPosition } from './positions.ts'

/** The maximum number of cards that one choice reveals. */
const MAX_REVEALED = 6

const inPlay = ({ phase }: Position): boolean => phase === 'pair'

describe('advice with a few hidden cards', () => {
  it.each([
    [3, 4, 3],
    [4, 5, 4],
    [3, 6, 4],
  ])(
    'takes every order of the hidden cards into account, with %i cards in the hand, %i in the deck and %i hidden',
    (hand, deck, hidden) => {
      const random = createRandom(hand + deck)
      for (const position of Array.from({ length: isLong ? 8 : 2 }, () =>
        randomPosition(random, { hand, deck, hidden }),
      ).filter(inPlay)) {
        const values = expectedScores(position)
        const advice = run(grafaAnalyst.search(position, 2))
        expect(advice.basis).toBe('sampled')
        expect(advice.best).toHaveLength(Math.min(8, values.size))
        for (const { action, value, interval } of advice.best) {
          const mean = values.get(grafa.makeAction(action)) ?? NaN
          expect(value).toBeCloseTo(mean, 9)
          expect(interval?.[0]).toBeLessThan(mean)
          expect(interval?.[1]).toBeGreaterThan(mean)
          expect((interval?.[1] ?? 9) - (interval?.[0] ?? 0)).toBeLessThan(1e-6)
        }
        expect(advice.value).toBeCloseTo(Math.max(...values.values()), 9)
      }
    },
    60_000,
  )

  it('names no action while the player has to enter a card', () => {
    const position = askedFor()
    const advice = run(grafaAnalyst.search(position, 2), 400)
    expect(advice.best).toEqual([])
    expect(advice.basis).toBe('sampled')
    expect(Math.abs((advice.value ?? 0) - expectedScore(position))).toBeLessThan(1)
  })
})

function askedFor(): Position {
  const random = createRandom(4)
  for (;;) {
    const position = randomPosition(random, { hand: 3, deck: 4, hidden: 3 })
    const [first] = grafa.legal(position)
    const next = first ? after(position, first) : position
    if (next.phase === 'reveal') return next
  }
}

const orders = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap(card => orders(cards.filter(each => each !== card)).map(rest => [card, ...rest]))

it('advice has intervals that contain the true mean in more than 93 % of cases', () => {
  const random = createRandom(12)
  let held = 0
  let asked = 0
  for (let round = 0; round < some(12); round++) {
    const { game, open } = simulationOf(randomPosition(random, { hand: 4, deck: 8, hidden: 6 }))
    const unseen = cardsIn(game.unseenLo, game.unseenHi)
    const trial = createSimulation()
    for (const choice of choicesOf(game)) {
      const all = orders(unseen).map(cards => {
        open.forEach((place, index) => (game.deck[place] = cards[index] ?? 0))
        makeChoice(copySimulation(game, trial), choice)
        return playOut(trial)
      })
      const mean = all.reduce((sum, score) => sum + score, 0) / all.length
      for (let sampling = 0; sampling < 25; sampling++) {
        const sample = createSample()
        for (let deals = 0; deals < 60; deals++) {
          dealUnseen(game, open, unseen, random)
          makeChoice(copySimulation(game, trial), choice)
          sample.add(playOut(trial))
        }
        const [low, high] = intervalOf(sample)
        asked++
        if (low <= mean && mean <= high) held++
      }
    }
  }
  expect(asked).toBeGreaterThan(some(500))
  expect(held / asked).toBeGreaterThan(0.93)
}, 60_000)

it('a game can be simulated without looking at hidden cards', () => {
  const random = createRandom(6)
  for (let round = 0; round < some(50); round++) {
    const { game, open } = simulationOf(randomPosition(random, { hand: 5, deck: 47, hidden: 46 }))
    dealUnseen(game, open, cardsIn(game.unseenLo, game.unseenHi), random)
    while (game.phase !== OVER) {
      const other = copySimulation(game, createSimulation())
      const below = game.top + MAX_REVEALED
      other.deck.subarray(below).reverse()
      other.seen.subarray(below).reverse()
      playOut(game, 1)
      playOut(other, 1)
      const shown = [game, other].map(({ phase, lo, hi, top }) => [phase, lo, hi, top])
      expect(shown[0]).toEqual(shown[1])
    }
  }
})

it('advice lists legal actions, best first, and is the same for the same seed', () => {
  const random = createRandom(9)
  for (let round = 0; round < 3; round++) {
    const position = randomPosition(random, { hand: 5, deck: 47, hidden: 46 })
    if (!inPlay(position)) continue
    const advice = run(grafaAnalyst.search(position, 5), 30)
    expect(run(grafaAnalyst.search(position, 5), 30)).toEqual(advice)
    const legal = grafa.legal(position).map(grafa.makeAction)
    expect(legal).toEqual(expect.arrayContaining(advice.best.map(({ action }) => grafa.makeAction(action))))
    const values = advice.best.map(({ value }) => value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(advice.value).toBe(values[0])
  }
})
