import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUITS } from '../../../src/engine/cards.ts'
import { readLine } from '../../../src/engine/text.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Action, Setup, SuitPile } from '../../../src/engine/wetice/types.ts'
import { setups, somePositions, transitions } from './transitions.ts'
import { some } from '../../runs.ts'

const SEEDED = { seed: 20, numRuns: some(1000) }

const suit = fc.constantFrom(...SUITS)
const cell = fc
  .tuple(fc.constantFrom(...'abcdefghijxyz'), fc.nat({ max: 120 }))
  .map(([column, row]) => `${column}${row}`)

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('swap'), cells: fc.tuple(cell, cell) }),
  fc.record({ type: fc.constant('pass') }),
  fc.record({ type: fc.constant('give'), suit }),
  fc.record({
    type: fc.constant('correct'),
    changes: fc.array(fc.record({ cell, suit: fc.option(suit) }), { minLength: 1, maxLength: 6 }),
  }),
)

/** Any pile that a record can contain. The parser doesn't check the number of its cards. */
const pile: fc.Arbitrary<SuitPile> = fc
  .array(fc.tuple(suit, fc.integer({ min: 1, max: 12 })), { maxLength: 2 })
  .map(entries => Object.fromEntries(entries))

/** A name without commas, `#`, line breaks and outer spaces. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter(text => !/[,#\r\n]/.test(text) && text.trim() === text)

function setupOf(solitaire: boolean): fc.Arbitrary<Setup> {
  const names = fc.array(name, solitaire ? { minLength: 1, maxLength: 1 } : { minLength: 2, maxLength: 2 })
  const count = fc.nat({ max: 48 })
  return fc.constantFrom('8x6' as const, '6x8' as const).chain(layout => {
    const width = layout === '8x6' ? 8 : 6
    const row = fc.string({ unit: fc.constantFrom(...SUITS, '.'), minLength: width, maxLength: width })
    return fc.record({
      mode: solitaire ? fc.constantFrom('solo', 'solo-plus') : fc.constant('duel'),
      layout: fc.constant(layout),
      groups: fc.constantFrom('joined', 'lines'),
      players: names,
      phase: fc.constantFrom('cleanup', 'swap'),
      turn: solitaire ? fc.constant(1) : fc.constantFrom(1, 2),
      piles: solitaire ? fc.constant([{}, {}] as const) : fc.tuple(pile, pile),
      solo: solitaire ? fc.record({ three: count, four: count }) : fc.constant({ three: 0, four: 0 }),
      deal: fc.array(row, { minLength: 48 / width, maxLength: 48 / width }),
    })
  })
}

const readAgain = (setup: Setup): unknown =>
  wetice.parseSetup(wetice.makeSetup(setup).map((text, index) => readLine(text, index + 2)))

const wordsOf = (text: string): readonly string[] => readLine(text, 1).words

describe('parsing reverses writing', () => {
  it('for any set-up that can be entered', () => {
    fc.assert(
      fc.property(fc.boolean().chain(setupOf), setup => {
        expect(readAgain(setup)).toEqual({ ok: true, value: setup })
      }),
      SEEDED,
    )
  })

  it('for the set-ups of records', () => {
    for (const setup of setups()) expect(readAgain(setup)).toEqual({ ok: true, value: setup })
  })

  it('for any action', () => {
    fc.assert(
      fc.property(action, each => {
        expect(wetice.parseAction(wordsOf(wetice.makeAction(each)))).toEqual({ ok: true, value: each })
      }),
      SEEDED,
    )
  })

  it('for the actions of records, including unknown actions', () => {
    for (const { action: each } of transitions()) {
      const text = wetice.makeAction(each)
      const again = wetice.parseAction(wordsOf(text))
      expect(again.ok && wetice.makeAction(again.value)).toBe(text)
      expect(again).toEqual({ ok: true, value: each })
    }
  })

  it('for every legal action', () => {
    for (const before of somePositions(30))
      for (const each of wetice.legal(before))
        expect(wetice.parseAction(wordsOf(wetice.makeAction(each)))).toEqual({ ok: true, value: each })
  })
})
