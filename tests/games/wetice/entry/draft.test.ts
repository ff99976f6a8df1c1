import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../../src/engine/record.ts'
import {
  newMatchFrom,
  draftFromSetup,
  restoreDraft,
  setupOf,
  type Draft,
} from '../../../../src/games/wetice/entry/draft.ts'
import { clearAll, layOut, moveTo } from '../../../../src/games/wetice/entry/edit.ts'
import { DEAL, entered, newDraft, whole } from './deals.ts'
import { RULES } from '../../../rules.ts'

describe('the set-up of a draft', () => {
  it('is a new deal with the chosen settings', () => {
    const draft: Draft = { ...whole(), names: ['Anna', ' Tom '], turn: 2 }
    expect(newMatchFrom(draft).head.split('\n')).toEqual([
      'game wetice',
      'players Anna, Tom',
      'mode duel',
      'layout 8x6',
      'groups joined',
      'phase cleanup',
      'turn 2',
      'deal',
      ...DEAL,
      'play',
    ])
  })

  it('has names that are valid in a record', () => {
    const draft: Draft = { ...whole(), names: ['Ann, #1\n', '  '] }
    expect(setupOf(draft).players).toEqual(['Ann 1', 'Player 2'])
  })

  it('in solitaire has only one player, whose turn it is', () => {
    const draft: Draft = { ...whole(), mode: 'solo', names: ['Anna', 'Tom'], turn: 2, groups: 'lines' }
    expect(setupOf(draft)).toMatchObject({ players: ['Anna'], turn: 1, groups: 'joined' })
    expect(setupOf({ ...draft, mode: 'solo-plus' }).groups).toBe('lines')
  })

  it('puts cards that are not in the layout on the pile of their owner', () => {
    const draft = entered('.'.repeat(32) + 'SHDCSHDCDCSHDCSH', { running: true, turn: 2, owners: { H: 1, C: 2, S: 2 } })
    expect(setupOf(draft)).toMatchObject({ phase: 'swap', turn: 2, piles: [{ H: 8 }, { S: 8, C: 8 }] })
  })

  it('in solitaire divides the removed cards between the piles of threes and of fours', () => {
    const draft = entered('.'.repeat(32) + 'SHDCSHDCDCSHDCSH', { running: true, mode: 'solo-plus', fours: 12 })
    expect(setupOf(draft).solo).toEqual({ three: 20, four: 12 })
    expect(setupOf({ ...draft, fours: 40 }).solo).toEqual({ three: 0, four: 32 })
  })

  it('can be read into another draft without a change', () => {
    const draft = entered('.'.repeat(32) + 'SHDCSHDCDCSHDCSH', { running: true, turn: 2, owners: { H: 1, C: 2, S: 2 } })
    const again = draftFromSetup(newDraft(), setupOf(draft))
    expect(setupOf(again)).toEqual(setupOf(draft))
  })

  it('makes a valid record, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const answers = adjudicate(newMatchFrom({ ...whole(), names: [first, second] }).head, RULES)
        expect(answers.map(answer => answer.type)).toEqual(['head'])
      }),
    )
  })
})

describe('a stored draft', () => {
  it('is read back unchanged', () => {
    const draft = moveTo(clearAll(layOut(whole(), '6x8', DEAL.join(''))), 7)
    expect(restoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it.each([
    ['a missing draft', undefined],
    ['another format', { ...newDraft(), format: 2 }],
    ['unknown suits', { ...newDraft(), table: { layout: '8x6', letters: 'X'.repeat(48), cursor: null } }],
    ['a cursor off the layout', { ...newDraft(), table: { layout: '8x6', letters: '?'.repeat(48), cursor: 48 } }],
  ])('is replaced by a new draft in case of %s', (_, value) => {
    expect(restoreDraft(value)).toEqual(newDraft())
  })

  it('passes its settings on to the next game', () => {
    const draft: Draft = { ...whole(), mode: 'solo-plus', names: ['Anna', 'Tom'], enterBy: 'columns', stage: 'check' }
    expect(restoreDraft({ ...draft, started: true })).toEqual({
      ...newDraft(),
      mode: 'solo-plus',
      names: ['Anna', 'Tom'],
      turn: 2,
      enterBy: 'columns',
    })
  })
})
