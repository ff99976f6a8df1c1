import { describe, expect, it } from 'vitest'
import { openingShares, openingTurn } from '../../../src/engine/wellsix/match.ts'
import { after, rulingCode, events, legal, refusal, rule, setup, started } from './build.ts'

/** For each card of the opening: the player, and the number of cards that the player still has to place in this turn. */
const ORDER = ['1:1', ...Array.from({ length: 6 }, () => ['2:2', '2:1', '1:2', '1:1']).flat(), '2:1']

/** All 26 placements of an opening: hearts and spades, in columns side by side, without six of a colour in line. */
function openingActions(): string[] {
  const ranks = [...'A23456789TJQK']
  const next = { H: 0, S: 0 }
  return ORDER.map((turn, index) => {
    const suit = turn.startsWith('1') ? 'H' : 'S'
    return `place ${ranks[next[suit]++] ?? ''}${suit} ${index % 5},${Math.floor(index / 5)}`
  })
}

describe('the order of the opening', () => {
  it('is one card in the first turn, then two in each turn, and one in the last', () => {
    const told = ORDER.map((_, laid) => openingTurn(laid, 1))
    expect(told.map(turn => `${turn?.turn}:${turn?.moves}`)).toEqual(ORDER)
    expect(openingTurn(26, 1)).toBeNull()
    expect(openingTurn(27, 1)).toBeNull()
  })

  it('depends on the opener', () => {
    expect(openingTurn(0, 2)).toEqual({ turn: 2, moves: 1 })
    expect(openingTurn(1, 2)).toEqual({ turn: 1, moves: 2 })
    expect(openingTurn(25, 2)).toEqual({ turn: 1, moves: 1 })
  })

  it('determines the number of cards that each player has placed', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 24, 25].map(openingShares)).toEqual([[0, 0], [1, 0], [1, 1], [1, 2], [2, 2], [3, 2], [3, 3], [12, 12], [13, 12]]) // oxfmt-ignore
  })
})

describe('the opening', () => {
  const fresh = started(setup())

  it('begins with the opener, who plays red and has one card to place at the origin', () => {
    expect(fresh).toMatchObject({
      phase: 'opening',
      game: 1,
      opener: 1,
      red: 1,
      turn: 1,
      moves: 1,
      table: {},
      quiet: 0,
    })
    expect(fresh.hands[0]).toEqual('2H 3H 4H 5H 6H 7H 8H 9H AH JH KH QH TH'.split(' '))
    expect(fresh.hands[1]).toEqual('2S 3S 4S 5S 6S 7S 8S 9S AS JS KS QS TS'.split(' '))
    expect(legal(fresh)).toEqual(fresh.hands[0].map(card => `place ${card} 0,0`))
    expect(started(setup({ opener: 2 }))).toMatchObject({ opener: 2, red: 2, turn: 2 })
    expect(started(setup({ opener: 2 })).hands[1]).toContain('7H')
  })

  it('refuses cards of the other player, cards of the second suit, and cards already placed', () => {
    expect(refusal(fresh, 'place 7S 0,0')).toEqual({ code: 'not-in-hand', rule: 'opening', card: '7S', cards: ['7S'] })
    expect(rulingCode(fresh, 'place 7D 0,0')).toBe('not-in-hand')
    const two = after(fresh, 'place 7H 0,0', 'place 2S 1,0', 'place 3S 2,0')
    expect(rulingCode(two, 'place 7H 0,1')).toBe('not-in-hand')
  })

  it('refuses an occupied square, and a square that touches no card', () => {
    expect(refusal(fresh, 'place 7H 1,0')).toEqual({
      code: 'not-adjacent',
      rule: 'opening',
      cells: ['1,0'],
    })
    const one = after(fresh, 'place 7H 0,0')
    expect(refusal(one, 'place 2S 0,0')).toEqual({
      code: 'occupied',
      rule: 'opening',
      cell: '0,0',
      card: '7H',
      cells: ['0,0'],
    })
    expect(rulingCode(one, 'place 2S 1,1')).toBe('not-adjacent')
    expect(rulingCode(one, 'place 7H 0,0')).toBe('not-in-hand')
  })

  it('announces the next player only when the turn changes', () => {
    expect(events(fresh, 'place 7H 0,0')).toEqual([
      { type: 'place', player: 1, card: '7H', cell: '0,0' },
      { type: 'phase', phase: 'opening', turn: 2, moves: 2 },
    ])
    const one = after(fresh, 'place 7H 0,0')
    expect(events(one, 'place 2S 1,0')).toEqual([{ type: 'place', player: 2, card: '2S', cell: '1,0' }])
    expect(after(one, 'place 2S 1,0')).toMatchObject({ turn: 2, moves: 1, hands: [{ length: 12 }, { length: 12 }] })
  })

  it('places 26 cards; then the main phase begins with one move of the opener, and both players get their second suit', () => {
    const actions = openingActions()
    const before = after(fresh, ...actions.slice(0, -1))
    expect(before).toMatchObject({ phase: 'opening', turn: 2, moves: 1, hands: [[], ['KS']] })
    expect(events(before, actions.at(-1) ?? '')).toEqual([
      { type: 'place', player: 2, card: 'KS', cell: '0,5' },
      { type: 'phase', phase: 'main', turn: 1, moves: 1, suits: ['D', 'C'] },
    ])
    const position = after(before, actions.at(-1) ?? '')
    expect(position).toMatchObject({ phase: 'main', turn: 1, moves: 1, quiet: 0, seizing: false })
    expect(position.hands[0]).toEqual('2D 3D 4D 5D 6D 7D 8D 9D AD JD KD QD TD'.split(' '))
    expect(position.hands[1]).toEqual('2C 3C 4C 5C 6C 7C 8C 9C AC JC KC QC TC'.split(' '))
    const turns = ORDER.map((_, index) => after(fresh, ...actions.slice(0, index)))
    expect(turns.map(({ turn, moves }) => `${turn}:${moves}`)).toEqual(ORDER)
  })

  it('gives each player the second suit of their colour', () => {
    const swapped = after(started(setup({ opener: 2 })), ...openingActions())
    expect(swapped).toMatchObject({ phase: 'main', turn: 2, moves: 1 })
    expect(swapped.hands[0]).toContain('2C')
    expect(swapped.hands[1]).toContain('2D')
  })

  it('ends the game 30 to 0 if it puts six cards in line', () => {
    const five = after(
      fresh,
      ...['7H 0,0', '2S 0,1', '3S 0,2', '8H 1,0', '9H 2,0', '4S 0,3', '5S 1,3', 'TH 3,0', 'JH 4,0', '6S 2,3', '7S 3,3'].map(each => `place ${each}`), // oxfmt-ignore
    )
    expect(events(five, 'place QH 5,0')).toEqual([
      { type: 'place', player: 1, card: 'QH', cell: '5,0' },
      { type: 'align', player: 1, cells: ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'] },
      { type: 'game-over', scores: [30, 0], reason: 'alignment' },
    ])
  })

  it('accepts only placements', () => {
    const one = after(fresh, 'place 7H 0,0')
    for (const text of ['switch 0,0 0,0', 'exchange 0,0 2S', 'capture 0,0 0,0', 'keep 0,0', 'pass', 'agree', 'next']) {
      expect(refusal(one, text)).toEqual({ code: 'wrong-phase', rule: 'opening' })
    }
    expect(refusal(one, 'undo it')).toEqual({ code: 'unknown-action', rule: 'record' })
    expect(rule(one, 'place 2S 0,-1').accepted).toBe(true)
  })
})
