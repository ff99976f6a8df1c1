import { describe, expect, it } from 'vitest'
import { after, rulingCode, events, legal, main, mainWithHands, refusal } from './build.ts'

describe('placing a card', () => {
  const position = main(['7H 2S'])

  it('puts a card from the hand into the layout', () => {
    expect(events(position, 'place KD 0,1')).toEqual([{ type: 'place', player: 1, card: 'KD', cell: '0,1' }])
    const placed = after(position, 'place KD 0,1')
    expect(placed).toMatchObject({ table: { '0,0': '7H', '1,0': '2S', '0,1': 'KD' }, turn: 1, moves: 1 })
    expect(placed.hands[0]).toEqual(position.hands[0].filter(card => card !== 'KD'))
    expect(placed.hands[1]).toEqual(position.hands[1])
  })

  it('is refused because of its card before its square is checked', () => {
    expect(refusal(position, 'place 7H 0,0')).toEqual({ code: 'not-in-hand', rule: 'place', card: '7H', cards: ['7H'] })
    expect(rulingCode(position, 'place 3S 9,9')).toBe('not-in-hand')
    expect(refusal(position, 'place KD 1,0')).toEqual({
      code: 'occupied',
      rule: 'place',
      cell: '1,0',
      card: '2S',
      cells: ['1,0'],
    })
    expect(refusal(position, 'place KD 1,2')).toEqual({
      code: 'not-adjacent',
      rule: 'place',
      cells: ['1,2'],
    })
  })

  it('uses the cards of the player whose turn it is', () => {
    const second = main(['7H 2S'], { turn: 2 })
    expect(events(second, 'place KC 0,1')).toEqual([{ type: 'place', player: 2, card: 'KC', cell: '0,1' }])
    expect(after(second, 'place KC 0,1').hands[1]).not.toContain('KC')
    expect(rulingCode(second, 'place KD 0,1')).toBe('not-in-hand')
  })
})

describe('switching cards', () => {
  const position = main(['7H 8D 2S', '.. 3S 9H'])

  it('swaps two adjacent cards of the player whose turn it is', () => {
    expect(events(position, 'switch 1,1 0,1')).toEqual([{ type: 'switch', player: 1, cells: ['1,1', '0,1'] }])
    expect(after(position, 'switch 1,1 0,1')).toMatchObject({
      table: { '0,1': '8D', '1,1': '7H', '2,1': '2S', '1,0': '3S', '2,0': '9H' },
      hands: position.hands,
      turn: 1,
      moves: 1,
    })
  })

  it('is refused before other checks if both squares are the same', () => {
    expect(refusal(position, 'switch 0,1 0,1')).toEqual({
      code: 'same-cell',
      rule: 'switch',
      cell: '0,1',
      cells: ['0,1'],
    })
    expect(rulingCode(position, 'switch 5,5 5,5')).toBe('same-cell')
    expect(rulingCode(position, 'switch 2,1 2,1')).toBe('same-cell')
  })

  it('is refused if one or both squares are empty', () => {
    expect(refusal(position, 'switch 5,5 6,6')).toEqual({ code: 'empty-cell', rule: 'switch', cells: ['5,5', '6,6'] })
    expect(refusal(position, 'switch 2,1 0,0')).toEqual({ code: 'empty-cell', rule: 'switch', cells: ['0,0'] })
    expect(refusal(position, 'switch 0,0 2,1')).toEqual({ code: 'empty-cell', rule: 'switch', cells: ['0,0'] })
  })

  it('is refused for cards of the other player', () => {
    const rule = { code: 'not-yours', rule: 'switch' }
    expect(refusal(position, 'switch 1,1 2,1')).toEqual({ ...rule, cells: ['2,1'], cards: ['2S'] })
    expect(refusal(position, 'switch 2,1 1,1')).toEqual({ ...rule, cells: ['2,1'], cards: ['2S'] })
    expect(refusal(position, 'switch 1,0 2,1')).toEqual({ ...rule, cells: ['1,0', '2,1'], cards: ['3S', '2S'] })
    expect(rulingCode(main(['7H 8D'], { turn: 2 }), 'switch 0,0 1,0')).toBe('not-yours')
  })

  it('is refused for cards that touch only at a corner', () => {
    const cells = ['1,1', '2,0']
    expect(refusal(position, 'switch 1,1 2,0')).toEqual({ code: 'not-adjacent', rule: 'switch', cells })
  })
})

describe('exchanging a card', () => {
  const position = main(['7H 8D 2S'])

  it('puts a card from the hand in place of one of the player’s own cards', () => {
    expect(events(position, 'exchange 0,0 KD')).toEqual([
      { type: 'exchange', player: 1, cell: '0,0', out: 'KD', in: '7H' },
    ])
    const exchanged = after(position, 'exchange 0,0 KD')
    expect(exchanged).toMatchObject({ table: { '0,0': 'KD', '1,0': '8D', '2,0': '2S' }, turn: 1, moves: 1 })
    expect(exchanged.hands[0]).toContain('7H')
    expect(exchanged.hands[0]).not.toContain('KD')
    expect(exchanged.hands[0]).toEqual([...exchanged.hands[0]].sort())
    expect(exchanged.hands[1]).toEqual(position.hands[1])
  })

  it('is refused for an empty square, a card of the other player, and a card that is not in the hand', () => {
    expect(refusal(position, 'exchange 5,5 2S')).toEqual({ code: 'empty-cell', rule: 'exchange', cells: ['5,5'] })
    expect(refusal(position, 'exchange 2,0 2S')).toEqual({ code: 'not-yours', rule: 'exchange', cells: ['2,0'], cards: ['2S'] }) // oxfmt-ignore
    expect(refusal(position, 'exchange 0,0 8D')).toEqual({
      code: 'not-in-hand',
      rule: 'exchange',
      card: '8D',
      cards: ['8D'],
    })
    expect(rulingCode(position, 'exchange 0,0 7H')).toBe('not-in-hand')
    expect(rulingCode(position, 'exchange 0,0 KS')).toBe('not-in-hand')
  })
})

describe('the legal moves', () => {
  it('are placements, exchanges, switches with the smaller square first, and captures', () => {
    const position = mainWithHands(['7H 8D', '2S ..'], ['3D', '4C'])
    expect(legal(position)).toEqual([
      'capture 1,1 0,1',
      'exchange 0,1 3D',
      'exchange 1,1 3D',
      'place 3D -1,0',
      'place 3D -1,1',
      'place 3D 0,-1',
      'place 3D 0,2',
      'place 3D 1,0',
      'place 3D 1,2',
      'place 3D 2,1',
      'switch 0,1 1,1',
    ])
    expect(legal({ ...position, turn: 2 } as typeof position)).toEqual([
      'exchange 0,0 4C',
      'place 4C -1,0',
      'place 4C -1,1',
      'place 4C 0,-1',
      'place 4C 0,2',
      'place 4C 1,0',
      'place 4C 1,2',
      'place 4C 2,1',
    ])
  })

  it('list the squares of a switch in ASCII order, also left of the origin', () => {
    const deal = { cards: [{ cell: '-1,0', card: '7H' }, { cell: '-2,0', card: '8H' }] } as const // oxfmt-ignore
    expect(legal(main([], deal)).filter(each => each.startsWith('switch'))).toEqual(['switch -1,0 -2,0'])
  })
})
