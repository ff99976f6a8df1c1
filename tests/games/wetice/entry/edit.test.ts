import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUITS } from '../../../../src/engine/cards.ts'
import type { Draft } from '../../../../src/games/wetice/entry/draft.ts'
import * as edit from '../../../../src/games/wetice/entry/edit.ts'
import { cellOf, entryLines, placeOf, entryOrderOf } from '../../../../src/games/wetice/entry/walk.ts'
import { DEAL, entered, newDraft, whole } from './deals.ts'

const type = (draft: Draft, letters: string): Draft =>
  [...letters].reduce((now, letter) => edit.put(now, letter as 'S'), draft)
const start = (draft: Draft): string => draft.table.letters.replace(/\?+$/, '')
const cursor = (draft: Draft): string => {
  const place = edit.cursorOf(draft)
  return place === null ? '' : cellOf(draft.table.layout, place)
}
const columns: Draft = { ...newDraft(), enterBy: 'columns' }
const running: Draft = { ...newDraft(), running: true }

describe('the order of entry', () => {
  const names = (draft: Draft) =>
    entryLines(draft).map(line => line.places.map(place => cellOf(draft.table.layout, place)))

  it('goes in rows from the top left, or in columns', () => {
    expect(names(newDraft())[0]).toEqual(['a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'g6', 'h6'])
    expect(names(columns)[1]).toEqual(['b6', 'b5', 'b4', 'b3', 'b2', 'b1'])
  })

  it('goes up from the bottom for a game in progress', () => {
    expect(names(running)[0]?.[0]).toBe('a1')
    expect(names({ ...running, enterBy: 'columns' })[0]).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
  })

  it('reaches every square once, and names it as the record does', () => {
    for (const layout of ['8x6', '6x8'] as const) {
      const places = entryOrderOf({ ...newDraft(), table: { layout } })
      expect(places).toEqual(Array.from({ length: 48 }, (_, i) => i))
      expect(places.map(place => placeOf(layout, cellOf(layout, place)))).toEqual(places)
    }
    expect(['i1', 'a7', 'a0', 'H', '13'].map(word => placeOf('8x6', word))).toEqual([-1, -1, -1, -1, -1])
  })
})

describe('entering cards', () => {
  it('accepts 48 suits for 48 squares', () => {
    const draft = type(newDraft(), DEAL.join(''))
    expect(draft.table.letters).toBe(DEAL.join(''))
    expect(edit.cursorOf(draft)).toBeNull()
    expect(type(draft, 'S')).toBe(draft)
  })

  it('goes down the columns if that setting is chosen', () => {
    const draft = type(columns, 'SHDCSHD')
    expect(draft.table.letters.slice(0, 9)).toBe('SD??????H')
    expect(cursor(draft)).toBe('b5')
  })

  it('returns to the next open square after a change', () => {
    const draft = type(edit.moveTo(type(newDraft(), 'SHDCS'), 1), 'C')
    expect(start(draft)).toBe('SCDCS')
    expect(cursor(draft)).toBe('f6')
  })

  it('accepts more than twelve cards of a suit, to be corrected later', () => {
    expect(start(type(newDraft(), 'H'.repeat(14)))).toBe('H'.repeat(14))
  })

  it('empties the squares above an empty square', () => {
    const draft = type(running, 'SH.')
    expect([...draft.table.letters].flatMap((letter, i) => (letter === '.' ? [cellOf('8x6', i)] : []))).toEqual([
      'c6', 'c5', 'c4', 'c3', 'c2', 'c1',
    ]) // oxfmt-ignore
    const above = type(draft, 'SHDCS')
    expect(cursor(type(above, 'SH'))).toBe('d2')
  })

  it('leaves entered cards above an empty square unchanged', () => {
    const draft = type(edit.moveTo(type(edit.moveTo(running, placeOf('8x6', 'a3')), 'S'), placeOf('8x6', 'a1')), '.')
    expect(draft.table.letters[placeOf('8x6', 'a3')]).toBe('S')
    expect(draft.table.letters[placeOf('8x6', 'a4')]).toBe('.')
  })
})

describe('erasing cards', () => {
  it('goes back one square and clears it', () => {
    const draft = edit.erase(type(newDraft(), 'SHD'))
    expect(start(draft)).toBe('SH')
    expect(start(edit.erase(draft))).toBe('S')
    expect(cursor(edit.erase(draft))).toBe('b6')
  })

  it('clears the last card of a full layout', () => {
    expect(edit.erase(whole()).table.letters).toBe(`${DEAL.join('').slice(0, 47)}?`)
  })

  it('clears the chosen card first', () => {
    const draft = edit.erase(edit.moveTo(type(newDraft(), 'SHD'), 1))
    expect(start(draft)).toBe('S?D')
    expect(cursor(draft)).toBe('b6')
  })

  it('stops at the beginning', () => {
    const draft = newDraft()
    expect(edit.erase(draft)).toBe(draft)
  })

  it('can clear all cards, and undo restores them', () => {
    const draft = type(newDraft(), 'SHD')
    expect(start(edit.clearAll(draft))).toBe('')
    expect(edit.undo(edit.clearAll(draft))).toEqual(draft)
  })
})

describe('a card that was left out, or entered twice', () => {
  it('can be inserted, and the following cards move one square forward', () => {
    const draft = edit.insertHere(edit.moveTo(type(newDraft(), 'SHDC'), 1))
    expect(start(draft)).toBe('S?HDC')
    expect(cursor(draft)).toBe('b6')
    expect(start(type(draft, 'C'))).toBe('SCHDC')
  })

  it('can be removed, and the following cards move one square back', () => {
    const draft = edit.removeHere(edit.moveTo(type(newDraft(), 'SHHDC'), 1))
    expect(start(draft)).toBe('SHDC')
    expect(cursor(draft)).toBe('e6')
  })

  it('can be corrected without changing cards beyond the next open square', () => {
    const gap = entered('SHD?CC')
    expect(start(edit.insertHere(edit.moveTo(gap, 1)))).toBe('S?HDCC')
    expect(start(edit.removeHere(edit.moveTo(gap, 1)))).toBe('SD??CC')
  })

  it('can be inserted only before an entered card, and only if a square is open', () => {
    const open = type(newDraft(), 'SHD')
    expect(edit.insertHere(open)).toBe(open)
    expect(edit.removeHere(open)).toBe(open)
    const full = edit.moveTo(whole(), 5)
    expect(edit.canInsert(full)).toBe(false)
    expect(edit.insertHere(full)).toBe(full)
    expect(start(edit.removeHere(full))).toHaveLength(47)
  })
})

describe('changing the layout', () => {
  it('to another format keeps the cards in the order of entry', () => {
    const draft = edit.changeLayout(type(columns, 'SHDCSHDC'), '6x8')
    expect(draft.table.letters.replaceAll('?', '')).toBe('SHDCSHDC')
    expect([0, 6, 12, 18, 24, 30, 36, 42].map(place => draft.table.letters[place]).join('')).toBe('SHDCSHDC')
    expect(edit.undo(draft).table.layout).toBe('8x6')
  })

  it('can fill the whole layout in one step', () => {
    const draft = edit.layOut(type(newDraft(), 'SHD'), '6x8', DEAL.join(''))
    expect(draft.table).toEqual({ layout: '6x8', letters: DEAL.join(''), cursor: null })
    expect(start(edit.undo(draft))).toBe('SHD')
  })

  it('can fill all open squares with one suit', () => {
    const draft = edit.fillRest(entered(DEAL.join('').slice(0, 46)), 'S')
    expect(draft.table.letters.slice(44)).toBe('DCSS')
  })
})

describe('undo', () => {
  const steps = fc.constantFrom<(draft: Draft) => Draft>(
    ...SUITS.map(suit => (draft: Draft) => edit.put(draft, suit)),
    draft => edit.put(draft, '.'),
    edit.erase,
    edit.clearAll,
    edit.insertHere,
    edit.removeHere,
    draft => edit.changeLayout(draft, draft.table.layout === '8x6' ? '6x8' : '8x6'),
  )

  it('reverts every step, to the beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 47 })), { maxLength: 60 }), moves => {
        let draft = newDraft()
        const seen = [draft.table.letters]
        for (const [step, place] of moves) {
          const before = edit.moveTo(draft, place)
          const after = step(before)
          draft = after
          if (after.past.length > before.past.length) seen.push(after.table.letters)
        }
        for (const letters of seen.reverse()) {
          expect(draft.table.letters).toBe(letters)
          draft = edit.undo(draft)
        }
        expect(draft.past).toEqual([])
      }),
    )
  })
})
