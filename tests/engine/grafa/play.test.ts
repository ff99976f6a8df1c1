import { describe, expect, it } from 'vitest'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { after, begin, events, legal, read, refused, rule, withShortDeck } from './table.ts'

const types = (position: ReturnType<typeof withShortDeck>, line: string): string[] =>
  events(position, line).map(event => event.type)

describe('a pair', () => {
  it.each([
    ['9S', '9D', 'value'],
    ['TS', '9D', 'value'],
    ['KS', 'QD', 'value'],
    ['2D', 'KD', 'suit'],
    ['QD', 'JD', 'suit'],
    ['AS', 'KD', 'ace'],
    ['2S', 'AD', 'ace'],
    ['AS', 'AD', 'ace'],
    ['2S', 'AS', 'ace'],
  ])('can be %s with %s, because of %s', (card, top, by) => {
    expect(events(begin(`hand ${card}\ndeck ${top}`), `pair ${card}`)[0]).toEqual({ type: 'pair', hand: card, top, by })
  })

  it.each([
    ['8S', '9D'],
    ['TS', 'JD'],
    ['2C', '3H'],
  ])('can’t be %s with %s', (card, top) => {
    const position = begin(`hand ${card} AH\ndeck ${top}`)
    expect(rule(position, `pair ${card}`)).toEqual({
      accepted: false,
      refusal: { code: 'no-pair', rule: 'pairs', card, top, cards: [card, top] },
    })
    expect(legal(position)).toEqual(['pair AH'])
  })

  it('needs a card in the hand', () => {
    const position = begin('hand 5D\ndeck 4D\ndiscard 9S')
    expect(rule(position, 'pair 9S')).toMatchObject({
      refusal: { code: 'not-in-hand', rule: 'pairs', card: '9S', cards: ['9S'] },
    })
    expect(refused(position, 'pair 4D')).toBe('not-in-hand')
    expect(refused(position, 'pair KC')).toBe('not-in-hand')
    expect(refused(position, 'pair 5D')).toBeNull()
  })

  it('is discarded immediately, and is also shown as the pair until the next card is turned up', () => {
    const position = after(begin('hand 5D 7C\ndeck 4D ?? ?? 9C'), 'pair 5D')
    expect(grafa.state(position)).toMatchObject({ hand: ['7C'], discard: ['4D', '5D'], pair: ['5D', '4D'], score: 2 })
    const drawn = after(position, 'reveal KS QS')
    expect(grafa.state(drawn)).toMatchObject({ hand: ['7C', 'KS', 'QS'], pair: null, phase: 'pair' })
  })

  it('has an event for each step', () => {
    const ruling = rule(begin('hand 5H 7C\ndeck 4D 2C 3C'), 'pair 5H')
    expect(
      ruling.accepted && ruling.steps.map(({ position }) => [position.hand, position.deck[0], position.discard]),
    ).toEqual([
      [['7C'], '2C', []],
      [['4D', '7C'], '2C', []],
      [['4D', '7C'], '2C', ['5H']],
      [['2C', '4D', '7C'], '3C', ['5H']],
      [['2C', '4D', '7C'], '3C', ['5H']],
    ])
    const pairs = ruling.accepted ? ruling.steps.map(({ position }) => position.pair) : []
    expect(pairs.slice(0, -1).every(pair => pair?.join(' ') === '5H 4D')).toBe(true)
    expect(pairs.at(-1)).toBeNull()
  })
})

describe('hearts (G4)', () => {
  it('put the hand card back into the hand if the face-up card is a heart', () => {
    expect(events(begin('hand 9C\ndeck 3H'), 'pair 9C').slice(1)).toEqual([
      { type: 'return', cards: ['9C'] },
      { type: 'discard', cards: ['3H'] },
    ])
  })

  it('put the face-up card, whose suit still acts, into the hand if the hand card is a heart', () => {
    const position = begin('hand 9H\ndeck 3S 4S 5S')
    expect(events(position, 'pair 9H').slice(1)).toEqual([
      { type: 'return', cards: ['3S'] },
      { type: 'discard', cards: ['9H'] },
      { type: 'dig', cards: ['4S'] },
      { type: 'turn', card: '5S' },
    ])
  })

  it('put both cards into the hand if both are hearts', () => {
    const position = begin('hand 9H\ndeck KH 4S')
    expect(events(position, 'pair 9H').slice(1)).toEqual([
      { type: 'return', cards: ['9H', 'KH'] },
      { type: 'turn', card: '4S' },
    ])
    expect(grafa.state(after(position, 'pair 9H'))).toMatchObject({ hand: ['9H', 'KH'], discard: [], score: 0 })
  })

  it('put an ace into the hand too, but the ace of hearts returns no card', () => {
    expect(events(begin('hand 9H\ndeck AC'), 'pair 9H').slice(1)).toEqual([
      { type: 'return', cards: ['AC'] },
      { type: 'discard', cards: ['9H'] },
    ])
    expect(events(begin('hand AH\ndeck 9H'), 'pair AH').slice(1)).toEqual([
      { type: 'return', cards: ['AH'] },
      { type: 'discard', cards: ['9H'] },
    ])
    expect(events(begin('hand AH\ndeck AS'), 'pair AH').slice(1)).toEqual([{ type: 'discard', cards: ['AH', 'AS'] }])
  })
})

describe('the abilities', () => {
  it.each([
    ['9S', '3S', { for: 'dig', count: 2 }],
    ['9S', '3H', { for: 'dig', count: 1 }],
    ['AS', '3S', { for: 'dig', count: 1 }],
    ['3S', 'AS', { for: 'dig', count: 1 }],
    ['AS', 'AD', { for: 'turn', count: 1 }],
    ['9D', '3D', { for: 'draw', count: 2 }],
    ['9H', '3D', { for: 'draw', count: 1 }],
    ['9C', '3C', { for: 'look', count: 3 }],
    ['9C', '3H', { for: 'look', count: 2 }],
    ['AC', '3C', { for: 'look', count: 2 }],
    ['9H', '3H', { for: 'turn', count: 1 }],
  ])('of %s and %s act on the expected number of cards (G2, G3)', (card, top, need) => {
    expect(grafa.state(after(begin(`hand ${card}\ndeck ${top}`), `pair ${card}`))).toMatchObject({
      phase: 'reveal',
      need,
    })
  })

  it('dig cards onto the discard pile', () => {
    expect(events(begin('hand 9S 8S\ndeck 3S KD 2C 7S'), 'pair 9S').slice(1)).toEqual([
      { type: 'discard', cards: ['3S', '9S'] },
      { type: 'dig', cards: ['2C', 'KD'] },
      { type: 'turn', card: '7S' },
    ])
  })

  it('draw cards into the hand', () => {
    const position = begin('hand 9D 8S\ndeck 3D KD 2C 7S')
    expect(events(position, 'pair 9D').slice(2)).toEqual([
      { type: 'draw', cards: ['2C', 'KD'] },
      { type: 'turn', card: '7S' },
    ])
    expect(grafa.state(after(position, 'pair 9D'))).toMatchObject({ hand: ['2C', '8S', 'KD'] })
  })

  it('look at cards in their order, and wait for a new order', () => {
    const position = begin('hand 9C 8S\ndeck 3C KD 2C 7S 5H')
    expect(events(position, 'pair 9C').slice(2)).toEqual([{ type: 'look', cards: ['KD', '2C', '7S'] }])
    expect(grafa.state(after(position, 'pair 9C'))).toMatchObject({ phase: 'arrange', need: null, pair: ['9C', '3C'] })
  })
})

describe('the choice of the ability that acts first (G1)', () => {
  const both = () => after(begin('hand 9S 8H\ndeck 3D 4C 5C 6C'), 'pair 9S')

  it('must be made if both suits act on the deck', () => {
    expect(grafa.state(both())).toMatchObject({ phase: 'use', pair: ['9S', '3D'], need: null, discard: ['3D', '9S'] })
    expect(legal(both())).toEqual(['use D', 'use S'])
    expect(events(both(), 'use S')).toEqual([
      { type: 'dig', cards: ['4C'] },
      { type: 'draw', cards: ['5C'] },
      { type: 'turn', card: '6C' },
    ])
    expect(events(both(), 'use D')).toEqual([
      { type: 'draw', cards: ['4C'] },
      { type: 'dig', cards: ['5C'] },
      { type: 'turn', card: '6C' },
    ])
  })

  it.each([
    ['9S', '3C', ['use C', 'use S']],
    ['9D', '3C', ['use C', 'use D']],
  ])('must be made with %s and %s', (card, top, lines) => {
    expect(legal(after(begin(`hand ${card}\ndeck ${top}`), `pair ${card}`))).toEqual(lines)
  })

  it('must be one of the two suits', () => {
    expect(rule(both(), 'use C')).toMatchObject({
      refusal: { code: 'not-in-pair', rule: 'order', suit: 'C', cards: ['9S', '3D'] },
    })
    expect(refused(both(), 'use H')).toBe('not-in-pair')
  })

  it('must be made with an empty deck too', () => {
    const position = after(withShortDeck('QC', '5D'), 'pair QC')
    expect(grafa.state(position)).toMatchObject({ phase: 'use', deck: [], score: 52 })
    expect(events(position, 'use C')).toEqual([{ type: 'over', score: 52, perfect: true }])
    expect(grafa.status(after(position, 'use D'))).toEqual({
      phase: 'over',
      turn: null,
      over: true,
      scores: [52],
      winner: 1,
    })
    const unknown = after(begin('hand 9S\ndeck 3D'), 'pair 9S')
    expect(rule(unknown, 'use S')).toMatchObject({ accepted: true, steps: [], position: { phase: 'reveal' } })
  })

  it('makes the second ability act on the cards that the first has left on the deck', () => {
    const position = after(begin('hand 9S\ndeck 3C 4C'), 'pair 9S', 'use S')
    expect(grafa.state(position)).toMatchObject({ need: { for: 'look', count: 2 } })
    const later = after(begin('hand 9S 8S\ndeck 3C 4C 5C'), 'pair 9S', 'use C')
    expect(events(later, 'arrange 5C 4C')).toEqual([
      { type: 'arrange', cards: ['5C', '4C'] },
      { type: 'dig', cards: ['5C'] },
      { type: 'turn', card: '4C' },
    ])
  })
})

describe('revealing cards', () => {
  const position = () => after(begin('hand 9C\ndeck 3C KD ?? 7S ?? 6S'), 'pair 9C')

  it('is necessary only for unknown cards', () => {
    expect(grafa.state(position())).toMatchObject({ phase: 'reveal', need: { for: 'look', count: 1 } })
    expect(events(position(), 'reveal 2H')).toEqual([
      { type: 'reveal', cards: ['2H'] },
      { type: 'look', cards: ['KD', '2H', '7S'] },
    ])
    expect(grafa.state(after(position(), 'reveal 2H'))).toMatchObject({
      deck: ['KD', '2H', '7S', '??', '6S', ...Array(45).fill('??')],
    })
  })

  it('needs the requested number of cards', () => {
    expect(rule(position(), 'reveal 2H 3H')).toMatchObject({
      refusal: { code: 'wrong-count', rule: 'seeing', needed: 1, given: 2 },
    })
    expect(refused(position(), 'reveal 9C 9C')).toBe('wrong-count')
  })

  it.each([
    ['in the hand', 'AH'],
    ['in the pair', '9C'],
    ['on the discard pile', 'QC'],
    ['at the top of the deck', 'KD'],
    ['deep in the deck', '6S'],
  ])('refuses a card that is already known to be %s', (_, card) => {
    const known = after(begin('hand 9C AH\ndeck 3C KD ?? 7S ?? 6S\ndiscard QC'), 'pair 9C')
    expect(rule(known, `reveal ${card}`)).toMatchObject({
      refusal: { code: 'already-seen', rule: 'seeing', cards: [card] },
    })
  })

  it('refuses a card that is named twice', () => {
    const two = after(begin('hand 9S\ndeck 3S'), 'pair 9S')
    expect(rule(two, 'reveal 2H 2H')).toMatchObject({ refusal: { code: 'already-seen', cards: ['2H'] } })
    expect(rule(two, 'reveal 9S 3S')).toMatchObject({ refusal: { code: 'already-seen', cards: ['9S', '3S'] } })
    expect(refused(two, 'reveal 2H 3H')).toBeNull()
  })

  it('is necessary for the last unknown card too', () => {
    const last = after(withShortDeck('9S', '3H ??'), 'pair 9S')
    expect(grafa.state(last)).toMatchObject({ need: { for: 'dig', count: 1 } })
    expect(legal(last)).toEqual([])
  })

  it('is reported with the cards in the order in which they were named', () => {
    const two = after(begin('hand 9S 8C\ndeck 3S'), 'pair 9S')
    expect(events(two, 'reveal KH 2D')).toEqual([
      { type: 'reveal', cards: ['KH', '2D'] },
      { type: 'dig', cards: ['2D', 'KH'] },
    ])
  })
})

describe('arranging cards', () => {
  const position = () => after(begin('hand 9C 8S\ndeck 3C KD 2C 7S 5H'), 'pair 9C')

  it('accepts the looked-at cards in any order', () => {
    expect(legal(position())).toEqual([
      'arrange 2C 7S KD',
      'arrange 2C KD 7S',
      'arrange 7S 2C KD',
      'arrange 7S KD 2C',
      'arrange KD 2C 7S',
      'arrange KD 7S 2C',
    ])
    expect(events(position(), 'arrange 7S 2C KD')).toEqual([
      { type: 'arrange', cards: ['7S', '2C', 'KD'] },
      { type: 'turn', card: '7S' },
    ])
    expect(after(position(), 'arrange 7S 2C KD').deck.slice(0, 5)).toEqual(['7S', '2C', 'KD', '5H', '??'])
  })

  it.each(['arrange KD 2C', 'arrange KD 2C 5H', 'arrange KD 2C 2C', 'arrange KD 2C 7S 5H', 'arrange KD 2C 7S 7S'])(
    'accepts no other cards: %s',
    line => {
      expect(rule(position(), line)).toMatchObject({
        refusal: { code: 'wrong-cards', rule: 'clubs', cards: ['KD', '2C', '7S'] },
      })
    },
  )

  it('needs two cards; a single card is only looked at', () => {
    expect(events(withShortDeck('9C', '3C 8S'), 'pair 9C').slice(2)).toEqual([
      { type: 'look', cards: ['8S'] },
      { type: 'turn', card: '8S' },
      { type: 'over', score: 51, perfect: false },
    ])
    expect(events(after(withShortDeck('9C 2H', '3C ??'), 'pair 9C'), 'reveal AS')).toEqual([
      { type: 'reveal', cards: ['AS'] },
      { type: 'look', cards: ['AS'] },
      { type: 'turn', card: 'AS' },
    ])
  })

  it('takes only two cards if the deck has no more', () => {
    const two = after(withShortDeck('9C 8S', '3C KD 2C'), 'pair 9C')
    expect(legal(two)).toEqual(['arrange 2C KD', 'arrange KD 2C'])
  })
})

describe('a short deck (G5)', () => {
  it('has its cards dug or drawn until it is empty', () => {
    expect(types(withShortDeck('9S', '3S 4C'), 'pair 9S')).toEqual(['pair', 'discard', 'dig', 'over'])
    expect(types(withShortDeck('9D', '3D 4C'), 'pair 9D')).toEqual(['pair', 'discard', 'draw', 'over'])
  })

  it('has no event for an ability if no cards are left', () => {
    expect(types(withShortDeck('9S', '3S'), 'pair 9S')).toEqual(['pair', 'discard', 'over'])
    expect(types(withShortDeck('9C', '3C'), 'pair 9C')).toEqual(['pair', 'discard', 'over'])
    expect(types(after(withShortDeck('9S', '3D 4C'), 'pair 9S'), 'use S')).toEqual(['dig', 'over'])
  })
})

describe('the end of the game (G6)', () => {
  it('comes when no hand card pairs with the card that is turned up', () => {
    const position = after(begin('hand 9H 2C\ndeck 3H ?? KD'), 'pair 9H')
    expect(grafa.state(position)).toMatchObject({ phase: 'reveal', need: { for: 'turn' } })
    expect(events(after(begin('hand 9H\ndeck 3S ?? KD'), 'pair 9H'), 'reveal 5C').slice(-2)).toEqual([
      { type: 'turn', card: 'KD' },
      { type: 'over', score: 2, perfect: false },
    ])
  })

  it('comes with an empty deck, even if the hand has cards', () => {
    const over = after(withShortDeck('9C AH', '3C'), 'pair 9C')
    expect(grafa.state(over)).toMatchObject({
      phase: 'over',
      hand: ['AH'],
      deck: [],
      pair: null,
      need: null,
      score: 51,
    })
  })

  it('comes with an empty hand only after the next card is turned up', () => {
    expect(events(begin('hand AC\ndeck AS 9S'), 'pair AC').slice(2)).toEqual([
      { type: 'turn', card: '9S' },
      { type: 'over', score: 2, perfect: false },
    ])
  })

  it('is perfect if all 52 cards are on the discard pile', () => {
    expect(events(withShortDeck('9S', '3S KC'), 'pair 9S').at(-1)).toEqual({ type: 'over', score: 52, perfect: true })
    expect(events(withShortDeck('9D', '3D KC'), 'pair 9D').at(-1)).toEqual({ type: 'over', score: 51, perfect: false })
  })
})

describe('phases', () => {
  const positions = {
    pair: () => begin('hand 9S\ndeck 3C'),
    use: () => after(begin('hand 9S\ndeck 3C'), 'pair 9S'),
    reveal: () => after(begin('hand 9S\ndeck 3H'), 'pair 9S'),
    arrange: () => after(begin('hand 9C\ndeck 3H 4C 5C'), 'pair 9C'),
  }
  const rules = { pair: 'pairs', use: 'order', reveal: 'seeing', arrange: 'clubs' }
  const lines = { pair: 'pair 9S', use: 'use S', reveal: 'reveal KD', arrange: 'arrange 4C 5C' }
  const phases = ['pair', 'use', 'reveal', 'arrange'] as const

  it.each(phases)('refuse the actions of other phases: %s', phase => {
    const others = phases.filter(other => other !== phase)
    for (const other of others) {
      expect(rule(positions[phase](), lines[other])).toMatchObject({
        refusal: { code: 'wrong-phase', rule: rules[phase] },
      })
    }
    expect(refused(positions[phase](), lines[phase])).toBeNull()
    expect(grafa.status(positions[phase]())).toMatchObject({ phase, turn: 1, over: false, winner: null })
  })

  it('refuse unknown words', () => {
    expect(grafa.isCorrection(read('pair 9S'))).toBe(false)
    expect(rule(positions.pair(), 'undo it')).toMatchObject({ refusal: { code: 'unknown-action', rule: 'seeing' } })
    expect(refused(positions.use(), 'hand 3')).toBe('unknown-action')
  })

  it('refuse everything once the game is over', () => {
    const over = begin('hand 2C\ndeck KD')
    expect(rule(over, 'undo')).toMatchObject({ refusal: { code: 'over', rule: 'end' } })
    expect(phases.map(phase => refused(over, lines[phase]))).toEqual(Array(4).fill('over'))
    expect(legal(over)).toEqual([])
  })
})
