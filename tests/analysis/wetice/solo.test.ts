import { describe, expect, it } from 'vitest'
import type { Advice } from '../../../src/analysis/advice.ts'
import { weticeAnalyst } from '../../../src/analysis/wetice/index.ts'
import { countCards, winnerOf } from '../../../src/engine/wetice/board.ts'
import { start } from '../../../src/engine/wetice/setup.ts'
import type { Action, GroupRule, Layout, Mode, Position } from '../../../src/engine/wetice/types.ts'
import { isLong, some } from '../../runs.ts'
import { solveAlone } from './brute.ts'
import { fullDeal, somePosition } from './positions.ts'
import { adviceOn, bestOf, playAll } from './run.ts'

/** Expects that the advised swaps can be played, and lead to the advised value. */
function expectLine(position: Position, advice: Advice<Action>): void {
  const { value, swaps = [], wins, best } = advice
  const end = playAll(position, swaps)
  expect(countCards(end.board)).toBe(value)
  expect(wins ?? value === 0).toBe(winnerOf(end, []) === 1)
  expect(best.length).toBeGreaterThan(0)
  for (const { action } of best) playAll(position, [action])
}

function expectTruth(position: Position): void {
  const advice = adviceOn(position)
  const { value, best } = solveAlone(position)
  expect({ basis: advice.basis, value: advice.value, best: bestOf(advice) }).toEqual({ basis: 'exact', value: Math.max(0, value), best }) // oxfmt-ignore
  expect(advice.wins).toBe(position.mode === 'solo' ? undefined : value < 0)
  expectLine(position, advice)
}

const TABLES = some(60)

const alone = (mode: Mode, groups: GroupRule, layout: Layout, cards: number, seed: number): Position =>
  somePosition({ mode, layout, groups, cards, owned: 0 }, seed)

describe('a small solitaire layout is searched completely', () => {
  for (const layout of ['8x6', '6x8'] as const) {
    it(`on ${layout}`, () => {
      for (let seed = 0; seed < TABLES; seed++) expectTruth(alone('solo', 'joined', layout, 3 + (seed % 8), seed))
    })

    for (const groups of ['joined', 'lines'] as const) {
      it(`in NG+ with groups ${groups} on ${layout}`, () => {
        for (let seed = 0; seed < TABLES; seed++)
          expectTruth(alone('solo-plus', groups, layout, 3 + (seed % 8), 500 + seed))
      })
    }
  }
})

describe('advice during cleanup in solitaire', () => {
  for (const mode of ['solo', 'solo-plus'] as const)
    it(`is called exact only if no swap leads to a better result: ${mode}`, () => {
      const bases = new Set<string>()
      for (let seed = 0; seed < 2 * TABLES; seed++) {
        const position: Position = { ...alone(mode, 'joined', '8x6', 4 + (seed % 6), 900 + seed), phase: 'cleanup' }
        const advice = adviceOn(position)
        const more = (advice.value ?? 0) - Math.max(0, solveAlone(position).value)
        bases.add(advice.basis)
        expect(more).toBeGreaterThanOrEqual(0)
        expect(advice.basis === 'exact' ? more : 0).toBe(0)
        expectLine(position, advice)
      }
      expect([...bases].sort()).toEqual(['exact', 'searched'])
    })
})

it('advice is to pass if no swap is possible any more', () => {
  const started = start({
    mode: 'solo',
    layout: '8x6',
    groups: 'joined',
    players: ['Ann'],
    phase: 'swap',
    turn: 1,
    piles: [{}, {}],
    solo: { three: 0, four: 0 },
    deal: [...Array.from({ length: 5 }, () => '........'), 'HH.SS.DD'],
  })
  if (!started.ok) throw new Error('refused')
  expect(adviceOn(started.value)).toEqual({
    basis: 'exact',
    value: 6,
    best: [{ action: { type: 'pass' }, value: 6 }],
    swaps: [],
  })
})

describe('advice on a whole solitaire deal', () => {
  it('clears the layout with swaps that the referee accepts', () => {
    for (let seed = 0; seed < (isLong ? 4 : 2); seed++) {
      const position = fullDeal('solo', seed % 2 === 0 ? '8x6' : '6x8', 'swap', seed)
      const advice = adviceOn(position, each => each.value === 0)
      expect(advice).toMatchObject({ value: 0, basis: 'exact' })
      expectLine(position, advice)
    }
  })

  it('contains only swaps that the referee accepts, during the search too', () => {
    const position = fullDeal('solo-plus', '6x8', 'swap', 2)
    let lines = 0
    adviceOn(position, advice => {
      expectLine(position, advice)
      return ++lines === 3
    })
    expect(lines).toBe(3)
  })

  it('begins with the pass that ends cleanup', () => {
    const position = fullDeal('solo', '8x6', 'cleanup', 3)
    const advice = adviceOn(position, each => each.value === 0)
    expect(advice.swaps?.[0]).toEqual({ type: 'pass' })
    expect(advice.best).toEqual([{ action: { type: 'pass' }, value: 0 }])
    expectLine(position, advice)
  })

  it.each([['6x8', 'swap', 1], ['8x6', 'swap', 4], ['6x8', 'cleanup', 103]] as const)(
    'finds a win in NG+ within 30 steps of the search: %s from %s, deal %i',
    (layout, phase, seed) => {
      const position = fullDeal('solo-plus', layout, phase, seed)
      let steps = 0
      for (const advice of weticeAnalyst.search(position, 1)) {
        expect(++steps).toBeLessThan(30)
        if (!advice?.wins) continue
        expect(advice.value).toBe(0)
        return expectLine(position, advice)
      }
    },
  ) // oxfmt-ignore
})
