import { describe, expect, it } from 'vitest'
import {
  createRecordReplay,
  SEARCH_DEPTH,
  correctedActions,
  type DiscrepancyQuestion,
  type Discrepancy,
} from '../../src/engine/discrepancies.ts'
import { searchDiscrepancies } from '../../src/engine/explain.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import type { Action, Position, Setup } from '../../src/engine/tennis/types.ts'
import { allDiscrepancies, irregularDiscrepancies, regularDiscrepancies } from './discrepancies.ts'
import { begin, read } from './tennis/table.ts'

const record = ['a', 'b', 'c']

describe('a corrected record', () => {
  it.each<[Discrepancy, string]>([
    [{ type: 'change', place: 1, action: 'b', instead: 'x' }, 'a x c'],
    [{ type: 'missing', place: 1, action: 'x' }, 'a x b c'],
    [{ type: 'missing', place: 3, action: 'x' }, 'a b c x'],
    [{ type: 'extra', place: 1, action: 'b' }, 'a c'],
    [{ type: 'undone', steps: [1], cells: [] }, 'a b c'],
    [{ type: 'deal', cells: ['a1', 'b1'], head: [] }, 'a b c'],
    [{ type: 'both', discrepancies: [{ type: 'extra', place: 0, action: 'a' }, { type: 'change', place: 2, action: 'c', instead: 'x' }] }, 'b x'], // oxfmt-ignore
    [{ type: 'both', discrepancies: [{ type: 'missing', place: 1, action: 'x' }, { type: 'missing', place: 1, action: 'y' }] }, 'a x y b c'], // oxfmt-ignore
  ])('includes the correction %j', (discrepancy, mended) => {
    expect(correctedActions(record, discrepancy).join(' ')).toBe(mended)
    expect(record).toEqual(['a', 'b', 'c'])
  })
})

const SETUP: Setup = { players: ['Ann', 'Bob', 'Cat', 'Dee'], dealer: 1, target: 5, match: 'replaces', ghosting: false }
const RANKS = ['K', 'Q', '2'] as const

/**
 * Asks which slips explain why the cards `real` were played although `lines` were recorded. Each recorded play may stand for a play of any
 * of `RANKS`.
 */
const mystery = (lines: readonly string[], real: string): DiscrepancyQuestion<Setup, Position, Action> => ({
  setup: SETUP,
  actions: lines.map(read),
  isReal: ({ played }) => played.join(' ') === real,
  likeTo: (_, action) => (action.type === 'play' ? RANKS.map(card => ({ type: 'play', card })) : []),
  irregular: () => [{ type: 'stands', action: { type: 'ghost' } }],
  otherDeals: () => [],
  undone: [],
})

const found = (lines: readonly string[], real: string): readonly Discrepancy[] =>
  regularDiscrepancies(searchDiscrepancies(tennis, mystery(lines, real)))

describe('an explanation of the real table', () => {
  it('may be one action entered in place of another', () => {
    expect(found(['play 3', 'play 3'], '3 K')).toEqual([
      { type: 'change', place: 1, action: 'play 3', instead: 'play K' },
    ])
    expect(found(['play 3', 'play 3', 'play 3'], 'K 3 3')).toEqual([
      { type: 'change', place: 0, action: 'play 3', instead: 'play K' },
    ])
  })

  it('may be an action that was made but not entered, or entered but not made; the latest is listed first', () => {
    expect(found(['play 3'], '3 5')).toEqual([{ type: 'missing', place: 1, action: 'play 5' }])
    expect(found(['play 3', 'play 4', 'play 4'], '3 4')).toEqual([
      { type: 'extra', place: 2, action: 'play 4' },
      { type: 'extra', place: 1, action: 'play 4' },
    ])
    expect(found(['play 3', 'play 3'], '3 3 3')).toEqual(
      [2, 1, 0].map(place => ({ type: 'missing', place, action: 'play 3' })),
    )
  })

  it('is never listed with more than four others', () => {
    expect(
      found(Array.from({ length: 4 }, () => 'play 3').concat(['play 4', 'play 4', 'play 4']), '3 3 3 3 4 4'),
    ).toHaveLength(3)
    const many = Array.from({ length: 12 }, (_, at) => `play ${'A23456'[Math.floor(at / 4)]}`)
    expect(found(many, '')).toEqual([])
    const one = { ...mystery(['play 4', 'play 5'], ''), isReal: ({ played }: Position) => played.length === 3 }
    expect(regularDiscrepancies(searchDiscrepancies(tennis, one))).toHaveLength(5)
    const ghosted = { ...one, isReal: ({ ghosted: is, played }: Position) => is || played.length === 3 }
    const all = allDiscrepancies(searchDiscrepancies(tennis, ghosted)).found
    expect(all.map(discrepancy => discrepancy.type === 'missing' && discrepancy.action.startsWith('play'))).toEqual([true, true, true, true, true]) // oxfmt-ignore
  })

  it('can place a missing action only before, between or after the last six actions', () => {
    const line = ['play 4', 'play 5', 'play 6', 'play 7', 'play 8', 'play 9', 'play T']
    expect(found(line.slice(0, SEARCH_DEPTH), '3 4 5 6 7 8 9')).toMatchObject([{ type: 'missing', place: 0 }])
    expect(found(line, '3 4 5 6 7 8 9 T')).toEqual([])
    expect(found(line, '4 5 6 7 8 9 T J')).toEqual([{ type: 'missing', place: 7, action: 'play J' }])
    expect(found(line, '5 6 7 8 9 T')).toEqual([{ type: 'extra', place: 0, action: 'play 4' }])
  })

  it('may be two slips if no single slip explains the table', () => {
    const { stages, found: all } = allDiscrepancies(searchDiscrepancies(tennis, mystery(['play 3', 'play 4'], '3 K Q')))
    expect(stages).toEqual(['regular', 'irregular', 'both'])
    expect(all[0]).toEqual({
      type: 'both',
      discrepancies: [
        { type: 'change', place: 1, action: 'play 4', instead: 'play K' },
        { type: 'missing', place: 2, action: 'play Q' },
      ],
    })
    expect(new Set(all.map(discrepancy => correctedActions(['play 3', 'play 4'], discrepancy).join()))).toHaveProperty(
      'size',
      all.length,
    )
    expect(
      all.every(discrepancy => correctedActions(['play 3', 'play 4'], discrepancy).join() === 'play 3,play K,play Q'),
    ).toBe(true)
    expect(all).toHaveLength(1)
  })

  it('may be two slips with other actions between them, if the first slip is among the last actions', () => {
    const line = ['play 4', 'play 5', 'play 6', 'play 7', 'play 8', 'play 9', 'play T']
    const two = (real: string): readonly Discrepancy[] =>
      allDiscrepancies(searchDiscrepancies(tennis, mystery(line, real))).found
    expect(two('4 K 6 7 8 9 Q')).toEqual([
      {
        type: 'both',
        discrepancies: [
          { type: 'change', place: 1, action: 'play 5', instead: 'play K' },
          { type: 'change', place: 6, action: 'play T', instead: 'play Q' },
        ],
      },
    ])
    expect(two('K 5 6 7 8 9 Q')).toEqual([])
  })

  it('may be two slips; the list has at most five pairs, the latest first', () => {
    const line = ['play 3', 'play 4', 'play 5']
    const reals = ['K Q 5', 'K 4 Q']
    const either = { ...mystery(line, ''), isReal: ({ played }: Position) => reals.includes(played.join(' ')) }
    const { found: both } = allDiscrepancies(searchDiscrepancies(tennis, either))
    expect(both.map(discrepancy => correctedActions(line, discrepancy).join(' '))).toEqual([
      'play K play 4 play Q',
      'play K play Q play 5',
    ])
    const any = { ...mystery(['play 3'], ''), isReal: ({ played }: Position) => played.length === 3 }
    expect(allDiscrepancies(searchDiscrepancies(tennis, any)).found).toHaveLength(5)
  })

  it('does not exist if other actions of the record are refused', () => {
    expect(allDiscrepancies(searchDiscrepancies(tennis, mystery(['play 3', 'next', 'play 4'], '9 9 9')))).toEqual({
      stages: ['regular', 'irregular', 'both'],
      found: [],
    })
  })

  it('is sought with at most 12,000 rulings for one slip, 60,000 for an illegal move and 300,000 for two slips', () => {
    let asked = 0
    const quick: typeof tennis = {
      ...tennis,
      play: position => {
        asked++
        return { accepted: true, steps: [], position }
      },
    }
    const line = Array.from({ length: 8 }, () => 'play 3')
    const many = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one)
    const search = searchDiscrepancies(quick, {
      ...mystery(line, 'never'),
      likeTo: (_, action) => many(action, 500),
      irregular: () => many(read('stands ghost'), 2_000),
    })
    const until = new Map<string, number>()
    for (const { stage } of search) until.set(stage, asked - line.length)
    expect([...until]).toEqual([
      ['regular', 12_000],
      ['irregular', 72_000],
      ['both', 372_000],
    ])
    expect(asked - line.length).toBe(372_000)
  })

  it('is not sought among pairs of slips if one slip is enough, and not at all if the set-up is invalid', () => {
    expect(allDiscrepancies(searchDiscrepancies(tennis, mystery(['play 3'], '3 5'))).stages).toEqual([
      'regular',
      'irregular',
    ])
    const wrong = { ...mystery(['play 3'], '3 5'), setup: { ...SETUP, target: 0 } }
    expect(allDiscrepancies(searchDiscrepancies(tennis, wrong))).toEqual({ stages: [], found: [] })
  })

  it('is found by a search that reports its progress', () => {
    const shares: number[] = []
    for (const { stage, share } of searchDiscrepancies(tennis, mystery(['play 3', 'play 4', 'play 5'], '3'))) {
      if (stage === 'regular') shares.push(share)
    }
    expect(shares).toEqual([0, 0.25, 0.5, 0.75])
  })

  it('of two slips is found by a search that reports its progress', () => {
    const steps = [...searchDiscrepancies(tennis, mystery(['play 3', 'play 4'], '3 K Q'))].filter(
      ({ stage }) => stage === 'both',
    )
    const shares = steps.map(({ share }) => share)
    expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b))
    expect(shares[0]).toBe(0)
    expect(new Set(shares.map(share => Math.floor(3 * share)))).toEqual(new Set([0, 1, 2]))
    expect(steps.every(({ found: known }) => known.length === 0)).toBe(true)
  })

  it('is reported as soon as it is found', () => {
    const steps = [...searchDiscrepancies(tennis, mystery(['play 3'], '3 5'))]
    expect(steps.filter(({ stage }) => stage === 'regular').map(step => step.found)).toEqual([[], []])
    expect(steps.filter(({ stage }) => stage === 'irregular').map(step => step.found)).toEqual([
      [{ type: 'missing', place: 1, action: 'play 5' }],
      [{ type: 'missing', place: 1, action: 'play 5' }],
    ])
  })
})

describe('an illegal move that explains the real table', () => {
  it('may replace a recorded action, or be missing from the record', () => {
    const ghosted = { ...mystery(['play 3', 'play 4'], ''), isReal: ({ ghosted: is }: Position) => is }
    expect(irregularDiscrepancies(searchDiscrepancies(tennis, { ...ghosted, likeTo: () => [] }))).toEqual([
      { type: 'change', place: 1, action: 'play 4', instead: 'stands ghost' },
      { type: 'change', place: 0, action: 'play 3', instead: 'stands ghost' },
      { type: 'missing', place: 2, action: 'stands ghost' },
    ])
  })
})

describe('an illegal move in place of an earlier action', () => {
  const lines = ['play 4', 'play 5', 'play 6', 'play 7', 'play 8', 'play 9', 'play T']
  const instead = (count: number): readonly Discrepancy[] | null => {
    const line = lines.slice(0, count)
    const rest = line.slice(1).map(each => each.slice(5))
    const isReal = ({ ghosted, played }: Position): boolean => ghosted && played.join(' ') === rest.join(' ')
    return irregularDiscrepancies(searchDiscrepancies(tennis, { ...mystery(line, ''), isReal, likeTo: () => [] }))
  }

  it('is considered only for the last six actions', () => {
    const discrepancy = { type: 'change', place: 0, action: 'play 4', instead: 'stands ghost' }
    expect([instead(SEARCH_DEPTH), instead(SEARCH_DEPTH + 1)]).toEqual([[discrepancy], []])
  })
})

describe('another set-up', () => {
  it('explains the real table if the recorded actions lead there from that set-up', () => {
    const dealer = ({ dealer: seat }: Position): boolean => seat === 3
    const other = { ...SETUP, dealer: 3 }
    const wrong = { ...SETUP, dealer: 9 }
    const question = { ...mystery(['play 3'], ''), isReal: dealer }
    const deals = [wrong, other].map(setup => ({ setup, cells: ['x', 'y'] as const }))
    expect(regularDiscrepancies(searchDiscrepancies(tennis, { ...question, otherDeals: () => deals }))).toEqual([
      { type: 'deal', cells: ['x', 'y'], head: tennis.makeSetup(other) },
    ])
  })
})

describe('steps that were not carried out on the real table', () => {
  it('are listed before other explanations', () => {
    const undone: Discrepancy = { type: 'undone', steps: [0], cells: [] }
    const discrepancies = regularDiscrepancies(
      searchDiscrepancies(tennis, { ...mystery(['play 3', 'play 4'], '3'), undone: [undone] }),
    )
    expect(discrepancies).toEqual([undone, { type: 'extra', place: 1, action: 'play 4' }])
  })
})

describe('the positions of a record', () => {
  const lines = createRecordReplay(tennis, mystery(['play 3', 'next', 'play 4'], '3 4'), begin(''))

  it('are one before each action and one after the last action; a refused action changes nothing', () => {
    expect(lines.positions.map(({ played }) => played.join(' '))).toEqual(['', '3', '3', '3 4'])
  })

  it('are null once the allowed number of rulings is used up', () => {
    lines.allow(2)
    expect(lines.after(begin(''), [read('play 3'), read('play 4')])?.played).toEqual(['3', '4'])
    expect(lines.after(begin(''), [read('play 3')])).toBeNull()
    lines.allow(1)
    expect(lines.after(begin(''), [read('next')])).toBeNull()
    expect(lines.after(begin(''), [])).toEqual(begin(''))
  })
})
