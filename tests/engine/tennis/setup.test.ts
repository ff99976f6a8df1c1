import { describe, expect, it } from 'vitest'
import { tennis } from '../../../src/engine/tennis/index.ts'
import type { Setup } from '../../../src/engine/tennis/types.ts'
import { errorOf } from '../session.ts'
import { begin } from './table.ts'

const setup: Setup = { players: ['Ann', 'Bob', 'Cat', 'Dee'], dealer: 1, target: 5, match: 'replaces', ghosting: false }
const problems = (change: Partial<Setup>): unknown => errorOf(tennis.start({ ...setup, ...change }))

describe('the start of a match', () => {
  it('has the name of its game', () => expect(tennis.name).toBe('tennis'))

  it('is before the first card of the first hand', () => {
    expect(tennis.state(begin('dealer 2'))).toEqual({
      phase: 'play',
      hand: 1,
      roles: { ghost: 2, angler: 3, fish: 4, cormorant: 1 },
      turn: 4,
      net: null,
      pair: [],
      points: [0, 0, 0, 0],
      left: [13, 13, 13, 13],
      ghosted: false,
      hands: [0, 0, 0, 0],
      winner: null,
    })
    expect(tennis.status(begin('dealer 2'))).toEqual({
      phase: 'play',
      turn: 4,
      over: false,
      scores: [0, 0, 0, 0],
      points: [0, 0, 0, 0],
      winner: null,
    })
  })

  it('keeps the house rules of the head', () => {
    expect(begin('target 7\nmatch adds\nghosting on')).toMatchObject({ target: 7, match: 'adds', ghosting: true })
  })

  it.each([1, 99])('accepts a target of %i hands', target => expect(problems({ target })).toBeNull())

  it.each([0, 100, 2.5, NaN])('refuses a target of %d hands', target => {
    expect(problems({ target })).toEqual([{ code: 'bad-target', key: 'target', target }])
  })

  it.each([1, 2, 3, 4])('accepts dealer %i', dealer => expect(problems({ dealer })).toBeNull())

  it.each([0, 5, 1.5])('refuses dealer %d', dealer => {
    expect(problems({ dealer })).toEqual([{ code: 'no-such-dealer', key: 'dealer', dealer }])
  })

  it('needs four names that a record can contain', () => {
    expect(problems({ players: ['Ann', 'Bob', 'Cat'] })).toEqual([{ code: 'four-players', key: 'players', count: 3 }])
    expect(problems({ players: ['Ann', ' ', 'Cat', 'Dee, Eve'] })).toEqual([
      { code: 'bad-name', key: 'players', names: [' ', 'Dee, Eve'] },
    ])
  })

  it('reports all problems together', () => {
    expect(tennis.start({ ...setup, players: [''], dealer: 9, target: 0 })).toEqual({
      ok: false,
      error: [
        { code: 'four-players', key: 'players', count: 1 },
        { code: 'bad-name', key: 'players', names: [''] },
        { code: 'bad-target', key: 'target', target: 0 },
        { code: 'no-such-dealer', key: 'dealer', dealer: 9 },
      ],
    })
  })
})
