import { once } from '../once.ts'
import { describe, expect, it } from 'vitest'
import type { Position, WetIceRefusal } from '../../../src/engine/wetice/types.ts'
import { after, solitaire, begin, DEAL, duel, rule } from './table.ts'

const position = once(() => begin(duel(['SSD.....', 'HHDHC...'])))
const cleanup = once(() => begin(['deal', ...DEAL].join('\n')))
const giving = once(() => after(begin(duel(['SSD.....', 'HHDHC...'], 'piles S3 D3 / C3')), 'swap c1 d1'))
const over = once(() => after(position(), 'pass', 'pass'))
const fullPiles = once(() => begin(solitaire(['S.......'], 'piles three 20 / four 27')))
const pileOf12 = (pile: string) => once(() => begin(duel(['S.......'], `piles ${pile}`)))

function refusal(at: Position, line: string): WetIceRefusal | null {
  const ruling = rule(at, line)
  return ruling.accepted ? null : ruling.refusal
}

describe('a refusal', () => {
  it.each([
    [position, 'swap a1 j9', { code: 'off-board', rule: 'table', cells: ['j9'] }],
    [position, 'swap a0 a7', { code: 'off-board', cells: ['a0', 'a7'] }],
    [position, 'swap h7 i1', { code: 'off-board', cells: ['h7', 'i1'] }],
    [position, 'swap z9 z9', { code: 'off-board' }],
    [position, 'swap a1 a1', { code: 'same-cell', rule: 'swap', cells: ['a1'] }],
    [position, 'swap h6 h6', { code: 'same-cell' }],
    [position, 'swap a1 h6', { code: 'empty-cell', rule: 'swap', cells: ['h6'] }],
    [position, 'swap g6 h6', { code: 'empty-cell', cells: ['g6', 'h6'] }],
    [position, 'swap a1 b1', { code: 'no-line', rule: 'swap', cells: ['a1', 'b1'] }],
    [position, 'swap a1 e1', { code: 'no-line' }],
    [position, 'give H', { code: 'wrong-phase', rule: 'swap' }],
    [position, 'place 7H 1,0', { code: 'unknown-action', rule: 'record' }],
    [cleanup, 'swap a1 b1', { code: 'not-fewer', rule: 'cleanup', cells: ['a1', 'b1'], before: 1, after: 1 }],
    [cleanup, 'swap a1 a1', { code: 'same-cell', rule: 'cleanup' }],
    [cleanup, 'give H', { code: 'wrong-phase', rule: 'cleanup' }],
    [giving, 'pass', { code: 'wrong-phase', rule: 'give' }],
    [giving, 'swap a1 b1', { code: 'wrong-phase' }],
    [giving, 'correct a1 H', { code: 'wrong-phase' }],
    [giving, 'give C', { code: 'not-your-suit', rule: 'give', suit: 'C' }],
    [position, 'correct a1 H z9 S', { code: 'off-board', rule: 'table', cells: ['z9'] }],
    [position, 'correct a1 S b1 . a1 H', { code: 'same-cell', rule: 'mistakes', cells: ['a1'] }],
    [position, 'correct c5 H', { code: 'floating', rule: 'mistakes', cells: ['c5'] }],
    [position, 'correct a1 .', { code: 'floating', cells: ['a2'] }],
    [pileOf12('H12 / S3'), 'correct b1 H c1 H', { code: 'too-many-of-suit', rule: 'mistakes', cells: ['b1', 'c1'], suits: [{ suit: 'H', count: 14 }] }],
    [pileOf12('- / H12'), 'correct a2 H a6 H', { code: 'too-many-of-suit' }],
    [pileOf12('H12 / D12'), 'correct b1 H c1 C d1 D', { code: 'too-many-of-suit', cells: ['b1', 'd1'], suits: [{ suit: 'H', count: 13 }, { suit: 'D', count: 13 }] }],
    [fullPiles, 'correct a1 . b1 H c1 D', { code: 'too-many-cards', rule: 'mistakes', count: 49, cells: ['b1', 'c1'] }],
    [over, 'give H', { code: 'over', rule: 'over' }],
    [over, 'frobnicate', { code: 'over' }],
    [fullPiles, 'stands turn 2', { code: 'unknown-action', rule: 'record' }],
  ] as const)('is the expected one in case %#: %2$s', (at, line, wanted) => {
    expect(refusal(at(), line)).toMatchObject(wanted)
  }) // oxfmt-ignore

  it('counts the cards that were removed in solitaire', () => {
    const played = after(begin(solitaire(['SSSDDDCC', 'HHDHCSCD'])), 'swap c1 d1')
    expect(played.removed).toMatchObject({ H: 3 })
    const hearts = (count: number): string => {
      const cells = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2', 'b2']
      return `correct ${cells
        .slice(0, count)
        .map(cell => `${cell} H`)
        .join(' ')}`
    }
    expect(refusal(played, hearts(10))).toMatchObject({ code: 'too-many-of-suit', suits: [{ suit: 'H', count: 13 }] })
    expect(refusal(played, hearts(9))).not.toMatchObject({ code: 'too-many-of-suit' })
  })
})

describe('a correction', () => {
  it('accepts up to twelve cards of a suit, including the piles', () => {
    expect(refusal(begin(duel(['SS......'], 'piles H11 / -')), 'correct a1 H')).toBeNull()
    expect(refusal(begin(duel(['SS......'], 'piles H11 / -')), 'correct a1 H b1 H')).toMatchObject({
      suits: [{ suit: 'H', count: 13 }],
    })
  })

  it('accepts up to 48 cards in all', () => {
    expect(refusal(fullPiles(), 'correct a1 H')).toBeNull()
    expect(refusal(begin(duel(Array(6).fill('SHDCSHDC'))), 'correct a6 S')).toBeNull()
  })

  it('doesn’t interrupt consecutive passes', () => {
    const ended = after(position(), 'pass', 'correct e1 D', 'pass')
    expect(ended.phase).toBe('over')
  })

  it('that empties the layout ends the game, but not cleanup', () => {
    const one = begin(duel(['S.......'], 'piles H3 / C2'))
    expect(after(one, 'correct a1 .')).toMatchObject({ phase: 'over', turn: null, winner: 1 })
    const cells = DEAL.flatMap((row, line) => [...row].map((_, column) => `${'abcdefgh'[column]}${6 - line} .`))
    const empty = after(cleanup(), `correct ${cells.join(' ')}`)
    expect(empty.phase).toBe('cleanup')
    expect(after(empty, 'pass', 'pass')).toMatchObject({ phase: 'over', winner: 0 })
  })
})
