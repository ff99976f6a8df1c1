import { describe, expect, it } from 'vitest'
import { boardFromRows } from '../../../src/engine/wetice/board.ts'
import { explain } from '../../../src/engine/wetice/explain.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Board, Setup } from '../../../src/engine/wetice/types.ts'
import { linesOf, valueOf } from '../session.ts'
import { allDiscrepancies, regularDiscrepancies, notationOf } from '../discrepancies.ts'
import { after as played, begin, duel, path, read } from './table.ts'

const TWO = duel(['SSD.....', 'HHDHC...'])
const GIVING = duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3')

const setupOf = (head: string): Setup => valueOf(wetice.parseSetup(linesOf(head)))
const rows = (...lowest: readonly string[]): Board =>
  boardFromRows('8x6', [...Array.from({ length: 6 - lowest.length }, () => '........'), ...lowest])
const after = (head: string, ...lines: readonly string[]): Board => played(begin(head), ...lines).board

const found = (head: string, lines: readonly string[], real: Board): string[] =>
  regularDiscrepancies(explain(setupOf(head), lines.map(read), real)).map(notationOf)

describe('the explanations of a real layout', () => {
  it.each([
    ['swap c1 d1', 'pass', ['undone 0 1 2 3 4', '0: pass', '0: - swap c1 d1']],
    ['pass', 'swap c1 d1', ['0: swap c1 d1', '1: + swap c1 d1', '0: + swap c1 d1']],
    ['swap b1 d1', 'swap c1 d1', ['0: swap c1 d1', '1: + swap c1 d1', 'deal b1 c1']],
    ['swap c1 e1', 'swap c1 d1', ['0: swap c1 d1', '1: + swap c1 d1']],
    ['swap c1 c2', 'swap c1 d1', ['0: swap c1 d1', '1: + swap c1 d1', 'deal c2 d1']],
    ['swap d2 c1', 'swap d1 c1', ['0: swap d1 c1', '1: + swap c1 d1']],
    ['swap f1 c1', 'swap d1 c1', ['1: + swap c1 d1']],
    ['swap c1 d3', 'swap c1 d1', ['1: + swap c1 d1']],
  ])('are as expected for the entry %s if the move was %s', (entered, made, discrepancies) =>
    expect(found(TWO, [entered], after(TWO, made))).toEqual(discrepancies),
  )

  it('include a swap with a wrong square beside the right square, in any row', () => {
    const high = duel(['DDSD....', 'HCHS....'])
    expect(found(high, ['swap b2 d2'], after(high, 'swap c2 d2'))).toContain('0: swap c2 d2')
  })

  it('include the choice of another suit to give away', () => {
    const line = ['swap c1 d1', 'give S']
    expect(found(GIVING, line, after(GIVING, 'swap c1 d1', 'give D'))).toEqual(['1: give H', '1: give D', '2: + pass'])
  })

  it('do not include another action in place of a correction', () => {
    expect(found(TWO, ['correct f1 S'], after(TWO, 'correct f1 H'))).toEqual([])
  })

  it('include two swapped cards of the set-up, neighbours first', () => {
    expect(found(TWO, [], rows('SSD.....', 'HDHHC...'))).toEqual(['deal b1 c1'])
    expect(found(TWO, [], rows('SSC.....', 'HHDHD...'))).toEqual(['deal c2 e1'])
    const [discrepancy] = regularDiscrepancies(explain(setupOf(TWO), [], rows('SSD.....', 'HDHHC...')))
    expect(discrepancy?.type === 'deal' && discrepancy.head.slice(-3)).toEqual(['........', 'SSD.....', 'HDHHC...'])
    expect(found(TWO, [], rows('HSD.....', 'SHDHC...'))).toEqual(['deal a1 a2'])
    expect(found(TWO, [], rows('SS..D...', 'HHDHC...'))).toEqual([])
    expect(found(TWO, [], rows('D.......', 'SS......', 'HHDHC...'))).toEqual([])
    const column = duel(['H.......', 'D.......', 'H.......', 'H.SSHS..'])
    expect(found(column, ['swap e1 f1'], rows('D....H..')).find(discrepancy => discrepancy.startsWith('deal'))).toBe(
      'deal a3 a4',
    )
    const even = duel(['SH......', 'HS......'])
    expect(found(even, ['swap a1 a2'], rows('HS......', 'SH......'))).toEqual([])
  })

  it('do not include a swap of two cards of one suit', () => {
    expect(allDiscrepancies(explain(setupOf(duel(['SSS.....'])), [], rows())).found).toEqual([])
  })

  it('include an illegal swap of any two cards', () => {
    const against = (real: Board, ...lines: readonly string[]): string[] =>
      allDiscrepancies(explain(setupOf(TWO), lines.map(read), real)).found.map(notationOf)
    const swapped = after(TWO, 'stands swap a1 e1')
    expect(against(swapped)).toEqual(['deal a1 e1', '0: + stands swap a1 e1'])
    expect(against(swapped, 'pass')).toEqual([
      'deal a1 e1',
      '0: stands swap a1 e1',
      '1: + stands swap a1 e1',
      '0: + stands swap a1 e1',
    ])
  })
})

describe('unfinished steps of the last move', () => {
  it.each<[string, readonly string[], string]>([
    ['all steps', ['SSD.....', 'HHDHC...'], 'undone 0 1 2 3 4'],
    ['all steps after the swap', ['SSD.....', 'HHHDC...'], 'undone 2 3 4'],
    ['the fall', ['SSD.....', '...DC...'], 'undone 3 4'],
    ['the fall of one column', ['S.......', '.SDDC...'], 'undone 3 a1'],
    ['the fall of two columns', ['SS......', '..DDC...'], 'undone 3 a1 b1'],
  ])('may be %s', (_, lowest, undone) => expect(found(TWO, ['swap c1 d1'], rows(...lowest))[0]).toBe(undone))

  it('are not found if a column matches no step', () => {
    expect(found(TWO, ['swap c1 d1'], rows('S.......', '.SD.C...'))).toEqual([])
    expect(found(TWO, [], rows('S.......', '.SDDC...'))).toEqual([])
  })

  it('don’t include a half-finished fall in the middle of a chain', () => {
    const head = duel(['C.S.....', 'HHDSS.H.'])
    expect(after(head, 'swap c1 g1')).toEqual(rows('C.....D.'))
    expect(found(head, ['swap c1 g1'], rows('C.S.....', '...SS.D.'))).toEqual(['undone 3 4 5 6'])
    expect(found(head, ['swap c1 g1'], rows('C.......', '..SSS.D.'))).toEqual([])
  })

  it.each([
    [['DC......', 'SSSS....'], 'undone 2'],
    [['DC......', 'HHHH....'], 'undone 3'],
    [['DC......', '........', '........'], 'undone 4 5'],
  ])('may be a match that was not removed: %j', (lowest, undone) =>
    expect(found(duel(['DC......', 'SSHS....', 'HHSH....']), ['swap c1 c2'], rows(...lowest))).toEqual([undone]),
  )

  it.each([
    [['S.......', 'HD......', 'HC......'], 'undone 2'],
    [['.D......', 'SC......'], 'undone 3'],
    [['.D......', '.C......', 'SSS.....'], 'undone 5 6 7'],
    [['.H......', '.C......'], undefined],
  ])('may be a removal or a fall in the middle of a chain, but not its swap: %j', (lowest, undone) => {
    const chain = duel(['S.......', 'DH......', 'HC......', 'HSS.....'])
    expect(found(chain, ['swap a3 b3'], rows(...lowest))[0]).toBe(undone)
  })

  it('belong to the last accepted move', () => {
    expect(found(TWO, ['swap c1 d1', 'swap c1 d1'], rows('SSD.....', '...DC...'))).toEqual(['undone 3 4'])
    expect(found(TWO, ['pass', 'swap c1 d1', 'pass'], rows('SSD.....', '...DC...'))).toEqual([])
  })

  it('may be all steps after the first score of the move', () => {
    const chain = duel(['....D...', 'SSC.D...', 'HHDHDCC.'], 'groups joined')
    const line = path(begin(chain), 'swap c1 d1').steps
    const skipped = line.findIndex(({ event }) => event.type === 'score')
    expect(line.filter(({ event }) => event.type === 'score').length).toBeGreaterThan(0)
    expect(found(chain, ['swap c1 d1'], line[skipped]?.position.board ?? rows())[0]).toBe(
      `undone ${line
        .slice(skipped + 1)
        .map((_, index) => skipped + 1 + index)
        .join(' ')}`,
    )
  })

  it('are not sought if the set-up is invalid', () => {
    const discrepancies = allDiscrepancies(explain({ ...setupOf(TWO), players: ['', ''] }, [], rows()))
    expect(discrepancies).toEqual({ stages: [], found: [] })
  })
})
