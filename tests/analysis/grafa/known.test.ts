import { describe, expect, it } from 'vitest'
import { grafaAnalyst } from '../../../src/analysis/grafa/index.ts'
import { createRandom } from '../../../src/engine/random.ts'
import { DECK } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { isLong, some } from '../../runs.ts'
import { run } from '../run.ts'
import { after, expectedScores } from './naive.ts'
import { randomPosition } from './positions.ts'

/** The expected advice: the highest score that can be reached, and the actions that lead to it, computed with the referee alone. */
function deepest(position: Position): object {
  const values = expectedScores(position)
  const value = Math.max(...values.values())
  const best = [...values].filter(([, each]) => each === value).map(([action]) => ({ action, value }))
  return { basis: 'exact', value, best: best.sort((a, b) => (a.action < b.action ? -1 : 1)) }
}

function advised(position: Position): object {
  const { best, ...advice } = run(grafaAnalyst.search(position, 1))
  return { ...advice, best: best.map(({ action, value }) => ({ action: grafa.makeAction(action), value })) }
}

/** The number of cards in the hand, and in the deck. */
const SIZES = (
  [
    [2, 5],
    [3, 7],
    [4, 8],
    [5, 8],
  ] as const
).slice(0, isLong ? 4 : 2)

describe('a known deck', () => {
  it.each(SIZES)(
    'has a proven highest score and proven best choices, with %i cards in the hand and %i in the deck',
    (hand, deck) => {
      const random = createRandom(hand * deck)
      let asked = 0
      for (let deal = 0; deal < some(12); deal++) {
        let position = randomPosition(random, { hand, deck, hidden: 0 })
        while (position.phase !== 'over') {
          expect(advised(position)).toEqual(deepest(position))
          asked++
          const actions = grafa.legal(position)
          position = after(position, actions[random.below(actions.length)] ?? { type: 'unknown', words: [] })
        }
      }
      expect(asked).toBeGreaterThan(some(12))
    },
  )

  it('may have one unseen card at the bottom', () => {
    const random = createRandom(8)
    for (let deal = 0; deal < some(20); deal++) {
      const position = randomPosition(random, { hand: 3, deck: 6, hidden: 1 })
      if (position.phase === 'over') continue
      expect(advised(position)).toEqual(deepest(position))
    }
  })

  it('gives a value but no choices while its last card has to be entered', () => {
    const discard = DECK.filter(card => !['9H', '4H', 'AS'].includes(card))
    const start = grafa.start({ players: ['Ann'], hand: ['9H'], deck: ['4H', '??'], discard })
    if (!start.ok) throw new Error('The set-up is refused')
    const position = after(start.value, { type: 'pair', card: '9H' })
    expect(position.phase).toBe('reveal')
    expect(run(grafaAnalyst.search(position, 1))).toEqual({ basis: 'exact', value: 50, best: [] })
  })

  it('has a proven value even before the first pair of a whole game', () => {
    const advice = run(grafaAnalyst.search(randomPosition(createRandom(5), { hand: 5, deck: 47, hidden: 0 }), 1))
    expect(advice).toMatchObject({ basis: 'exact', value: 52 })
  }, 60_000)
})

it('a finished game gets no advice', () => {
  const position = randomPosition(createRandom(1), { hand: 5, deck: 0, hidden: 0 })
  expect(run(grafaAnalyst.search(position, 1))).toEqual({ basis: 'exact', value: null, best: [] })
})
