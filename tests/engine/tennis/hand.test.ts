import { describe, expect, it } from 'vitest'
import { tennis } from '../../../src/engine/tennis/index.ts'
import type { HandEndEvent, Position } from '../../../src/engine/tennis/types.ts'
import { after, begin, events, played, refused, rule } from './table.ts'

/** The position before the last card of a hand, which is a king, with these points for seats 1 to 4. */
function lastCard(points: readonly number[], head = ''): Position {
  const cards = [...'A23456789TJQ'].flatMap(rank => [rank, rank, rank, rank])
  const order = [...cards, 'K', 'K', 'K'] as Position['played']
  return { ...begin(head), played: order, pair: ['K'], net: 13, points }
}

const handOver = (position: Position): HandEndEvent | undefined =>
  events(position, 'play K').find(event => event.type === 'hand-over')

/** The event that ends the hand of `lastCard`. Its last pair is equal, which gives the Angler and the Cormorant two more points. */
const awarded = (points: readonly number[], head = ''): HandEndEvent | undefined => handOver(lastCard(points, head))

const ghosted = (points: readonly number[]): Position => ({ ...lastCard(points, 'ghosting on'), ghosted: true })

describe('the end of a hand', () => {
  it('comes with the 52nd card, after its Net', () => {
    const position = lastCard([9, 3, 4, 5])
    expect(events(position, 'play K').map(event => event.type)).toEqual(['play', 'match', 'net', 'hand-over'])
    expect(tennis.state(after(position, 'play K'))).toEqual({
      phase: 'hand-over',
      hand: 1,
      roles: { ghost: 1, angler: 2, fish: 3, cormorant: 4 },
      turn: null,
      net: null,
      pair: [],
      points: [9, 5, 4, 7],
      left: [0, 0, 0, 0],
      ghosted: false,
      hands: [2, 0, 0, 0],
      winner: null,
    })
  })

  it('awards one hand to the player with the most points, or two hands if this player is the Ghost (T5)', () => {
    expect(awarded([9, 3, 4, 5])).toMatchObject({ player: 1, role: 'ghost', worth: 2, hands: [2, 0, 0, 0], tied: [] })
    expect(awarded([3, 9, 4, 5])).toMatchObject({ player: 2, role: 'angler', worth: 1, hands: [0, 1, 0, 0] })
    expect(awarded([3, 4, 9, 5])).toMatchObject({ player: 3, role: 'fish', worth: 1, hands: [0, 0, 1, 0] })
    expect(awarded([3, 4, 5, 9])).toMatchObject({ player: 4, role: 'cormorant', worth: 1, hands: [0, 0, 0, 1] })
  })

  it('reports the points of all players', () => {
    expect(awarded([3, 4, 5, 9])).toMatchObject({ points: [3, 6, 5, 11], loser: null })
  })

  it('breaks ties in favour of the player who is farthest clockwise from the dealer (T4)', () => {
    expect(awarded([7, 5, 7, 5])).toMatchObject({ player: 4, tied: [1, 2, 3] })
    expect(awarded([7, 5, 7, 4])).toMatchObject({ player: 3, tied: [1, 2] })
    expect(awarded([7, 5, 6, 4])).toMatchObject({ player: 2, tied: [1] })
    expect(awarded([5, 7, 5, 7], 'dealer 2')).toMatchObject({ player: 1, tied: [2, 3, 4] })
    // With dealer 3, seats 4 and 2 play the last pair.
    expect(awarded([7, 5, 7, 4], 'dealer 3')).toMatchObject({ player: 2, tied: [3, 1] })
  })
})

describe('a Cormorant who became a Ghost', () => {
  it('with the most points wins two hands (T5)', () => {
    expect(handOver(ghosted([1, 2, 3, 9]))).toMatchObject({ player: 4, worth: 2, hands: [0, 0, 0, 2], loser: null })
  })

  it.each([
    ['ghost', [9, 2, 3, 1], { player: 1, worth: 2, hands: [2, 0, 0, -1] }],
    ['angler', [1, 9, 3, 1], { player: 2, worth: 1, hands: [0, 1, 0, -1] }],
    ['fish', [1, 2, 9, 1], { player: 3, worth: 1, hands: [0, 0, 1, -1] }],
  ])('loses one hand if the %s wins, and can fall below zero (T6)', (_, points, wanted) => {
    expect(handOver(ghosted(points))).toMatchObject({ ...wanted, loser: 4 })
  })
})

describe('the match (T8)', () => {
  it('is over as soon as a player has the agreed number of hands', () => {
    const position = lastCard([1, 2, 9, 1], 'target 1')
    expect(events(position, 'play K').slice(-2)).toMatchObject([{ type: 'hand-over' }, { type: 'over', winner: 3 }])
    const over = after(position, 'play K')
    expect(tennis.state(over)).toMatchObject({ phase: 'over', turn: null, net: null, winner: 3, hands: [0, 0, 1, 0] })
    expect(tennis.status(over)).toMatchObject({
      phase: 'over',
      turn: null,
      over: true,
      scores: [0, 0, 1, 0],
      winner: 3,
    })
  })

  it('may be won with more than the agreed number of hands', () => {
    expect(tennis.status(after(begin('target 1'), 'hand ghost'))).toMatchObject({ winner: 1, scores: [2, 0, 0, 0] })
  })

  it('continues until a player has the agreed number of hands', () => {
    const one = after(begin('target 2'), 'hand fish')
    expect(tennis.status(one)).toEqual({
      phase: 'hand-over',
      turn: null,
      over: false,
      scores: [0, 0, 1, 0],
      points: [0, 0, 0, 0],
      winner: null,
    })
    const ruling = rule(after(one, 'next'), 'hand angler')
    expect(ruling.accepted && tennis.status(ruling.position)).toMatchObject({ winner: 3, scores: [0, 0, 2, 0] })
  })
})

describe('the next hand (T7)', () => {
  const next = after(begin('dealer 4\nghosting on'), 'hand fish ghost', 'next')

  it('moves every role by one seat', () => {
    expect(events(after(begin(''), 'hand fish'), 'next')).toEqual([{ type: 'phase', phase: 'play', turn: 4 }])
    expect(tennis.state(next)).toEqual({
      phase: 'play',
      hand: 2,
      roles: { ghost: 1, angler: 2, fish: 3, cormorant: 4 },
      turn: 3,
      net: null,
      pair: [],
      points: [0, 0, 0, 0],
      left: [13, 13, 13, 13],
      ghosted: false,
      hands: [0, 1, -1, 0],
      winner: null,
    })
  })

  it('starts without the cards and the Net of the last hand', () => {
    const played2 = played(after(after(lastCard([9, 3, 4, 5]), 'play K'), 'next'), 'Q A')
    expect(tennis.state(played2)).toMatchObject({ net: 11, points: [0, 0, 0, 0], left: [13, 12, 13, 12] })
  })

  it('returns to the first dealer after four hands', () => {
    const line = ['hand fish', 'next']
    const position = after(begin('target 9\ndealer 2'), ...line, ...line, ...line, ...line)
    expect(tennis.state(position)).toMatchObject({ hand: 5, roles: { ghost: 2 }, hands: [1, 1, 1, 1] })
  })
})

describe('a hand that is entered only as a result', () => {
  it('counts as if it had been played', () => {
    expect(events(begin(''), 'hand ghost')).toEqual([
      { type: 'result', player: 1, role: 'ghost', ghosted: false },
      {
        type: 'hand-over',
        player: 1,
        points: [0, 0, 0, 0],
        hands: [2, 0, 0, 0],
        role: 'ghost',
        worth: 2,
        loser: null,
        tied: [],
      },
    ])
    expect(events(begin('target 1\ndealer 3'), 'hand cormorant')).toMatchObject([
      { type: 'result', player: 2, role: 'cormorant', ghosted: false },
      { type: 'hand-over', player: 2, worth: 1 },
      { type: 'over', winner: 2 },
    ])
  })

  it('records whether the Cormorant became a Ghost', () => {
    const position = begin('ghosting on')
    expect(events(position, 'hand cormorant ghost')).toMatchObject([
      { type: 'result', ghosted: true },
      { hands: [0, 0, 0, 2] },
    ])
    expect(events(position, 'hand fish ghost')).toMatchObject([{ ghosted: true }, { hands: [0, 0, 1, -1], loser: 4 }])
    expect(events(position, 'hand ghost ghost')).toMatchObject([{ role: 'ghost' }, { hands: [2, 0, 0, -1] }])
    expect(tennis.state(after(position, 'hand fish ghost'))).toMatchObject({ ghosted: true, phase: 'hand-over' })
    expect(tennis.state(after(position, 'hand fish'))).toMatchObject({ ghosted: false })
  })

  it('counts a Cormorant who became a Ghost before the result was entered', () => {
    expect(events(after(begin('ghosting on'), 'ghost'), 'hand fish')).toMatchObject([
      { ghosted: true },
      { hands: [0, 0, 1, -1] },
    ])
  })

  it('can’t be entered after the first card', () => {
    expect(refused(played(begin(''), 'K'), 'hand fish')).toBe('already-begun')
    expect(rule(played(begin(''), 'K 2 3'), 'hand cormorant ghost')).toMatchObject({
      refusal: { code: 'already-begun', rule: 'entering', played: 3 },
    })
  })

  it('can’t include a Cormorant who became a Ghost if the variant is off', () => {
    expect(rule(begin(''), 'hand cormorant ghost')).toMatchObject({
      refusal: { code: 'not-allowed', rule: 'cormorant' },
    })
  })
})
