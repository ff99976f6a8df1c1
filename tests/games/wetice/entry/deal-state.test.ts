import { describe, expect, it } from 'vitest'
import { reactive } from 'vue'
import type { Draft } from '../../../../src/games/wetice/entry/draft.ts'
import { useDealState } from '../../../../src/games/wetice/entry/useDealState.ts'
import { DEAL, entered, whole } from './deals.ts'

/** All problems of a draft's layout, updated when the draft changes. */
const state = (draft: Draft) => reactive(useDealState(() => draft))
const deal = DEAL.join('')

describe('the problems of a layout', () => {
  it('don’t exist if the layout is a valid deal', () => {
    expect(state(whole())).toMatchObject({ settled: true, ready: true, wrong: [], reason: '', tableReason: '' })
  })

  it('are only missing cards while a valid layout is entered', () => {
    const unfinished = { settled: false, ready: false, wrong: [], reason: '44 squares are not entered yet.' }
    expect(state(entered('SHDC'))).toMatchObject(unfinished)
    expect(state(entered('SHDC', { running: true }))).toMatchObject(unfinished)
  })

  it('include a thirteenth heart as soon as it is entered', () => {
    const { wrong, wrongPlaces, reason } = state(entered('H'.repeat(13)))
    expect(wrong.map(({ code }) => code)).toEqual(['too-many-of-suit'])
    expect(wrongPlaces.size).toBe(13)
    expect(reason).toBe('13 hearts: one of these is a king, or of another suit.')
  })

  it('name the suit with too few cards too, if one card of a full layout is wrong', () => {
    const both = state(entered(`H${deal.slice(1)}`))
    expect(both.reason).toBe('13 hearts, 11 spades: one marked card is a spade or a king.')
    expect(state(entered(`HHDH${deal.slice(4)}`)).reason).toBe('14 hearts: 2 of these are of another suit.')
  })

  it('include an unsupported card, but not one above a square that is still open', () => {
    const { wrong } = state(entered(`S.......${'?'.repeat(32)}.SSSSSSS`, { running: true }))
    expect(wrong.find(({ code }) => code === 'floating')).toMatchObject({ cells: ['a6'] })
  })

  it('include a pile with three suits, although the layout itself is valid', () => {
    const owners = { S: 1, H: 1, D: 1 } as const
    const draft = entered('.'.repeat(40) + 'CCCCCCCC', { running: true, owners })
    const reason = 'Player 1’s pile has more than two suits. Move one suit to the other pile.'
    expect(state(draft)).toMatchObject({ settled: true, ready: false, tableReason: '', reason })
  })
})

describe('the last cards of a layout', () => {
  it('are suggested if all other suits are complete', () => {
    expect(state(entered(deal.slice(0, 47))).only).toBe('H')
    expect(state(entered(deal.slice(0, 46))).only).toBeNull()
  })

  it('are not suggested if there is a problem, the layout is full, or a game is in progress', () => {
    expect(state(entered(`H${deal.slice(1, 47)}`)).only).toBe('S')
    expect(state(entered(`D${deal.slice(1, 46)}H`)).only).toBeNull()
    expect(state(whole()).only).toBeNull()
    expect(state(entered(deal.slice(0, 47), { running: true })).only).toBeNull()
  })
})
