import { describe, expect, it } from 'vitest'
import { locationsOf, type CardLocations, type Piece, type Place } from '../../../src/engine/hands.ts'
import { columnsOf, keptIn } from '../../../src/engine/wetice/columns.ts'
import { across } from '../../../src/engine/wetice/across.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Position } from '../../../src/engine/wetice/types.ts'
import { once } from '../once.ts'
import { spelledSteps, spelledInstructions } from '../spelled.ts'
import { after, solitaire, begin, duel, path } from './table.ts'

const { hands } = wetice
const forward = (position: Position, ...lines: readonly string[]): string[][] =>
  spelledInstructions(hands.forward(path(position, ...lines)))

const two = once(() => begin(duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3')))

describe('the players’ hands', () => {
  it('swap two cards in one instruction, and remove a match in the next', () => {
    expect(forward(two(), 'swap c1 d1')).toEqual([
      ['swap: D cell c1 > cell d1, H cell d1 > cell c1'],
      ['lift: H cell a1 > pile 1, H cell b1 > pile 1, H cell c1 > pile 1'],
    ])
  })

  it('in solitaire track the suits of removed cards, except of cards removed before the record begins', () => {
    const lines = ['swap c1 d1', 'correct c1 .'] as const
    const piles = (...rest: readonly string[]): unknown => {
      const locations = hands.locations(after(begin(duel(['SSD.....', 'HHDHC...'], ...rest)), ...lines))
      return [locations.get('removed'), locations.get('pack')?.includes('??')]
    }
    expect(piles('mode solo')).toEqual([['H', 'H', 'H'], false])
    expect(piles('mode solo', 'piles three 3 / four 0')).toEqual([Array(6).fill('??'), true])
  })

  it('give a suit away and slide the columns down in one instruction', () => {
    const giving = after(two(), 'swap c1 d1')
    expect(forward(giving, 'give S')).toEqual([
      [
        'give: S pile 1 > pile 2, S pile 1 > pile 2, S pile 1 > pile 2',
        'slide: S cell a2 > cell a1, S cell b2 > cell b1, D cell c2 > cell c1',
      ],
    ])
  })

  it('in solitaire put removed cards on piles for threes and fours, or all on one pile', () => {
    const plus = begin(solitaire(['SSD.....', 'HHDHC...']))
    const solo = begin(duel(['SSD.....', 'HHDHC...'], 'mode solo'))
    const four = begin(solitaire(['..S.....', 'SSHS....']))
    expect(forward(plus, 'swap c1 d1')[1]?.[0]).toBe('lift: H cell a1 > threes, H cell b1 > threes, H cell c1 > threes')
    expect(forward(solo, 'swap c1 d1')[1]?.[0]).toContain('H cell c1 > removed')
    expect(forward(four, 'swap c1 c2')[1]?.[0]).toContain('S cell d1 > fours')
  })

  it('stop before each swap, each removal, and each suit that is given away', () => {
    const line = [two(), 'swap c1 d1', 'give S', 'pass', 'pass'] as const
    expect(forward(...line).map(instruction => instruction.map(step => step.split(':')[0]))).toEqual([
      ['swap'],
      ['lift'],
      ['give', 'slide'],
    ])
    const twice = begin(duel(['SS......', 'CCSHH.H.', 'DDHSSDHS']))
    expect(
      forward(twice, 'stands swap a1 a2', 'stands swap b1 b2').map(instruction => instruction[0]?.split(':')[0]),
    ).toEqual(['swap', 'swap'])
  })

  it('do nothing for a pass or a correction, and later start from the corrected layout', () => {
    expect(forward(two(), 'pass', 'correct e1 S', 'stands turn 1')).toEqual([])
    expect(forward(two(), 'correct e1 S', 'swap c1 d1')).toHaveLength(2)
  })
})

describe('the players’ hands, undoing moves', () => {
  it('put back a card that a correction has replaced', () => {
    expect(spelledInstructions(hands.back(path(two(), 'correct e1 S')))).toEqual([
      ['lift: S cell e1 > pack'],
      ['lay: C pack > cell e1'],
    ])
  })

  it.each([
    [
      'threes',
      ['....HC..', '...CHCS.', '...CHCS.', '...CHCS.'],
      'H threes > cell e2, H threes > cell e1, H threes > cell e4',
    ],
    [
      'fours',
      ['....H...', '....HC..', '...CHCS.', '...CHCS.', '...CHCS.'],
      'H fours > cell e4, H fours > cell e2, H fours > cell e1, H fours > cell e5',
    ],
  ])('take cards directly from the %s only if the cards there are known', (_, rows, short) => {
    const line = path(begin(solitaire(rows)), 'swap e3 f1', 'correct h6 .')
    const back = (steps: number) =>
      spelledInstructions(
        hands.between({ ...line, steps: line.steps.slice(0, steps) }, { ...line, steps: line.steps.slice(0, 4) }),
      )
    expect(back(7)).toEqual([[`lay: ${short}`]])
    expect(back(8)).toHaveLength(2)
  })
})

describe('cards', () => {
  it('of a duel are in the layout, on piles, or in the pack', () => {
    const locations = hands.locations(two())
    expect(locations.get('cell c2')).toEqual(['D'])
    expect([locations.get('pile 1'), locations.get('pile 2')]).toEqual([
      ['S', 'S', 'S', 'D', 'D', 'D'],
      ['C', 'C', 'C'],
    ])
    expect(locations.get('pack')?.join('')).toBe('SSSSSSSHHHHHHHHHDDDDDDDCCCCCCCC')
    expect([...locations.keys()]).not.toContain('cell h6')
  })

  it('removed in solitaire are on piles for threes and fours, or all on one pile', () => {
    const count = (position: Position): unknown =>
      ['removed', 'threes', 'fours', 'pack'].map(place => hands.locations(position).get(place as Place)?.length)
    expect(count(begin(solitaire(['S.......'], 'piles three 9 / four 8')))).toEqual([undefined, 9, 8, 30])
    expect(count(begin(duel(['S.......'], 'mode solo', 'piles three 9 / four 8')))).toEqual([17, undefined, undefined, 30]) // oxfmt-ignore
    expect(hands.locations(begin(solitaire(['S.......'], 'piles three 9 / four 8'))).get('pack')?.[0]).toBe('??')
  })
})

/** Card locations: the columns a, b and c, each from the bottom up with `.` for an empty square, and the other places in `rest`. */
function table(columns: readonly string[], rest: Readonly<Record<string, string>> = {}): CardLocations {
  const cells = columns.flatMap((column, x) =>
    [...column].map((letter, y): [Place, Piece[]] => [
      `cell ${'abc'[x]}${y + 1}`,
      letter === '.' ? [] : [letter as Piece],
    ]),
  )
  const places = Object.entries(rest).map(([place, pieces]) => [place as Place, [...pieces] as Piece[]] as const)
  return locationsOf([...cells, ...places])
}

const way = (from: CardLocations, to: CardLocations): string[] => spelledSteps(across(from, to))

describe('from one set of card locations to another', () => {
  it('nothing moves if there is no difference', () => expect(way(table(['SH']), table(['SH']))).toEqual([]))

  it('two cards are swapped if only their squares differ', () => {
    expect(way(table(['SH', 'DC']), table(['SC', 'DH']))).toEqual(['swap: H cell a2 > cell b2, C cell b2 > cell a2'])
    expect(way(table(['SHD', 'DC']), table(['DHS', 'DC']))).toEqual(['swap: S cell a1 > cell a3, D cell a3 > cell a1'])
  })

  it('removed cards are taken away, and columns slide down', () => {
    expect(way(table(['SHD', 'D'], { pack: 'C' }), table(['HD', 'D'], { pack: 'CS' }))).toEqual([
      'lift: S cell a1 > pack',
      'slide: H cell a2 > cell a1, D cell a3 > cell a2',
    ])
  })

  it('columns slide up to make room for missing cards', () => {
    expect(way(table(['HD'], { 'pile 1': 'S' }), table(['SHD']))).toEqual([
      'push: H cell a1 > cell a2, D cell a2 > cell a3',
      'lay: S pile 1 > cell a1',
    ])
  })

  it('unsupported cards slide only as far as their target', () => {
    expect(way(table(['..H']), table(['.H']))).toEqual(['pull: H cell a3 > cell a2'])
    expect(way(table(['S..H']), table(['S.H']))).toEqual(['pull: H cell a4 > cell a3'])
    expect(way(table(['..H']), table(['H']))).toEqual(['slide: H cell a3 > cell a1'])
  })

  it('a card that belongs in another column is put aside first', () => {
    expect(way(table(['SH', 'D']), table(['S', 'DH']))).toEqual(['lift: H cell a2 > aside', 'lay: H aside > cell b2'])
  })

  it('cards are swapped only if both are then in the right place, and only if that moves fewer cards', () => {
    expect(way(table(['CHDS', 'SHD']), table(['SDCD', 'SH']))).toEqual([
      'lift: S cell a4 > aside, D cell b3 > aside',
      'push: C cell a1 > cell a3, D cell a3 > cell a4',
      'lay: S aside > cell a1, D aside > cell a2',
    ])
    expect(way(table(['HS', 'D']), table(['CHD', 'CCS'], { 'pile 1': '' }))).toEqual([
      'lift: D cell b1 > aside, S cell a2 > aside',
      'push: H cell a1 > cell a2',
      'lay: D aside > cell a3, S aside > cell b3',
    ])
    expect(way(table(['SCDS']), table(['CSH']))).toEqual(['slide: C cell a2 > cell a1, S cell a4 > cell a2'])
    expect(way(table(['SH', 'DC']), table(['HS', 'CD']))).toEqual([
      'swap: S cell a1 > cell a2, H cell a2 > cell a1',
      'swap: D cell b1 > cell b2, C cell b2 > cell b1',
    ])
  })

  it('cards leave the layout in one step for each destination, and enter it in one step for each source', () => {
    const from = table(['SHDC'], { 'pile 1': 'SD', 'pile 2': 'CH' })
    const to = table(['', 'DH'], { 'pile 1': 'SSC', 'pile 2': 'CHD', pack: '' })
    expect(way(from, to)).toEqual([
      'lift: S cell a1 > pile 1, C cell a4 > pile 1',
      'lift: D cell a3 > pile 2',
      'lift: H cell a2 > aside',
      'lay: D pile 1 > cell b1',
      'lay: H aside > cell b2',
    ])
    expect(way(table([''], { 'pile 1': 'SH' }), table([''], { 'pile 2': 'S', pack: 'H' }))).toEqual([
      'give: S pile 1 > pile 2',
      'give: H pile 1 > pack',
    ])
  })

  it('cards that no other place needs go to the pack', () => {
    const from = table([''], { 'pile 1': 'S', 'pile 2': 'S' })
    expect(way(from, table(['S'], { pack: 'S' }))).toEqual(['give: S pile 2 > pack', 'lay: S pile 1 > cell a1'])
  })

  it('a misidentified card stays in place if no card is unseen', () => {
    expect(way(table(['S'], { 'pile 1': 'D' }), table(['H'], { 'pile 1': 'D' }))).toEqual([])
  })

  it('surplus cards of one pile go to the pile that needs them', () => {
    expect(way(table(['S'], { 'pile 1': 'HHD' }), table(['S'], { 'pile 1': 'D', 'pile 2': 'HH' }))).toEqual([
      'give: H pile 1 > pile 2, H pile 1 > pile 2',
    ])
  })

  it('a misidentified card is exchanged for an unseen card', () => {
    const from = locationsOf([...table(['S']), ['pack', ['??', '??']]])
    const to = locationsOf([...table(['H']), ['pack', ['??', '??']]])
    expect(way(from, to)).toEqual(['lift: S cell a1 > pack', 'lay: H pack > cell a1'])
  })
})

describe('a column', () => {
  const slots = (column: string) => columnsOf(table([column])).get('a') ?? []
  const kept = (from: string, to: string): string =>
    keptIn(slots(from), slots(to)).map(([one, other]) => `${one.piece}${one.row}${other.row}`).join(' ') // oxfmt-ignore

  it('lists its cards from the bottom up', () => {
    const locations = locationsOf([['cell a3', ['S']], ['cell a1', ['H']], ['pile 1', ['D']], ['cell b2', ['C']]]) // oxfmt-ignore
    expect([...columnsOf(locations)]).toEqual([
      ['a', [{ row: 1, piece: 'H' }, { row: 3, piece: 'S' }]], // oxfmt-ignore
      ['b', [{ row: 2, piece: 'C' }]],
    ])
  })

  it.each([
    ['SHD', 'SHD', 'S11 H22 D33'],
    ['SHD', 'HD', 'H21 D32'],
    ['SHD', 'DHS', 'H22'],
    ['SHSH', 'HSH', 'H21 S32 H43'],
    ['SS', 'S', 'S11'],
    ['.S', 'SS', 'S22'],
    ['SHS', 'S..', 'S11'],
    ['HSS', '.S', 'S22'],
    ['SSH', 'HS', 'S22'],
    ['S', 'H', ''],
    ['', 'H', ''],
    ['H', '', ''],
  ])('keeps the largest number of cards in order, and in place if possible: %s, %s', (from, to, all) =>
    expect(kept(from, to)).toBe(all),
  )
})
