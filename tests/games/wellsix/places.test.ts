import { describe, expect, it } from 'vitest'
import type { CardLayout } from '../../../src/engine/wellsix/board.ts'
import type { Marks } from '../../../src/games/wellsix/marks.ts'
import { arrowsOf, handView, sortedBySuit, placesOf } from '../../../src/games/wellsix/places.ts'

const TABLE: CardLayout = { '0,0': '7H', '1,0': '9S' }

const shown = (marks: Marks = {}, open = true, table: CardLayout = TABLE) =>
  placesOf({ table, settled: TABLE, marks, open, ownerName: card => (card.endsWith('H') ? 'Ann' : 'Bob') })
const labelOf = (cell: string, marks: Marks = {}) => shown(marks).find(place => place.id === cell)?.label

describe('the squares of a layout', () => {
  it('are those with cards, and on request the free squares beside the cards', () => {
    const ids = shown().map(place => place.id)
    expect(ids.sort()).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,-1', '1,0', '1,1', '2,0'])
    expect(shown({}, false).map(place => place.id)).toEqual(['0,0', '1,0'])
  })

  it('include the square that a shown move empties', () => {
    const ids = shown({ gap: '0,0' }, false, { '1,0': '7H' }).map(place => [place.id, place.gap])
    expect(ids).toEqual([
      ['1,0', false],
      ['0,0', true],
    ])
  })

  it('have full names for screen readers', () => {
    expect(labelOf('0,0')).toBe('7 of hearts at (0, 0), Ann’s')
    expect(labelOf('0,-1')).toBe('free square (0, −1)')
    expect(labelOf('0,0', { selected: ['0,0'] })).toContain('selected')
    expect(labelOf('0,1', { legal: new Set(['0,1']) })).toContain('legal')
    expect(labelOf('1,0', { badges: new Map([['1,0', 'seized']]) })).toContain('is captured')
    expect(labelOf('1,0', { badges: new Map([['1,0', 'B']]) })).toContain('group B')
    expect(labelOf('1,0', { outlined: new Map([['1,0', 'rubric']]) })).toContain('marked')
  })

  it('are dimmed if only other squares stay in the layout, or are highlighted', () => {
    const dim = (marks: Marks) => shown(marks).flatMap(place => (place.dim ? [place.id] : []))
    expect(dim({ stays: ['0,0'] })).toEqual(['1,0'])
    expect(dim({ lit: ['1,0'] })).toEqual(['0,0'])
    expect(dim({})).toEqual([])
  })
})

describe('a hand', () => {
  it('is sorted by suit, then by rising rank', () => {
    expect(sortedBySuit(['KD', 'TH', 'AD', '9H', 'QH'])).toEqual(['9H', 'TH', 'QH', 'AD', 'KD'])
  })

  it('shows chosen and selectable cards', () => {
    const cards = handView(['9H', 'KD'], { selected: '9H', legal: new Set(['9H']) })
    expect(cards).toEqual([
      { id: '9H', label: '9 of hearts, legal move', selected: true, dim: false },
      { id: 'KD', label: 'king of diamonds', selected: false, dim: true },
    ])
  })
})

describe('arrows between squares', () => {
  it('have their columns counted from the left, and their rows from the top', () => {
    const arrows = arrowsOf([{ from: '-1,2', to: '0,2', both: false }], { left: -3, top: 4 })
    expect(arrows).toEqual([{ id: '-1,2 0,2', from: { col: 2, row: 2 }, to: { col: 3, row: 2 }, both: false }])
  })
})
