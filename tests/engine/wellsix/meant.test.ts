import { describe, expect, it } from 'vitest'
import { explain } from '../../../src/engine/wellsix/explain.ts'
import type { CardLayout } from '../../../src/engine/wellsix/board.ts'
import type { Setup } from '../../../src/engine/wellsix/types.ts'
import { irregularDiscrepancies, regularDiscrepancies, notationOf } from '../discrepancies.ts'
import { action, after as played, dealt, setup as fresh, started } from './build.ts'

const NEW = fresh()

/** The layout after these actions, all of which must be accepted. */
const after = (setup: Setup, ...line: readonly string[]): CardLayout => played(started(setup), ...line).table

/** The explanations by legal actions, as texts. */
const found = (setup: Setup, lines: readonly string[], real: CardLayout): string[] =>
  regularDiscrepancies(explain(setup, lines.map(action), real)).map(notationOf)

/** The explanations by illegal moves, as texts; undefined if the search ends before it looks for two slips. */
const against = (setup: Setup, lines: readonly string[], real: CardLayout): string[] | undefined =>
  irregularDiscrepancies(explain(setup, lines.map(action), real))?.map(notationOf)

describe('the explanations of a real layout', () => {
  const opened = ['place KH 0,0', 'place 5S 1,0']

  it.each<[string, CardLayout, readonly string[]]>([
    ['the card two squares off', { '0,0': 'KH', '-1,0': '5S' }, []],
    ['the card one square off', { '0,0': 'KH', '0,1': '5S' }, ['1: place 5S 0,1']],
    ['the card one square off on the other side', { '0,0': 'KH', '0,-1': '5S' }, ['1: place 5S 0,-1']],
    ['another card of the same hand there', { '0,0': 'KH', '1,0': '6S' }, ['1: place 6S 1,0']],
    ['another card one square off', { '0,0': 'KH', '0,1': '6S' }, []],
    ['a card of the other hand there', { '0,0': 'KH', '1,0': '6H' }, []],
    ['no card there', { '0,0': 'KH' }, ['undone 0', '1: - place 5S 1,0']],
    ['one more card', { '0,0': 'KH', '1,0': '5S', '2,0': '6S' }, ['2: + place 6S 2,0']],
  ])('are as expected for a placed card if the real layout has %s', (_, real, discrepancies) =>
    expect(found(NEW, opened, real)).toEqual(discrepancies),
  )

  const rows = dealt(['7H 8H 2S', '9H TC 3D'])

  it.each([
    ['exchange 0,1 AD', 'exchange 1,1 AD', ['0: exchange 1,1 AD']],
    ['exchange 0,1 AD', 'exchange 0,1 KD', ['0: exchange 0,1 KD', '1: + exchange 0,1 KD']],
    ['exchange 0,0 AD', 'exchange 2,0 AD', []],
    ['exchange 0,1 AD', 'exchange 1,1 KD', []],
    ['switch 0,1 1,1', 'switch 0,0 0,1', ['0: switch 0,0 0,1']],
    ['switch 0,0 0,1', 'exchange 0,0 AD', []],
    ['place AD 0,2', 'exchange 0,1 AD', []],
    ['exchange 0,1 AD', 'place AD 0,2', []],
    ['keep 0,0', 'place AD 0,2', ['1: + place AD 0,2']],
    ['pass', 'place AD 0,2', ['1: + place AD 0,2']],
    ['frobnicate', 'place AD 0,2', ['1: + place AD 0,2']],
  ])('are as expected for the entry %s if the move was %s', (entered, made, discrepancies) => {
    expect(found(rows, [entered], after(rows, made))).toEqual(discrepancies)
  })

  const takes = dealt(['7H 6S 2S', '8H 7C 5H', '7S KD ..'])

  it.each([
    ['capture 0,1 0,2', 'capture 0,2 1,2', ['0: capture 0,2 1,2']],
    ['capture 0,1 0,2', 'capture 0,1 1,1', ['0: capture 0,1 1,1']],
    ['capture 0,1 0,0', 'capture 0,1 0,2', ['0: capture 0,1 0,2']],
    ['capture 0,2 1,2', 'capture 0,1 1,1', []],
    ['capture 0,2 1,2', 'exchange 0,2 AD', []],
  ])('are as expected for the capture %s if the move was %s', (entered, made, discrepancies) => {
    expect(found(takes, [entered], after(takes, made))).toEqual(discrepancies)
  })

  it('include the choice of another group that stays', () => {
    const even = dealt(['9C TC 7H ..', '.. .. 6S KH'])
    const real = after(even, 'capture 2,1 2,0', 'keep 0,1')
    expect(real).toEqual({ '0,1': '9C', '1,1': 'TC' })
    expect(found(even, ['capture 2,1 2,0', 'keep 2,0'], real)).toEqual(['1: keep 0,1', '1: keep 1,1'])
  })

  it('include illegal moves', () => {
    expect(against(rows, ['switch 0,1 1,1'], after(rows, 'stands switch 0,1 2,1'))).toEqual([
      '0: stands switch 0,1 2,1',
    ])
    expect(against(rows, [], after(rows, 'stands capture 0,1 2,1'))).toEqual(['0: + stands capture 0,1 2,1'])
    expect(against(rows, [], after(rows, 'stands capture 1,1 0,0'))).toEqual(['0: + stands capture 1,1 0,0'])
  })

  it('include two swapped cards of the set-up', () => {
    const other = dealt(['3D 8H 2S', '9H TC 7H'])
    const [discrepancy, ...more] = regularDiscrepancies(explain(rows, [], after(other)))
    expect(more).toEqual([])
    expect(discrepancy).toMatchObject({ type: 'deal', cells: ['0,1', '2,0'] })
    expect(discrepancy?.type === 'deal' && discrepancy.head).toEqual(
      expect.arrayContaining(['2,0 7H', '0,1 3D', '1,0 TC']),
    )
  })

  it('list two swapped cards of the set-up after other explanations', () => {
    const other = dealt(['8H 7H 2S', '9H TC 3D'])
    expect(found(rows, ['exchange 0,0 AD'], after(other, 'exchange 0,0 AD'))).toEqual([
      '1: + switch 0,1 1,1',
      '0: + switch 0,1 1,1',
      'deal 0,1 1,1',
    ])
  })

  it('do not include a move on a square two rows away', () => {
    const column = dealt(['7H', '8D', '9H', '2S'])
    expect(found(column, ['exchange 0,3 AD'], after(column, 'exchange 0,1 AD'))).toEqual([])
  })

  it('include cut-off cards that were not removed after a capture', () => {
    const row = dealt(['9C 7H 6S KH'])
    const real = { '0,0': '9C', '2,0': '7H', '3,0': 'KH' } as const
    expect(regularDiscrepancies(explain(row, [action('capture 1,0 2,0')], real))).toEqual([
      { type: 'undone', steps: [1], cells: [] },
    ])
  })

  it('are empty for a record with an invalid set-up', () => {
    expect(found({ ...NEW, games: 3 }, ['place KH 0,0'], {})).toEqual([])
  })

  it.each<[Setup, readonly string[]]>([
    [NEW, opened],
    [rows, ['exchange 0,1 AD']],
    [rows, ['switch 0,0 0,1']],
    [takes, ['capture 0,1 0,2']],
    [dealt(['9C TC 7H ..', '.. .. 6S KH']), ['capture 2,1 2,0', 'keep 2,0']],
  ])('never replace an action by the same action: %j %j', (head, line) => {
    const discrepancies = regularDiscrepancies(explain(head, line.map(action), after(head, ...line)))
    expect(
      discrepancies.filter(discrepancy => discrepancy.type === 'change' && discrepancy.action === discrepancy.instead),
    ).toEqual([])
  })

  it('may leave out a refused action of the record', () => {
    const line = ['place KH 0,0', 'place KH 5,5']
    expect(found(NEW, line, { '0,0': 'KH' })).toEqual(['1: - place KH 5,5'])
    expect(found(NEW, line, {})).toEqual(['undone 0 1'])
  })
})
