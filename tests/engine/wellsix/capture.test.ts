import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { after, rulingCode, events, legal, main, mainWithHands, refusal } from './build.ts'

describe('a capture', () => {
  const position = main(['KH QS', '9D 9C'])

  it('moves a card onto the other player’s card that ranks directly below it, and captures that card', () => {
    expect(events(position, 'capture 0,1 1,1')).toEqual([
      { type: 'capture', player: 1, from: '0,1', to: '1,1', card: 'KH', captured: 'QS', seized: true },
    ])
    expect(after(position, 'capture 0,1 1,1')).toMatchObject({
      table: { '1,1': 'KH', '0,0': '9D', '1,0': '9C' },
      seized: [['QS'], []],
      hands: position.hands,
      turn: 1,
      moves: 1,
      quiet: 0,
      seizing: true,
    })
    expect(after(position, 'capture 0,1 1,1').table).not.toHaveProperty('0,1')
  })

  it('takes the player’s own card back into the hand, where it can be placed again in this turn', () => {
    const own = main(['KH QD', '9D 9C'], { quiet: 3 })
    expect(events(own, 'capture 0,1 1,1')).toEqual([
      { type: 'capture', player: 1, from: '0,1', to: '1,1', card: 'KH', captured: 'QD', seized: false },
    ])
    const taken = after(own, 'capture 0,1 1,1')
    expect(taken).toMatchObject({ seized: [[], []], turn: 1, moves: 1, quiet: 3, seizing: false })
    expect(taken.hands[0]).toContain('QD')
    expect(taken.hands[0]).toEqual([...taken.hands[0]].sort())
    expect(taken.hands[1]).toEqual(own.hands[1])
    expect(after(taken, 'place QD 0,1').table).toMatchObject({ '0,1': 'QD' })
  })

  it('puts a card that player 2 captures on the pile of player 2', () => {
    const second = main(['KH AS'], { turn: 2, seized: [['5S'], ['4H']] })
    expect(after(second, 'capture 1,0 0,0')).toMatchObject({ seized: [['5S'], ['4H', 'KH']], table: { '0,0': 'AS' } })
  })

  it('resets the count of quiet turns', () => {
    expect(after(main(['KH QS'], { quiet: 9 }), 'capture 0,0 1,0')).toMatchObject({ quiet: 0, seizing: true })
  })

  it('is refused before other checks if both squares are the same', () => {
    expect(refusal(position, 'capture 1,0 1,0')).toEqual({
      code: 'same-cell',
      rule: 'capture',
      cell: '1,0',
      cells: ['1,0'],
    })
    expect(rulingCode(position, 'capture 7,7 7,7')).toBe('same-cell')
  })

  it('is refused for empty squares', () => {
    expect(refusal(position, 'capture 7,7 8,8')).toEqual({ code: 'empty-cell', rule: 'capture', cells: ['7,7', '8,8'] })
    expect(refusal(position, 'capture 1,1 1,2')).toEqual({ code: 'empty-cell', rule: 'capture', cells: ['1,2'] })
    expect(refusal(position, 'capture 1,2 1,1')).toEqual({ code: 'empty-cell', rule: 'capture', cells: ['1,2'] })
  })

  it('can’t be made with a card of the other player', () => {
    expect(refusal(position, 'capture 1,1 0,0')).toEqual({ code: 'not-yours', rule: 'capture', cells: ['1,1'], cards: ['QS'] }) // oxfmt-ignore
  })

  it('is refused if the cards do not touch', () => {
    const cells = ['0,1', '1,0']
    expect(refusal(position, 'capture 0,1 1,0')).toEqual({ code: 'not-adjacent', rule: 'capture', cells })
    expect(rulingCode(main(['KH 2S QS']), 'capture 0,0 2,0')).toBe('not-adjacent')
  })

  it('is refused if the ranks are not consecutive', () => {
    expect(refusal(position, 'capture 0,0 1,0')).toEqual({
      code: 'cannot-capture',
      rule: 'capture',
      card: '9D',
      captured: '9C',
      cells: ['0,0', '1,0'],
    })
    expect(rulingCode(main(['KH AS']), 'capture 0,0 1,0')).toBe('cannot-capture')
    expect(rulingCode(main(['QH KS']), 'capture 0,0 1,0')).toBe('cannot-capture')
    expect(rulingCode(main(['AH KS']), 'capture 0,0 1,0')).toBe('accepted')
    expect(rulingCode(main(['2H AS']), 'capture 0,0 1,0')).toBe('accepted')
  })
})

describe('isolation', () => {
  it('leaves the largest group; of the other cards it captures the opponent’s and takes back the player’s own', () => {
    const position = main(['7H 8S 3D KH QS 5S', '4C .. .. .. 2C 4S'])
    expect(events(position, 'capture 3,1 4,1')).toEqual([
      { type: 'capture', player: 1, from: '3,1', to: '4,1', card: 'KH', captured: 'QS', seized: true },
      { type: 'phase', phase: 'keep', turn: 1, moves: 2 },
    ])
    const uneven = main(['7H 8S 3D KH QS 5S', '4C .. .. .. 2C 4S', '.. .. .. .. 9D ..'])
    const [, isolated] = events(uneven, 'capture 3,2 4,2')
    expect(isolated).toMatchObject({
      type: 'isolate',
      player: 1,
      kept: 5,
      seized: ['4C', '8S'],
      returned: ['3D', '7H'],
    })
    expect(isolated).toMatchObject({ removed: { '0,2': '7H', '1,2': '8S', '2,2': '3D', '0,1': '4C' } })
    expect([...((isolated as { stays?: string[] }).stays ?? [])].sort()).toEqual(['4,0', '4,1', '4,2', '5,1', '5,2'])
    const position2 = after(uneven, 'capture 3,2 4,2')
    expect(position2).toMatchObject({
      phase: 'main',
      turn: 1,
      moves: 1,
      seized: [['4C', '8S', 'QS'], []],
      quiet: 0,
      seizing: true,
    })
    expect(position2.table).toEqual({ '4,2': 'KH', '5,2': '5S', '4,1': '2C', '5,1': '4S', '4,0': '9D' })
    expect(position2.hands[0]).toEqual([...uneven.hands[0], '3D', '7H'].sort())
  })

  it('can remove the capturing card itself', () => {
    const position = main(['7H 8S 3D KH QD'])
    expect(events(position, 'capture 3,0 4,0')).toEqual([
      { type: 'capture', player: 1, from: '3,0', to: '4,0', card: 'KH', captured: 'QD', seized: false },
      {
        type: 'isolate',
        player: 1,
        kept: 3,
        stays: ['0,0', '1,0', '2,0'],
        seized: [],
        returned: ['KH'],
        removed: { '4,0': 'KH' },
      },
    ])
    expect(after(position, 'capture 3,0 4,0')).toMatchObject({ quiet: 0, seizing: false, moves: 1 })
  })

  it('that captures no card leaves the number of quiet turns unchanged', () => {
    expect(after(main(['7H 8S 3D KH QD'], { quiet: 4 }), 'capture 3,0 4,0')).toMatchObject({ quiet: 4, seizing: false })
  })

  it('that captures a card resets the number of quiet turns', () => {
    expect(after(main(['7S KH QD 3D'], { quiet: 4 }), 'capture 1,0 2,0')).toMatchObject({
      quiet: 0,
      seizing: true,
      seized: [['7S'], []],
    })
  })
})

describe('the choice of the group that stays', () => {
  /** The king’s capture leaves a gap between two groups of three. The 2 of clubs touches both only at a corner. */
  const torn = (moves: 1 | 2, quiet = 0): Position =>
    after(main(['7H 8S 3D KH QD 5S 6S', '.. .. .. 2C .. .. ..'], { moves, quiet }), 'capture 3,1 4,1')

  it('must be made before the capture counts as a move', () => {
    expect(torn(2)).toMatchObject({ phase: 'keep', turn: 1, moves: 2 })
    expect(torn(1)).toMatchObject({ phase: 'keep', turn: 1, moves: 1 })
    expect(Object.keys(torn(2).table)).toHaveLength(7)
  })

  it('can be made with any card of the largest groups', () => {
    expect(legal(torn(2))).toEqual(['keep 0,1', 'keep 1,1', 'keep 2,1', 'keep 4,1', 'keep 5,1', 'keep 6,1'])
  })

  it('must be made before any other action', () => {
    for (const text of [
      'place 9D 0,0',
      'switch 0,1 0,1',
      'exchange 0,1 9D',
      'capture 0,1 0,1',
      'pass',
      'agree',
      'next',
      'correct 0,1 .',
      'result 1 1',
    ]) {
      // oxfmt-ignore
      expect(refusal(torn(2), text)).toEqual({ code: 'wrong-phase', rule: 'isolation' })
    }
  })

  it('is refused for an empty square and for a smaller group', () => {
    expect(refusal(torn(2), 'keep 3,1')).toEqual({ code: 'empty-cell', rule: 'isolation', cells: ['3,1'] })
    expect(refusal(torn(2), 'keep 3,0')).toEqual({ code: 'not-largest', rule: 'isolation', size: 1, largest: 3, cells: ['3,0'] }) // oxfmt-ignore
  })

  it('removes all other groups, and the turn continues', () => {
    const [isolated, phase, ...more] = events(torn(2, 6), 'keep 5,1')
    expect(isolated).toMatchObject({ kept: 3, seized: ['2C', '8S'], returned: ['3D', '7H'] })
    expect(phase).toEqual({ type: 'phase', phase: 'main', turn: 1, moves: 1 })
    expect(more).toEqual([])
    expect(after(torn(2, 6), 'keep 5,1')).toMatchObject({
      phase: 'main',
      turn: 1,
      moves: 1,
      quiet: 0,
      seizing: true,
      table: { '4,1': 'KH', '5,1': '5S', '6,1': '6S' },
      seized: [['2C', '8S'], []],
    })
  })

  it('can end the turn', () => {
    expect(events(torn(1), 'keep 0,1').map(({ type }) => type)).toEqual(['isolate', 'phase'])
    expect(events(torn(1), 'keep 0,1')[1]).toEqual({ type: 'phase', phase: 'main', turn: 2, moves: 2 })
    expect(after(torn(1), 'keep 0,1')).toMatchObject({ phase: 'main', turn: 2, moves: 2, quiet: 0, seizing: false })
  })

  it('is followed by the check for six in line', () => {
    const column = ['8H', '9H', 'TH', 'JH', '3H'].map(card => `.. .. .. .. .. .. .. ${card}`)
    const position = after(main(['2S 3D 4S 5D 6S 7D KH QS', ...column]), 'capture 6,5 7,5')
    expect(position.phase).toBe('keep')
    expect(events(position, 'keep 7,0').slice(1)).toEqual([
      { type: 'align', player: 1, cells: ['7,0', '7,1', '7,2', '7,3', '7,4', '7,5'] },
      { type: 'game-over', scores: [30, 0], reason: 'alignment' },
    ])
    expect(events(position, 'keep 0,5').slice(1)).toEqual([{ type: 'phase', phase: 'main', turn: 1, moves: 1 }])
  })

  it('can end the game with the tenth quiet turn', () => {
    const position = after(mainWithHands(['7H KH QD'], ['', '2S'], { moves: 1, quiet: 9 }), 'capture 1,0 2,0')
    expect(position).toMatchObject({ phase: 'keep', quiet: 9 })
    expect(events(position, 'keep 0,0').map(({ type }) => type)).toEqual(['isolate', 'game-over'])
    expect(after(position, 'keep 0,0')).toMatchObject({ phase: 'game-over', quiet: 10, scores: [[25, 23]] })
  })
})
