import { describe, expect, it } from 'vitest'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Setup } from '../../../src/engine/wetice/types.ts'
import { errorOf } from '../session.ts'
import { begin, DEAL, duel, parseHead } from './table.ts'

const SETUP: Setup = {
  mode: 'duel',
  layout: '8x6',
  groups: 'joined',
  players: ['Ann', 'Bob'],
  phase: 'cleanup',
  turn: 1,
  piles: [{}, {}],
  solo: { three: 0, four: 0 },
  deal: DEAL,
}
const problems = (change: Partial<Setup>): unknown => errorOf(wetice.start({ ...SETUP, ...change }))
const rows = (...lowest: string[]): string[] => [
  ...Array.from({ length: 6 - lowest.length }, () => '........'),
  ...lowest,
]

describe('a set-up', () => {
  it('that is consistent has no problems', () => {
    expect(problems({})).toBeNull()
    expect(problems({ layout: '6x8', deal: Array.from({ length: 8 }, () => 'SHDCSH').map((row, i) => (i < 4 ? row : 'DCSHDC')) })).toBeNull() // oxfmt-ignore
  })

  it('has only the piles and the players of its mode', () => {
    const started = (change: Partial<Setup>): unknown =>
      wetice.start({ ...SETUP, solo: { three: 3, four: 4 }, ...change })
    expect(started({})).toMatchObject({ value: { solo: { three: 0, four: 0 } } })
    expect(started({ mode: 'solo', phase: 'swap', deal: rows('S.......'), piles: [{ S: 12 }, {}] })).toMatchObject({
      value: { piles: [{}, {}], solo: { three: 3, four: 4 } },
    })
    expect(wetice.players(SETUP)).toEqual(['Ann', 'Bob'])
  })

  it('must have the rows and columns of its layout', () => {
    const wrong = [{ code: 'wrong-shape', key: 'deal', width: 8, height: 6 }]
    expect(problems({ deal: DEAL.slice(1) })).toEqual(wrong)
    expect(problems({ deal: [...DEAL.slice(1), 'SHDC'] })).toEqual(wrong)
    expect(problems({ layout: '6x8' })).toEqual([{ code: 'wrong-shape', key: 'deal', width: 6, height: 8 }])
  })

  it('reports the squares whose suit is not known', () => {
    const deal = ['?HHSDCS?', ...DEAL.slice(1)]
    expect(problems({ deal })).toEqual([{ code: 'unknown-cells', key: 'deal', cells: ['a6', 'h6'] }])
  })

  it('reports surplus cards of a suit with their cells', () => {
    const deal = ['HHHHDCSD', ...DEAL.slice(1)]
    const cells = ['a2', 'a6', 'b1', 'b2', 'b6', 'c6', 'd2', 'd6', 'e1', 'e2', 'f1', 'g2', 'h2']
    expect(problems({ deal })).toEqual([
      { code: 'too-few-of-suit', key: 'deal', suit: 'S', count: 11 },
      { code: 'too-many-of-suit', key: 'deal', suit: 'H', count: 13, cells },
    ])
    expect(problems({ phase: 'swap', deal: rows('S.......'), piles: [{ S: 12 }, {}] })).toEqual([
      { code: 'too-many-of-suit', key: 'deal', suit: 'S', count: 13, cells: ['a1'] },
    ])
    expect(problems({ phase: 'swap', deal: rows('S.......'), piles: [{}, { S: 11 }] })).toBeNull()
    expect(problems({ phase: 'swap', deal: rows('S.......'), piles: [{ S: 6 }, { S: 6 }] })).toContainEqual(
      { code: 'too-many-of-suit', key: 'deal', suit: 'S', count: 13, cells: ['a1'] }, // oxfmt-ignore
    )
    expect(problems({ mode: 'solo', phase: 'swap', deal: rows('S.......'), piles: [{ S: 12 }, {}] })).toBeNull()
  })

  it('must have no unsupported card', () => {
    expect(problems({ phase: 'swap', deal: rows('S.......', '........', 'HS......') })).toEqual([
      { code: 'floating', key: 'deal', cells: ['a3'] },
    ])
  })

  it('must have each suit in at most one pile, and at most two suits in each pile', () => {
    const piles = (first: object, second: object) =>
      problems({ phase: 'swap', deal: rows('S.......'), piles: [first, second] })
    expect(piles({ H: 3 }, { H: 1 })).toEqual([{ code: 'two-owners', key: 'piles', suit: 'H' }])
    expect(piles({ H: 3, D: 1 }, { C: 1, S: 1 })).toBeNull()
    expect(piles({}, { H: 1, C: 1, S: 1 })).toEqual([{ code: 'pile-of-three-suits', key: 'piles', player: 2 }])
    expect(piles({ H: 1, C: 1, S: 1 }, {})).toEqual([{ code: 'pile-of-three-suits', key: 'piles', player: 1 }])
  })

  it('for solitaire must have at most 48 cards, including the piles', () => {
    const solo = (three: number, four: number) => problems({ mode: 'solo', phase: 'swap', deal: rows('SH......'), solo: { three, four } }) // oxfmt-ignore
    expect(solo(20, 26)).toBeNull()
    expect(solo(21, 26)).toEqual([{ code: 'too-many-cards', key: 'piles', count: 49 }])
  })

  it('must have names that a record can contain', () => {
    expect(problems({ players: ['Ann, B', ' '] })).toEqual([
      { code: 'bad-name', key: 'players', names: ['Ann, B', ' '] },
    ])
  })

  it('with an empty layout starts as a finished game', () => {
    expect(begin(duel([], 'piles H3 / D5'))).toMatchObject({ phase: 'over', turn: null, winner: 2 })
    expect(begin(duel([], 'piles H3 / D3'))).toMatchObject({ phase: 'over', winner: 0 })
    expect(begin(duel([], 'mode solo', 'piles three 9 / four 3'))).toMatchObject({ phase: 'over', winner: 1 })
    expect(begin(duel([], 'mode solo-plus', 'piles three 9 / four 9'))).toMatchObject({ phase: 'over', winner: 0 })
    expect(begin(duel([], 'mode solo-plus', 'piles three 8 / four 9'))).toMatchObject({ phase: 'over', winner: 1 })
  })
})

describe('a head', () => {
  const problem = (...lines: string[]) => errorOf(parseHead(lines.join('\n')))
  const deal = ['deal', ...DEAL]

  it.each([
    [['mode duo', ...deal], 'bad-value', 1],
    [['mode', ...deal], 'bad-value', 1],
    [['mode solo duel', ...deal], 'bad-value', 1],
    [['layout 6x6', ...deal], 'bad-value', 1],
    [['groups many', ...deal], 'bad-value', 1],
    [['phase give', ...deal], 'bad-value', 1],
    [['turn 3', ...deal], 'bad-value', 1],
    [['mode solo', 'turn 2', ...deal], 'bad-value', 2],
    [['mode solo', 'players Ann, Bob', ...deal], 'player-count', 2],
    [['players Ann', ...deal], 'player-count', 1],
    [['players Ann,', ...deal], 'player-count', 1],
    [['turn 1', 'turn 2', ...deal], 'key-twice', 2],
    [[...deal, 'deal'], 'key-twice', 8],
    [['colour red', ...deal], 'unknown-key', 1],
    [['deal SHDC', ...DEAL], 'bad-value', 1],
    [['deal', ...DEAL.slice(1), 'SHDX'], 'unknown-key', 7],
    [['deal', ...DEAL.slice(1), 'XSHDCSHDC'], 'unknown-key', 7],
    [['deal', ...DEAL.slice(1), 'SHDC SHDC'], 'unknown-key', 7],
    [['phase swap'], 'missing-key', 0],
    [['piles H4', ...deal], 'bad-value', 1],
    [['piles - H4 / -', ...deal], 'bad-value', 1],
    [['piles / H4', ...deal], 'bad-value', 1],
    [['piles H4 / D5 / S1', ...deal], 'bad-value', 1],
    [['piles H4 H3 / -', ...deal], 'bad-value', 1],
    [['piles H13 / -', ...deal], 'bad-value', 1],
    [['piles H0 / -', ...deal], 'bad-value', 1],
    [['piles H / -', ...deal], 'bad-value', 1],
    [['piles H04 / -', ...deal], 'bad-value', 1],
    [['mode solo', 'piles three 00 / four 1', ...deal], 'bad-value', 2],
    [['piles X4 / -', ...deal], 'bad-value', 1],
    [['piles three 9 / four 8', ...deal], 'bad-value', 1],
    [['mode solo', 'piles H4 / -', ...deal], 'bad-value', 2],
    [['mode solo', 'piles three 49 / four 0', ...deal], 'bad-value', 2],
    [['mode solo', 'piles three 9', ...deal], 'bad-value', 2],
    [['mode solo', 'piles three 9 / four 49', ...deal], 'bad-value', 2],
    [['mode solo', 'piles twothree 9 / four 8', ...deal], 'bad-value', 2],
    [['mode solo', 'piles three 9 / four 8 9', ...deal], 'bad-value', 2],
  ] as const)('%j is refused: %s', (lines, code, line) => {
    expect(problem(...lines)).toMatchObject({ code, line })
  })

  it('reports a missing deal, and lines that can’t be read', () => {
    expect(problem('phase swap')).toEqual({ code: 'missing-key', line: 0, about: ['deal'] })
    expect(problem('piles H4', ...deal)).toEqual({ code: 'bad-value', line: 1, about: ['piles', 'H4'] })
    expect(problem('mode solo', 'piles H4', ...deal)).toEqual({ code: 'bad-value', line: 2, about: ['piles', 'H4'] })
  })

  it('may have piles with any number of spaces between words', () => {
    const piles = (...lines: readonly string[]): unknown => {
      const setup = parseHead([...lines, ...deal].join('\n'))
      return setup.ok && [setup.value.piles, setup.value.solo]
    }
    expect(piles('piles  h4   S3/-')).toEqual([[{ H: 4, S: 3 }, {}], { three: 0, four: 0 }])
    expect(piles('mode solo', 'piles Three   9/four  18')).toEqual([[{}, {}], { three: 9, four: 18 }])
    expect(piles('mode solo', 'piles three 48   /   four 0')).toEqual([[{}, {}], { three: 48, four: 0 }])
  })

  it.each<[Partial<Setup>, string | undefined]>([
    [{ piles: [{}, { H: 4, D: 1 }] }, 'piles - / H4 D1'],
    [{ piles: [{ C: 12 }, {}] }, 'piles C12 / -'],
    [{ piles: [{}, {}] }, undefined],
    [{ mode: 'solo', solo: { three: 9, four: 9 } }, 'piles three 9 / four 9'],
    [{ mode: 'solo-plus', solo: { three: 0, four: 8 } }, 'piles three 0 / four 8'],
    [{ mode: 'solo', solo: { three: 0, four: 0 } }, undefined],
  ])('is written with its piles if it has any: %j', (change, line) => {
    const written = wetice.makeSetup({ ...SETUP, ...change })
    expect(written.filter(each => each.startsWith('piles'))).toEqual(line === undefined ? [] : [line])
    expect(written).toHaveLength(line === undefined ? 13 : 14)
  })

  it('has defaults for missing lines', () => {
    const setup = parseHead(deal.join('\n'))
    expect(setup).toEqual({ ok: true, value: { ...SETUP, players: ['Player 1', 'Player 2'] } })
    expect(parseHead(['mode solo', ...deal].join('\n'))).toMatchObject({ value: { players: ['Player 1'] } })
    const other = { mode: 'solo-plus', layout: '6x8', groups: 'lines', phase: 'swap' }
    const lines = Object.entries(other).map(([key, value]) => `${key} ${value}`)
    expect(parseHead([...lines, ...deal].join('\n'))).toMatchObject({ value: other })
  })

  it('is read with its lines in any order, and written in a fixed order', () => {
    const text = [
      'piles D5 / H4 S12',
      'deal',
      ...rows('C.......'),
      'TURN 2',
      'phase swap',
      'Players  van der Berg , Zoë',
    ]
    const setup = parseHead(text.join('\n'))
    expect(setup.ok && wetice.makeSetup(setup.value)).toEqual([
      'players van der Berg, Zoë',
      'mode duel',
      'layout 8x6',
      'groups joined',
      'phase swap',
      'turn 2',
      'piles D5 / S12 H4',
      'deal',
      ...rows('C.......'),
    ])
  })
})
