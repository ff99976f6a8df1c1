import { describe, expect, it } from 'vitest'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { withNotation } from '../session.ts'
import { countedSteps, spelledSteps, spelledInstructions } from '../spelled.ts'
import { after, dealt, main, setup, started } from './build.ts'

const { hands } = wellsix
const { path } = withNotation(wellsix)
const forward = (position: Position, ...lines: readonly string[]): string[][] =>
  spelledInstructions(hands.forward(path(position, ...lines)))

describe('the players’ hands', () => {
  const position = main(['7H 8H 2S'])

  it('place a card from the hand of the player whose turn it is', () => {
    expect(forward(position, 'place KD 0,1', 'place 2D 0,2', 'place KC 1,1')).toEqual([
      ['lay: KD hand 1 > cell 0,1'],
      ['lay: 2D hand 1 > cell 0,2'],
      ['lay: KC hand 2 > cell 1,1'],
    ])
  })

  it('switch two cards of the layout, and exchange one for a card from the player’s hand', () => {
    expect(forward(position, 'switch 1,0 0,0', 'exchange 0,0 AD')).toEqual([
      ['swap: 8H cell 1,0 > cell 0,0, 7H cell 0,0 > cell 1,0'],
      ['exchange: 8H cell 0,0 > hand 1, AD hand 1 > cell 0,0'],
    ])
  })

  it('remove a captured card and then move the capturing card to its square, in one instruction', () => {
    const other = main(['9C 7H 6S', '.. 6H KH'])
    expect(forward(main(['7H 6S', '.. 6H']), 'capture 0,1 1,1')).toEqual([
      ['lift: 6S cell 1,1 > seized 1', 'move: 7H cell 0,1 > cell 1,1'],
    ])
    expect(forward(other, 'capture 1,1 1,0')).toEqual([
      ['lift: 6H cell 1,0 > hand 1', 'move: 7H cell 1,1 > cell 1,0'],
      ['lift: 9C cell 0,1 > seized 1'],
    ])
  })

  it('remove all cut-off cards, the other player’s first', () => {
    expect(forward(main(['9H 9C 7H 6S KH', '.. .. .. 2H ..']), 'capture 2,1 3,1')).toEqual([
      ['lift: 6S cell 3,1 > seized 1', 'move: 7H cell 2,1 > cell 3,1'],
      ['lift: 9C cell 1,1 > seized 1', 'lift: 9H cell 0,1 > hand 1'],
    ])
  })

  it('do nothing for an agreement or a correction, and undo a correction', () => {
    expect(forward(position, 'agree')).toEqual([])
    expect(forward(position, 'correct 0,0 9H')).toEqual([])
    expect(spelledInstructions(hands.back(path(position, 'correct 0,0 9D')))).toEqual([
      ['lift: 9D cell 0,0 > hand 1'],
      ['lay: 7H hand 1 > cell 0,0'],
    ])
  })

  it('deal the second suit to each player when the opening ends', () => {
    const event = { type: 'phase', phase: 'main', turn: 1, moves: 1, suits: ['D', 'C'] } as const
    const [deal, ...more] = hands.steps(position, { event, position })
    expect(more).toEqual([])
    expect(deal?.kind).toBe('deal')
    expect(deal?.movements).toHaveLength(26)
    expect(deal?.movements[0]).toEqual({ piece: '2D', from: 'pack', to: 'hand 1' })
    expect(deal?.movements.at(-1)).toEqual({ piece: 'TC', from: 'pack', to: 'hand 2' })
    expect(hands.steps(position, { event: { type: 'phase', phase: 'main', turn: 1, moves: 1 }, position })).toEqual([])
  })

  it('gather all cards for a new game, and deal each player the first of their suits', () => {
    const ended = after(main(['7H 2S'], { seized: [['3C'], ['4D']] }), 'agree')
    const instructions = hands.forward(path(ended, 'next'))
    expect(countedSteps(instructions)).toEqual([['gather 52', 'deal 26']])
    const [[gather, deal] = []] = instructions
    expect(spelledSteps(gather ? [{ ...gather, movements: gather.movements.slice(0, 2) }] : [])).toEqual([
      'gather: 7H cell 0,0 > pack, 2S cell 1,0 > pack',
    ])
    expect(deal?.movements[0]).toEqual({ piece: '2S', from: 'pack', to: 'hand 1' })
    expect(deal?.movements.at(-1)).toEqual({ piece: 'TH', from: 'pack', to: 'hand 2' })
  })
})

describe('cards', () => {
  it('that are not dealt yet are in the pack', () => {
    const locations = hands.locations(started(setup()))
    expect([...locations.keys()]).toEqual(['hand 1', 'hand 2', 'pack'])
    expect(locations.get('hand 1')).toEqual('2H 3H 4H 5H 6H 7H 8H 9H AH JH KH QH TH'.split(' '))
    expect(locations.get('pack')).toHaveLength(26)
  })

  it('are in the layout, in hands, and in piles of captured cards', () => {
    const locations = hands.locations(main(['7H 2S'], { seized: [['3C'], ['4D']] }))
    expect([...locations.keys()]).toEqual(['cell 0,0', 'cell 1,0', 'hand 1', 'hand 2', 'seized 1', 'seized 2'])
    expect(locations.get('cell 1,0')).toEqual(['2S'])
    expect([locations.get('seized 1'), locations.get('seized 2')]).toEqual([['3C'], ['4D']])
  })

  it('go directly from one position to another, even of another game', () => {
    const one = main(['7H 2S 3S'])
    const other = started(dealt(['7H 3S 2S', '.. .. 5H'], { seized: [['6S'], []] }))
    expect(spelledInstructions(hands.across(one, other))).toEqual([
      ['move: 7H cell 0,0 > cell 0,1'],
      ['move: 3S cell 2,0 > cell 1,1'],
      ['move: 2S cell 1,0 > cell 2,1'],
      ['give: 6S hand 2 > seized 1'],
      ['lay: 5H hand 1 > cell 2,0'],
    ])
    expect(hands.across(one, after(one, 'agree', 'next')).length).toBeGreaterThan(1)
  })
})
