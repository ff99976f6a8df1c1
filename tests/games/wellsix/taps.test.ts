import { describe, expect, it } from 'vitest'
import { startReplay } from '../../../src/book/journal/replay.ts'
import { legal } from '../../../src/engine/wellsix/legal.ts'
import { makeAction } from '../../../src/engine/wellsix/notation.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { movesFor, targetsOf, type Tap } from '../../../src/games/wellsix/taps.ts'
import { valueOf } from '../../book/results.ts'
import { CUT, head, PAIR } from './heads.ts'
import { RULES } from '../../rules.ts'

const at = (text: string): Position => valueOf(startReplay(text, RULES)).start as Position
const cell = (name: string): Tap => ({ type: 'cell', cell: name })
const made = (...taps: Parameters<typeof movesFor>) => movesFor(...taps).map(makeAction)
const hand = (card: 'AH' | '2D' | '5H'): Tap => ({ type: 'hand', card })

describe('two taps', () => {
  it('on a hand card and a free square, in either order, place the card', () => {
    expect(made(at(CUT), hand('AH'), cell('0,1'))).toEqual(['place AH 0,1'])
    expect(made(at(CUT), cell('0,1'), hand('AH'))).toEqual(['place AH 0,1'])
  })

  it('on a hand card and a card of the layout exchange them, in either order', () => {
    expect(made(at(CUT), hand('AH'), cell('0,0'))).toEqual(['exchange 0,0 AH'])
    expect(made(at(CUT), cell('0,0'), hand('AH'))).toEqual(['exchange 0,0 AH'])
  })

  it('in the opening can only place a card', () => {
    const opening = at(head('turn 2', 'moves 2', 'deal', '0,0 7H'))
    expect(made(opening, hand('AH'), cell('0,0'))).toEqual(['place AH 0,0'])
  })

  it('on the player’s own card and then a card of the other player capture the second card', () => {
    expect(made(at(CUT), cell('4,0'), cell('3,0'))).toEqual(['capture 4,0 3,0'])
  })

  it('on a card of the other player and then the player’s own card capture the first card', () => {
    expect(made(at(CUT), cell('3,0'), cell('4,0'))).toEqual(['capture 4,0 3,0'])
  })

  it('on two of the player’s own cards can mean a capture or a switch', () => {
    expect(made(at(PAIR), cell('0,0'), cell('1,0'))).toEqual(['capture 0,0 1,0', 'switch 0,0 1,0'])
  })

  it('that don’t fit together make no move', () => {
    expect(made(at(CUT), hand('AH'), hand('2D'))).toEqual([])
    expect(made(at(CUT), cell('0,0'), cell('0,1'))).toEqual([])
    expect(made(at(CUT), cell('0,1'), cell('0,0'))).toEqual([])
  })
})

describe('legal second taps', () => {
  const targets = (text: string, first: Tap) => {
    const found = targetsOf(legal(at(text)), first)
    return { cells: [...found.cells].sort(), cards: [...found.cards].sort() }
  }

  it('after a tap on a hand card are on free squares, and on the player’s own cards to exchange', () => {
    const { cells, cards } = targets(PAIR, hand('AH'))
    expect(cells).toEqual(['-1,0', '-1,1', '0,-1', '0,0', '0,2', '1,-1', '1,0', '1,1', '2,0'])
    expect(cards).toEqual([])
  })

  it('after a tap on a card of the layout are on cards to capture or switch with, and on cards in the hand', () => {
    const { cells, cards } = targets(PAIR, cell('0,0'))
    expect(cells).toEqual(['1,0'])
    expect(cards).toHaveLength(24)
  })

  it('after a tap on a free square are on cards in the hand', () => {
    const { cells, cards } = targets(PAIR, cell('2,0'))
    expect(cells).toEqual([])
    expect(cards).toHaveLength(24)
  })

  it('don’t exist after a tap on the other player’s card', () => {
    expect(targets(PAIR, cell('0,1'))).toEqual({ cells: [], cards: [] })
  })
})
