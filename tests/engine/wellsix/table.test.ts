import { describe, expect, it } from 'vitest'
import { DECK } from '../../../src/engine/cards.ts'
import {
  cardsOfSuit,
  colourOf,
  partOf,
  opponentOf,
  ownerOf,
  canCapture,
  withPart,
} from '../../../src/engine/wellsix/colours.ts'
import { groupsOf, largestOf, isConnectedTo } from '../../../src/engine/wellsix/board.ts'
import { alignedCells } from '../../../src/engine/wellsix/match.ts'
import { list, table } from './build.ts'

describe('colours', () => {
  it('are red for hearts and diamonds, and black for spades and clubs', () => {
    expect(list('7H AD').map(colourOf)).toEqual(['red', 'red'])
    expect(list('7S AC').map(colourOf)).toEqual(['black', 'black'])
  })

  it('each belong to one player', () => {
    expect(ownerOf({ red: 1 }, '7H')).toBe(1)
    expect(ownerOf({ red: 1 }, '7C')).toBe(2)
    expect(ownerOf({ red: 2 }, '7D')).toBe(2)
    expect(ownerOf({ red: 2 }, '7S')).toBe(1)
  })

  it('have thirteen cards of each suit, listed in ASCII order', () => {
    expect(cardsOfSuit('D')).toEqual('2D 3D 4D 5D 6D 7D 8D 9D AD JD KD QD TD'.split(' '))
  })
})

describe('a pair of values, one for each player', () => {
  it('is read and changed by the player’s number, 1 or 2', () => {
    expect([opponentOf(1), opponentOf(2)]).toEqual([2, 1])
    expect([partOf(['a', 'b'], 1), partOf(['a', 'b'], 2)]).toEqual(['a', 'b'])
    expect(withPart(['a', 'b'], 1, 'c')).toEqual(['c', 'b'])
    expect(withPart(['a', 'b'], 2, 'c')).toEqual(['a', 'c'])
  })
})

describe('ranks', () => {
  it('capture the rank directly below, and an ace captures a king', () => {
    const pairs = 'KQ QJ JT T9 98 87 76 65 54 43 32 2A AK'.split(' ')
    const taking = DECK.filter(card => card.endsWith('H')).flatMap(card =>
      DECK.filter(taken => taken.endsWith('C') && canCapture(card, taken)).map(taken => `${card[0]}${taken[0]}`),
    )
    expect(taking.sort()).toEqual(pairs.sort())
  })
})

describe('free squares', () => {
  it('touch a card along an edge', () => {
    const lying = table('7H ..', '.. ..')
    expect(['0,0', '1,1', '-1,1', '0,2'].map(cell => isConnectedTo(lying, cell))).toEqual([true, true, true, true])
    expect(['1,0', '0,3', '-1,0', '5,5'].map(cell => isConnectedTo(lying, cell))).toEqual([false, false, false, false])
  })

  it('include only the origin before the first card', () => {
    expect(isConnectedTo({}, '0,0')).toBe(true)
    expect(isConnectedTo({}, '1,0')).toBe(false)
  })
})

describe('groups', () => {
  const sorted = (groups: readonly (readonly string[])[]): string[] => groups.map(group => [...group].sort().join(' ')).sort() // oxfmt-ignore

  it('are connected along edges', () => {
    const groups = groupsOf(table('7H .. 2S 3S', '.. 4H .. 5S', '6S 8H .. ..'))
    expect(sorted(groups)).toEqual(['0,0 1,0 1,1', '0,2', '2,2 3,1 3,2'])
  })

  it('don’t exist without cards', () => {
    expect(groupsOf({})).toEqual([])
    expect(largestOf([])).toEqual([])
  })

  it('can be equally large', () => {
    expect(sorted(largestOf(groupsOf(table('7H .. 2S 3S', '.. 4H .. 5S', '6S 8H .. ..'))))).toEqual([
      '0,0 1,0 1,1',
      '2,2 3,1 3,2',
    ])
    expect(sorted(largestOf(groupsOf(table('7H .. 2S 3S', '8H .. .. ..'))))).toEqual(['0,0 0,1', '2,1 3,1'])
    expect(sorted(largestOf(groupsOf(table('7H .. 2S 3S', '8H 9H .. ..'))))).toEqual(['0,0 0,1 1,0'])
  })
})

describe('lines', () => {
  it('can be six adjacent cards of one colour in a row', () => {
    const row = table('7H 2D 3H 4D 5H 6D')
    expect(alignedCells(row, 'red')).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'])
    expect(alignedCells(row, 'black')).toEqual([])
  })

  it('can be six adjacent cards of one colour in a column', () => {
    const column = table('7S', '2C', '3S', '4C', '5S', '6C')
    expect(alignedCells(column, 'black')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5'])
    expect(alignedCells(column, 'red')).toEqual([])
  })

  it('can be longer than six', () => {
    expect(alignedCells(table('7H 2D 3H 4D 5H 6D 8H'), 'red')).toHaveLength(7)
  })

  it('are not found for five cards, or for six with a gap or a card of the other colour', () => {
    expect(alignedCells(table('7H 2D 3H 4D 5H 6S'), 'red')).toEqual([])
    expect(alignedCells(table('7H 2D 3H 4S 5H 6D 8H'), 'red')).toEqual([])
    expect(alignedCells(table('7H 2D 3H .. 5H 6D 8H'), 'red')).toEqual([])
  })

  it('are not diagonal', () => {
    const steps = table('7H .. .. .. .. ..', '.. 2H .. .. .. ..', '.. .. 3H .. .. ..', '.. .. .. 4H .. ..', '.. .. .. .. 5H ..', '.. .. .. .. .. 6H') // oxfmt-ignore
    expect(alignedCells(steps, 'red')).toEqual([])
  })

  it('that cross are returned as one list of their squares without repetition, sorted by x, then y', () => {
    const cross = table('AD .. .. .. .. ..', '2D .. .. .. .. ..', '3D .. .. .. .. ..', '4D .. .. .. .. ..', '5D .. .. .. .. ..', '7H 2H 3H 4H 5H 6H') // oxfmt-ignore
    expect(alignedCells(cross, 'red')).toEqual('0,0 0,1 0,2 0,3 0,4 0,5 1,0 2,0 3,0 4,0 5,0'.split(' '))
  })
})
