import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './deals.ts'
import { continueRun } from './go-on.ts'
import { sampleSizeFor } from './proportion.ts'
import { wilsonInterval } from '../../../src/analysis/advice.ts'
import { plot, reportLines } from './report.ts'
import { boundsOf, emptyTally, undecidedOf, withOutcome, type Tally } from './tally.ts'
import { sections as grafaSections } from '#text/grafa/sections.ts'
import { sections as weticeSections } from '#text/wetice/sections.ts'

describe('the confidence interval of a share', () => {
  it.each([
    // Wilson’s intervals, as quoted by Newcombe (1998).
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('is correct for %i of %i', (count, of, low, high) => {
    expect(wilsonInterval(count, of)[0]).toBeCloseTo(low, 4)
    expect(wilsonInterval(count, of)[1]).toBeCloseTo(high, 4)
  })

  it('has the requested width with the smallest sufficient number of deals', () => {
    for (const share of [0, 0.2, 0.5, 0.97, 1]) {
      const of = sampleSizeFor(share, 0.001)
      const reach = (deals: number): number =>
        (wilsonInterval(share * deals, deals)[1] - wilsonInterval(share * deals, deals)[0]) / 2
      expect(reach(of)).toBeLessThanOrEqual(0.001)
      expect(reach(of - 1)).toBeGreaterThan(0.001)
    }
  })
})

const NOW = 0
const still = (): number => NOW

describe('the outcomes of deals', () => {
  it('are counted separately if they are undecided', () => {
    const outcomes = [
      { is: 'won', measure: 4 },
      { is: 'won', measure: 4 },
      { is: 'lost', measure: null },
      { is: 'undecided', measure: 48 },
    ] as const
    const tally = outcomes.reduce(
      (each, outcome, index) => withOutcome(each, index + 1, outcome),
      emptyTally('grafa', 5),
    )
    expect(tally).toMatchObject({ deals: 4, won: 2, lost: 1, undecided: { 4: 48 }, spread: { 4: 2, 48: 1 } })
    expect(boundsOf(tally)).toEqual([wilsonInterval(2, 4)[0], wilsonInterval(3, 4)[1]])
  })

  it('are counted once after a second search', () => {
    const once = withOutcome(withOutcome(emptyTally('grafa', 5), 1, { is: 'undecided', measure: 48 }), 2, {
      is: 'undecided',
      measure: null,
    })
    const twice = withOutcome(withOutcome(once, 1, { is: 'undecided', measure: 50 }), 2, { is: 'won', measure: 52 })
    expect(twice).toMatchObject({ deals: 2, won: 1, lost: 0, undecided: { 1: 50 }, spread: { 48: 0, 50: 1, 52: 1 } })
    expect(undecidedOf(withOutcome(twice, 1, { is: 'lost', measure: 51 }))).toEqual([])
  })

  it('don’t change if a deal is searched again', () => {
    expect(outcomeOf('wetice', 1, Infinity, still)).toEqual(outcomeOf('wetice', 1, Infinity, still))
    expect(outcomeOf('wetice', 1, Infinity, still).is).toBe('won')
    expect(outcomeOf('grafa', 1, Infinity, still)).toEqual({ is: 'won', measure: 52 })
  })
})

describe('a continued run', () => {
  const EACH = 10
  const UNDECIDED = { is: 'undecided', measure: null } as const
  const LEFT = { ...emptyTally('grafa', 500), deals: 7, won: 5, undecided: { 3: null, 6: 48 }, seconds: 9 }

  function run(kept: Tally, time: { seconds: number; ms: number; again: number }) {
    let passed = 0
    const looks: string[] = []
    const look = (_: unknown, deal: number, ms: number) => {
      passed += EACH * 1000
      looks.push(`${deal} for ${ms}`)
      return UNDECIDED
    }
    return { told: [...continueRun(kept, time, look, () => passed)], looks }
  }

  it('reports its results every thirty seconds and at the end', () => {
    const { told, looks } = run(LEFT, { seconds: 50, ms: 500, again: 0 })
    expect(looks).toEqual(['8 for 500', '9 for 500', '10 for 500', '11 for 500', '12 for 500'])
    expect(told.map(({ deals, seconds }) => [deals, seconds])).toEqual([
      [10, 39],
      [12, 59],
    ])
  })

  it('ends after one more search of each undecided deal, and reports the results once', () => {
    const { told, looks } = run(LEFT, { seconds: 3600, ms: 500, again: 2000 })
    expect(looks).toEqual(['3 for 2000', '6 for 2000'])
    expect(told).toEqual([{ ...LEFT, undecided: { 3: null, 6: null }, spread: expect.anything(), again: 2000, seconds: 29 }]) // oxfmt-ignore
    expect(run({ ...LEFT, undecided: {} }, { seconds: 3600, ms: 500, again: 2000 }).told).toEqual([])
  })

  it('with new deals keeps the time limit for second searches', () => {
    const [told] = run({ ...LEFT, again: 2000 }, { seconds: 5, ms: 500, again: 0 }).told
    expect(told).toMatchObject({ deals: 8, ms: 500, again: 2000 })
  })

  it('restarts if the time limit of each deal has changed', () => {
    const [told] = run({ ...LEFT, again: 2000 }, { seconds: 5, ms: 600, again: 0 }).told
    expect(told).toMatchObject({ deals: 1, ms: 600, again: 0, won: 0 })
  })
})

describe.each([
  ['wetice', weticeSections],
  ['grafa', grafaSections],
] as const)('the stored result of %s', (game, sections) => {
  const tally = JSON.parse(readFileSync(`tests/bench/beginnings/${game}.json`, 'utf8')) as ReturnType<typeof emptyTally>

  it('adds up, has a plot, and agrees with the report and the rulebook', () => {
    const { deals, won, lost } = tally
    const undecided = undecidedOf(tally).length
    expect(won + lost + undecided).toBe(deals)
    expect(readFileSync(`tests/bench/beginnings/${game}.svg`, 'utf8')).toBe(plot(tally))
    const [low, high] = boundsOf(tally).map(share => (100 * share).toFixed(2))
    expect(reportLines(tally)[1]).toContain(`${low} % and ${high} %`)
    const report = readFileSync('tests/bench/beginnings/report.md', 'utf8').replace(/ +/g, ' ')
    const reach = wilsonInterval(won, won + lost).map(share => (100 * share).toFixed(2))
    expect(report).toContain(
      `| ${deals} | ${won} | ${lost} | ${undecided} | ${low} % to ${high} % | ${reach.join(' % to ')} %`,
    )
    expect(Number(reach[1]) - Number(reach[0])).toBeLessThanOrEqual(0.2)
    const text = Object.values(sections)
      .flatMap(section => section.text)
      .join(' ')
    for (const count of [deals, won, undecided]) expect(text).toContain(count.toLocaleString('en'))
  })
})
