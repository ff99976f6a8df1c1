import { describe, expect, it } from 'vitest'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { after, begin, events, legal } from './table.ts'

/**
 * The example game of the rules. The 5 of diamonds and the 5 of clubs stand in for cards that the rules don’t
 * name.
 */
const GAME: readonly (readonly [line: string, said: readonly object[]])[] = [
  [
    'pair 6S',
    [
      { type: 'pair', hand: '6S', top: '4H', by: 'value' },
      { type: 'return', cards: ['6S'] },
      { type: 'discard', cards: ['4H'] },
    ],
  ],
  [
    'reveal 5D',
    [
      { type: 'reveal', cards: ['5D'] },
      { type: 'dig', cards: ['5D'] },
    ],
  ],
  [
    'reveal 6C',
    [
      { type: 'reveal', cards: ['6C'] },
      { type: 'turn', card: '6C' },
    ],
  ],
  [
    'pair 6S',
    [
      { type: 'pair', hand: '6S', top: '6C', by: 'value' },
      { type: 'discard', cards: ['6C', '6S'] },
    ],
  ],
  ['use C', []],
  [
    'reveal JD 10C',
    [
      { type: 'reveal', cards: ['JD', 'TC'] },
      { type: 'look', cards: ['JD', 'TC'] },
    ],
  ],
  [
    'arrange JD TC',
    [
      { type: 'arrange', cards: ['JD', 'TC'] },
      { type: 'dig', cards: ['JD'] },
      { type: 'turn', card: 'TC' },
    ],
  ],
  [
    'pair 4C',
    [
      { type: 'pair', hand: '4C', top: 'TC', by: 'suit' },
      { type: 'discard', cards: ['4C', 'TC'] },
    ],
  ],
  [
    'reveal 2D 9H 7S',
    [
      { type: 'reveal', cards: ['2D', '9H', '7S'] },
      { type: 'look', cards: ['2D', '9H', '7S'] },
    ],
  ],
  [
    'arrange 9H 7S 2D',
    [
      { type: 'arrange', cards: ['9H', '7S', '2D'] },
      { type: 'turn', card: '9H' },
    ],
  ],
  [
    'pair 3H',
    [
      { type: 'pair', hand: '3H', top: '9H', by: 'suit' },
      { type: 'return', cards: ['3H', '9H'] },
      { type: 'turn', card: '7S' },
    ],
  ],
  [
    'pair 2S',
    [
      { type: 'pair', hand: '2S', top: '7S', by: 'suit' },
      { type: 'discard', cards: ['2S', '7S'] },
    ],
  ],
  [
    'reveal 5C',
    [
      { type: 'reveal', cards: ['5C'] },
      { type: 'dig', cards: ['2D', '5C'] },
    ],
  ],
  [
    'reveal QD',
    [
      { type: 'reveal', cards: ['QD'] },
      { type: 'turn', card: 'QD' },
    ],
  ],
  [
    'pair AH',
    [
      { type: 'pair', hand: 'AH', top: 'QD', by: 'ace' },
      { type: 'discard', cards: ['AH', 'QD'] },
    ],
  ],
  [
    'reveal JC',
    [
      { type: 'reveal', cards: ['JC'] },
      { type: 'draw', cards: ['JC'] },
    ],
  ],
  [
    'reveal KS',
    [
      { type: 'reveal', cards: ['KS'] },
      { type: 'turn', card: 'KS' },
      { type: 'over', score: 13, perfect: false },
    ],
  ],
]

const unknown = (count: number): string[] => Array<string>(count).fill('??')

describe('the example game of the rules', () => {
  const start = () => begin('players Ann\nhand AH 6S 4C 3H 2S\ndeck 4H')
  const at = (line: number): object => grafa.state(after(start(), ...GAME.slice(0, line).map(([each]) => each)))

  it('has the expected ruling on each line', () => {
    let position = start()
    for (const [line, said] of GAME) {
      expect(events(position, line)).toEqual(said)
      position = after(position, line)
    }
    expect(grafa.status(position)).toEqual({ phase: 'over', turn: null, over: true, scores: [13], winner: 0 })
  })

  it('logs all events except `discard`, `reveal`, `look` and `arrange`', () => {
    const types = new Set(GAME.flatMap(([, said]) => said.map(event => ('type' in event ? String(event.type) : ''))))
    const untold = [...types].filter(type => !grafa.logged.some(each => each === type))
    expect(untold).toEqual(['discard', 'reveal', 'look', 'arrange'])
    expect(grafa.logged).toHaveLength(types.size - untold.length + 1)
    expect(grafa.logged).toContain('irregular')
  })

  it('first accepts a pair with each card of the hand except the 2 of spades', () => {
    expect(legal(start())).toEqual(['pair 3H', 'pair 4C', 'pair 6S', 'pair AH'])
    expect(grafa.status(start())).toEqual({ phase: 'pair', turn: 1, over: false, scores: [0], winner: null })
  })

  it('asks for the card that is dug, then for the card that is turned up', () => {
    const hand = ['2S', '3H', '4C', '6S', 'AH']
    expect(at(1)).toEqual({
      phase: 'reveal',
      hand,
      deck: unknown(46),
      discard: ['4H'],
      pair: ['6S', '4H'],
      need: { for: 'dig', count: 1 },
      score: 1,
    })
    expect(at(2)).toEqual({
      phase: 'reveal',
      hand,
      deck: unknown(45),
      discard: ['4H', '5D'],
      pair: ['6S', '4H'],
      need: { for: 'turn', count: 1 },
      score: 2,
    })
    expect(at(3)).toEqual({
      phase: 'pair',
      hand,
      deck: ['6C', ...unknown(44)],
      discard: ['4H', '5D'],
      pair: null,
      need: null,
      score: 2,
    })
  })

  it('lets the player choose which suit acts first, look at cards, and order them', () => {
    const discard = ['4H', '5D', '6C', '6S']
    const common = { hand: ['2S', '3H', '4C', 'AH'], discard, pair: ['6S', '6C'], score: 4 }
    expect(at(4)).toEqual({ ...common, phase: 'use', deck: unknown(44), need: null })
    expect(at(5)).toEqual({ ...common, phase: 'reveal', deck: unknown(44), need: { for: 'look', count: 2 } })
    expect(at(6)).toEqual({ ...common, phase: 'arrange', deck: ['JD', 'TC', ...unknown(42)], need: null })
  })

  it('lists the known cards that a club has put back on the deck', () => {
    expect(at(10)).toMatchObject({ deck: ['9H', '7S', '2D', ...unknown(39)] })
    expect(at(12)).toMatchObject({ deck: ['2D', ...unknown(39)], need: { for: 'dig', count: 1 } })
  })

  it('ends when the king of spades is turned up', () => {
    expect(at(GAME.length)).toEqual({
      phase: 'over',
      hand: ['3H', '9H', 'JC'],
      deck: ['KS', ...unknown(35)],
      discard: ['2D', '2S', '4C', '4H', '5C', '5D', '6C', '6S', '7S', 'AH', 'JD', 'QD', 'TC'],
      pair: null,
      need: null,
      score: 13,
    })
  })
})
