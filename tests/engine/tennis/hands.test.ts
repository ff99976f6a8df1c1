import { describe, expect, it } from 'vitest'
import { DECK } from '../../../src/engine/cards.ts'
import { handsPlanner } from '../../../src/engine/tennis/hands.ts'
import type { Position } from '../../../src/engine/tennis/types.ts'
import { countedSteps, spelledInstructions } from '../spelled.ts'
import { after, begin, path, played } from './table.ts'

const start = begin('ghosting on')
const across = (from: Position, to: Position): string[][] => spelledInstructions(handsPlanner.across(from, to))

/** The actions that play these cards. */
const whole = (cards: readonly string[]): string[] => cards.map(card => `play ${card}`)

describe('the players’ hands', () => {
  it('lay each card in front of its player’s seat, with one instruction for each card', () => {
    const line = path(start, 'play KH', 'ghost', 'play K', 'play 3')
    expect(spelledInstructions(handsPlanner.forward(line))).toEqual([
      ['lay: KH hand 3 > played 3'],
      ['lay: K hand 1 > played 1'],
      ['lay: 3 hand 2 > played 2'],
    ])
    expect(spelledInstructions(handsPlanner.back(line))).toEqual([
      ['lift: 3 played 2 > hand 2'],
      ['lift: K played 1 > hand 1'],
      ['lift: KH played 3 > hand 3'],
    ])
  })

  it('track the number of cards that each player holds, and the cards that were played', () => {
    const locations = handsPlanner.locations(played(start, 'KH 3 3 4 5'))
    expect(locations.get('played 3')).toEqual(['KH', '5'])
    expect([1, 2, 3, 4].map(seat => locations.get(`hand ${seat}`)?.length)).toEqual([12, 12, 11, 12])
    expect(new Set(locations.get('hand 1'))).toEqual(new Set(['??']))
    expect(locations.has('played 4')).toBe(true)
    expect(handsPlanner.locations(start).has('played 4')).toBe(false)
  })

  it('gather all cards and deal them again in one instruction', () => {
    const line = path(start, ...whole(DECK), 'next')
    const instructions = handsPlanner.forward(line)
    expect(instructions).toHaveLength(53)
    expect(countedSteps(instructions.slice(-1))).toEqual([['gather 52', 'deal 52']])
    const [[gather, deal] = []] = instructions.slice(-1)
    expect(gather?.movements[0]).toEqual({ piece: '2S', from: 'played 1', to: 'pack' })
    expect(deal?.movements.filter(({ to }) => to === 'hand 4')).toHaveLength(13)
    expect(new Set(deal?.movements.map(({ piece }) => piece))).toEqual(new Set(['??']))
  })

  it('gather and deal all cards between positions of two deals, but not within one deal', () => {
    const next = after(start, 'hand fish', 'next')
    expect(countedSteps(handsPlanner.across(played(start, 'KH'), next))).toEqual([['gather 52'], ['deal 52']])
    expect(across(after(start, 'hand fish'), start)).toEqual([])
  })
})

describe('the players’ hands, between two positions of one deal', () => {
  it('take back the cards that are only in the first position, then lay the cards that are only in the second, seat by seat', () => {
    expect(across(played(start, 'KH 2 3 4 5'), played(start, 'KH 7'))).toEqual([
      ['lift: 2 played 1 > hand 1'],
      ['lift: 3 played 2 > hand 2'],
      ['lift: 5 played 3 > hand 3'],
      ['lift: 4 played 4 > hand 4'],
      ['lay: 7 hand 1 > played 1'],
    ])
    expect(across(start, played(start, '2 3 4 5 6'))).toEqual([
      ['lay: 3 hand 1 > played 1'],
      ['lay: 4 hand 2 > played 2'],
      ['lay: 2 hand 3 > played 3, 6 hand 3 > played 3'],
      ['lay: 5 hand 4 > played 4'],
    ])
  })

  it('leave a misidentified card if its player holds no other cards', () => {
    const cards = [...DECK]
    const other = [...cards.slice(0, 12), 'AH', 'KS', ...cards.slice(14)]
    const last = after(start, ...whole(cards))
    expect(across(last, after(start, ...whole(other)))).toEqual([])
    expect(across(last, after(start, ...whole(other).slice(0, 51)))).toEqual([[`lift: ${cards[51]} played 4 > hand 4`]])
  })
})
