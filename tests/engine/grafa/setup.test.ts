import { describe, expect, it } from 'vitest'
import { DECK, type Card } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Setup, Slot } from '../../../src/engine/grafa/types.ts'
import { errorOf, valueOf } from '../session.ts'
import { begin } from './table.ts'

const setup: Setup = { players: ['Ann'], hand: ['9S', '3D'], deck: ['4C'], discard: ['KH'] }
const problems = (change: Partial<Setup>): unknown => errorOf(grafa.start({ ...setup, ...change }))
const unknown = (count: number): Slot[] => Array<Slot>(count).fill('??')

describe('the start of a game', () => {
  it('has no pending abilities', () => {
    expect(grafa.name).toBe('grafa')
    expect(valueOf(grafa.start(setup))).toMatchObject({ pair: null, acts: [] })
  })

  it('fills the deck with unknown cards', () => {
    expect(grafa.state(valueOf(grafa.start(setup)))).toEqual({
      phase: 'pair',
      hand: ['3D', '9S'],
      deck: ['4C', ...unknown(48)],
      discard: ['KH'],
      pair: null,
      need: null,
      score: 1,
    })
  })

  it('deals the hand from a whole deck', () => {
    expect(grafa.state(valueOf(grafa.start({ ...setup, hand: null, deck: DECK, discard: [] })))).toMatchObject({
      hand: ['2S', '3S', '4S', '5S', 'AS'],
      deck: DECK.slice(5),
    })
    const seen = [...DECK.slice(0, 6), ...unknown(46)]
    expect(problems({ hand: null, deck: seen, discard: [] })).toBeNull()
  })

  it('may already be the end of the game', () => {
    expect(begin('hand 2C\ndeck KD').phase).toBe('over')
    expect(begin('hand -\ndeck KD').phase).toBe('over')
    expect(
      grafa.state(begin(`hand 2C\ndeck -\ndiscard ${DECK.filter(card => card !== '2C').join(' ')}`)),
    ).toMatchObject({
      phase: 'over',
      deck: [],
      score: 51,
    })
    expect(grafa.status(begin(`hand -\ndeck -\ndiscard ${DECK.join(' ')}`))).toMatchObject({ over: true, winner: 1 })
  })

  it('sorts hand and discard pile in ASCII order', () => {
    expect(begin('hand TS 9C AH\ndeck 3D\ndiscard KS 2D QC')).toMatchObject({
      hand: ['9C', 'AH', 'TS'],
      discard: ['2D', 'KS', 'QC'],
    })
  })

  it('needs a hand, or a whole deck from which the hand is dealt', () => {
    expect(problems({ hand: null, discard: [] })).toEqual([{ code: 'no-hand', key: 'hand', count: 1 }])
    expect(problems({ hand: null, deck: DECK.slice(1), discard: [] })).toEqual([
      { code: 'no-hand', key: 'hand', count: 51 },
    ])
    expect(problems({ hand: [], deck: DECK, discard: [] })).toBeNull()
  })

  it('needs known cards for the hand and the face-up card', () => {
    const holes = DECK.map((card, index) => ([1, 4].includes(index) ? '??' : card)) as Slot[]
    expect(problems({ hand: null, deck: holes, discard: [] })).toEqual([
      { code: 'unknown-hand', key: 'deck', places: [2, 5] },
    ])
    const top = [{ code: 'unknown-top', key: 'deck' }]
    expect(problems({ hand: null, deck: [...DECK.slice(0, 5), ...unknown(47)], discard: [] })).toEqual(top)
    expect(problems({ deck: ['??', '4C'] })).toEqual(top)
    expect(problems({ deck: [] })).toEqual(top)
    expect(problems({ deck: ['??'], hand: DECK.slice(0, 50), discard: DECK.slice(50, 51) })).toEqual(top)
    expect(problems({ deck: [], hand: DECK.slice(0, 51), discard: DECK.slice(51) })).toBeNull()
  })

  it('must have each card at most once', () => {
    expect(problems({ hand: ['9S', '9S', 'KH', '3C'], deck: ['4C', '4C', '9S'] })).toEqual([
      { code: 'card-twice', key: 'deck', cards: ['4C', '9S', 'KH'] },
    ])
    expect(problems({ deck: ['4C', '??', '??'] })).toBeNull()
  })

  it('must have at most 52 cards', () => {
    expect(problems({ deck: ['4C', ...unknown(48)] })).toBeNull()
    expect(problems({ deck: ['4C', ...unknown(49)] })).toEqual([{ code: 'too-many-cards', key: 'deck', count: 53 }])
    expect(problems({ hand: null, deck: [...DECK.slice(0, 51), '??'], discard: ['KC' as Card] })).toEqual([
      { code: 'too-many-cards', key: 'deck', count: 53 },
    ])
  })

  it('needs exactly one player, with a name that a record can contain', () => {
    expect(problems({ players: ['Ann', 'Bob'] })).toEqual([{ code: 'one-player', key: 'players', count: 2 }])
    expect(problems({ players: ['a # b'] })).toEqual([{ code: 'bad-name', key: 'players', names: ['a # b'] }])
  })

  it('reports all problems together', () => {
    expect(problems({ players: [], hand: ['9S'], deck: ['??', '9S', ...unknown(51)] })).toEqual([
      { code: 'one-player', key: 'players', count: 0 },
      { code: 'card-twice', key: 'deck', cards: ['9S'] },
      { code: 'too-many-cards', key: 'deck', count: 55 },
      { code: 'unknown-top', key: 'deck' },
    ])
  })
})
