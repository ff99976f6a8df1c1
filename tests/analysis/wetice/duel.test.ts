import { describe, expect, it } from 'vitest'
import { weticeAnalyst } from '../../../src/analysis/wetice/index.ts'
import { legal } from '../../../src/engine/wetice/legal.ts'
import { play } from '../../../src/engine/wetice/play.ts'
import type { Layout, Position } from '../../../src/engine/wetice/types.ts'
import { solveDuel } from './brute.ts'
import { fullDeal, somePosition } from './positions.ts'
import { adviceOn, bestOf, playAll } from './run.ts'
import { isLong, some } from '../../runs.ts'

function expectTruth(position: Position): void {
  const advice = adviceOn(position, each => each.basis === 'exact')
  const truth = solveDuel(position)
  expect({ basis: advice.basis, value: advice.value, best: bestOf(advice) }).toEqual({ basis: 'exact', ...truth })
  expect(advice.best.every(line => line.value === truth.value)).toBe(true)
}

const duel = (layout: Layout, cards: number, owned: number, seed: number): Position =>
  somePosition({ mode: 'duel', layout, groups: 'joined', cards, owned }, seed)

describe('the end of a duel is solved', () => {
  for (const layout of ['8x6', '6x8'] as const) {
    for (const cards of [3, 5, 7, 8, 9]) {
      it(`with ${cards} cards on ${layout}`, () => {
        for (let seed = 0; seed < some(40); seed++) expectTruth(duel(layout, cards, seed % 5, 100 * cards + seed))
      })
    }
  }

  it('with ten cards', () => {
    for (let seed = 0; seed < some(12); seed++) expectTruth(duel('8x6', 10, 3 + (seed % 2), seed))
  })

  it('after a pass', () => {
    for (let seed = 0; seed < some(60); seed++) {
      const ruling = play(duel('8x6', 8, 4, seed), { type: 'pass' })
      expect(ruling.accepted).toBe(true)
      if (ruling.accepted) expectTruth(ruling.position)
    }
  })

  it('while a chain waits for a suit', () => {
    let waiting = 0
    for (let seed = 0; seed < some(150); seed++) {
      const before = duel('8x6', 9, 2, seed)
      for (const action of legal(before).slice(1)) {
        const ruling = play(before, action)
        if (!ruling.accepted || ruling.position.phase !== 'give') continue
        waiting++
        expectTruth(ruling.position)
        break
      }
    }
    expect(waiting).toBeGreaterThan(some(20))
  })
})

describe('a whole duel', () => {
  it('gets the same advice in a repeated search, step by step', () => {
    const stream = (): unknown[] => {
      const search = weticeAnalyst.search(fullDeal('duel', '6x8', 'swap', 3), 1)
      return Array.from({ length: 12 }, () => search.next().value)
    }
    expect(stream()).toEqual(stream())
  })

  it('gets at most eight legal actions as advice, the best first', () => {
    let position = fullDeal('duel', '8x6', isLong ? 'cleanup' : 'swap', 5)
    while (position.phase !== 'over') {
      const { best, value } = adviceOn(position, () => true)
      expect(best.length).toBeGreaterThan(0)
      expect(best.length).toBeLessThanOrEqual(8)
      expect(best[0]?.value).toBe(value)
      for (const { action } of best) playAll(position, [action])
      position = playAll(position, best.slice(0, 1).map(({ action }) => action)) // oxfmt-ignore
    }
    expect(adviceOn(position)).toEqual({ basis: 'exact', value: null, best: [] })
  })
})
