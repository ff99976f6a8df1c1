import { describe, expect, it } from 'vitest'
import { tennis } from '../../../src/engine/tennis/index.ts'
import type { Event } from '../../../src/engine/tennis/types.ts'
import { after, begin, events, legal } from './table.ts'

/** A hand between Ann (Ghost), Bob (Angler), Cat (Fish) and Dee (Cormorant), with the expected events of some cards. */
const HAND: readonly (readonly [card: string, said?: readonly Partial<Event>[]])[] = [
  ['3H', [{ type: 'play', player: 3 }]],
  [
    'Q',
    [
      { type: 'play', player: 1 },
      { type: 'net', net: 9 },
    ],
  ],
  ['4'],
  [
    '9',
    [
      { type: 'play', player: 4 },
      { type: 'net', net: 5 },
    ],
  ],
  ['Q', [{ type: 'play' }, { type: 'clear', player: 3, net: 5 }]],
  ['T', [{ type: 'play' }, { type: 'clear', player: 1, net: 5 }, { type: 'net', net: 2 }]],
  ['5', [{ type: 'play' }, { type: 'clear', player: 2, net: 2 }]],
  ['J', [{ type: 'play' }, { type: 'clear', player: 4, net: 2 }, { type: 'net', net: 6 }]],
  ...[...'TJQ2AAK65A984JA3J89T2378246Q556K76823T'].map(card => [card] as const),
  [
    'K',
    [
      { type: 'play', player: 2 },
      { type: 'clear', net: 7 },
    ],
  ],
  ['K', [{ type: 'play' }, { type: 'clear' }, { type: 'match', players: [2, 4] }, { type: 'net', net: 0 }]],
  [
    '4',
    [
      { type: 'play', player: 3 },
      { type: 'clear', net: 0 },
    ],
  ],
  [
    '7',
    [
      { type: 'play', player: 1 },
      { type: 'clear', net: 0 },
      { type: 'net', net: 3 },
    ],
  ],
  [
    '9',
    [
      { type: 'play', player: 2 },
      { type: 'clear', net: 3 },
    ],
  ],
  ['7', [{ type: 'play' }, { type: 'clear' }, { type: 'net', net: 2 }, { type: 'hand-over', player: 4, tied: [1, 2] }]],
]

describe('a match whose first hand is played card by card', () => {
  const start = begin('players Ann, Bob, Cat, Dee\ntarget 4\nghosting on')

  const cards = HAND.map(([card]) => `play ${card}`)
  const told = HAND.flatMap(([card, said], index) => (said ? [{ card, said, index }] : []))

  it.each(told)('has the expected events and Net: $card', ({ card, said, index }) => {
    expect(events(after(start, ...cards.slice(0, index)), `play ${card}`)).toMatchObject(said)
  })

  it('counts the first hand as won by Dee, who is tied with Ann and Bob', () => {
    const position = after(start, ...cards)
    expect(cards).toHaveLength(52)
    expect(tennis.state(position)).toMatchObject({ phase: 'hand-over', points: [12, 12, 11, 12], hands: [0, 0, 0, 1] })
    expect(legal(position)).toEqual(['next'])
  })

  it('can be finished with entered results', () => {
    const first = after(start, ...cards)
    const lines = ['next', 'hand cormorant ghost', 'next', 'hand ghost', 'next', 'hand ghost ghost', 'next']
    // Ann wins as a Cormorant who became a Ghost, Cat as the Ghost, and Dee as the Ghost while Cat, the Cormorant, has
    // become one too.
    const later = after(first, ...lines)
    expect(tennis.state(later)).toMatchObject({ hand: 5, roles: { ghost: 1, cormorant: 4 }, hands: [2, 0, 1, 3] })
    expect(events(later, 'hand cormorant').at(-1)).toEqual({ type: 'over', winner: 4 })
  })
})
