import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK, SUITS } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Action, Setup } from '../../../src/engine/grafa/types.ts'
import { errorOf, linesOf, valueOf, wordsOf } from '../session.ts'
import { parseHead, read } from './table.ts'

const unreadable = (line: string): unknown => errorOf(grafa.parseAction(wordsOf(line)))

describe('actions', () => {
  it.each<[string, Action]>([
    ['pair 10h', { type: 'pair', card: 'TH' }],
    ['USE c', { type: 'use', suit: 'C' }],
    ['reveal jd 10C', { type: 'reveal', cards: ['JD', 'TC'] }],
    ['arrange 9H 9H', { type: 'arrange', cards: ['9H', '9H'] }],
    ['Hand 3', { type: 'unknown', words: ['hand', '3'] }],
    ['undo', { type: 'unknown', words: ['undo'] }],
  ])('are parsed: %s', (line, action) => expect(read(line)).toEqual(action))

  it.each([
    ['pair', 'word-count', ['pair']],
    ['pair 6S 7S', 'word-count', ['pair']],
    ['pair 6', 'not-a-card', ['pair', '6']],
    ['pair ??', 'not-a-card', ['pair', '??']],
    ['use', 'word-count', ['use']],
    ['use S C', 'word-count', ['use']],
    ['use spades', 'not-a-suit', ['use', 'spades']],
    ['reveal', 'word-count', ['reveal']],
    ['reveal 6S ??', 'not-a-card', ['reveal', '??']],
    ['arrange', 'word-count', ['arrange']],
    ['arrange 6S 1S', 'not-a-card', ['arrange', '1s']],
  ])('can’t be read from %s', (line, code, about) => expect(unreadable(line)).toEqual({ code, about }))

  it('are written in canonical spelling', () => {
    expect(grafa.makeAction(read('Reveal 10c  jd'))).toBe('reveal TC JD')
    expect(grafa.makeAction(read('HELLO   World'))).toBe('hello world')
  })

  it('are unchanged when they are written and parsed', () => {
    const actions: Action[] = [
      ...DECK.map((card): Action => ({ type: 'pair', card })),
      ...SUITS.map((suit): Action => ({ type: 'use', suit })),
      { type: 'reveal', cards: DECK.slice(7, 9) },
      { type: 'arrange', cards: DECK.slice(20, 23) },
      { type: 'unknown', words: ['let', 'us', 'see'] },
    ]
    expect(actions.map(action => read(grafa.makeAction(action)))).toEqual(actions)
  })
})

describe('heads', () => {
  it('have defaults for missing lines', () => {
    expect(parseHead('deck 4h')).toEqual({
      ok: true,
      value: { players: ['Player'], hand: null, deck: ['4H'], discard: [] },
    })
  })

  it('are parsed with their lines in any order', () => {
    expect(parseHead('discard kd\ndeck 4H ?? 10c\nplayers van der Berg\nhand -')).toEqual({
      ok: true,
      value: { players: ['van der Berg'], hand: [], deck: ['4H', '??', 'TC'], discard: ['KD'] },
    })
    expect(valueOf(parseHead('hand 5H\ndeck -\ndiscard -'))).toMatchObject({ hand: ['5H'], deck: [], discard: [] })
  })

  it.each([
    ['hand 5H', 'missing-key', ['deck'], 0],
    ['deck 4H\nhand 5', 'not-a-card', ['hand', '5'], 2],
    ['deck 4H\nhand ??', 'not-a-card', ['hand', '??'], 2],
    ['deck 4H\ndiscard ??', 'not-a-card', ['discard', '??'], 2],
    ['deck 4H - ??', 'not-a-card', ['deck', '-'], 1],
    ['deck 4H ???', 'not-a-card', ['deck', '???'], 1],
    ['deck - -', 'not-a-card', ['deck', '-'], 1],
    ['deck', 'bad-value', ['deck', ''], 1],
    ['players Ann, Bob\ndeck 4H', 'player-count', ['1'], 1],
    ['deck 4H\ndeck 4H', 'key-twice', ['deck'], 2],
    ['deck 4H\nturn 1', 'unknown-key', ['turn'], 2],
  ])('can’t be read from %j', (head, code, about, line) => {
    expect(errorOf(parseHead(head))).toEqual({ code, about, line })
  })

  it('are written with all their lines', () => {
    expect(grafa.makeSetup({ players: ['Ann'], hand: [], deck: ['4H', '??'], discard: [] })).toEqual([
      'players Ann',
      'hand -',
      'deck 4H ??',
      'discard -',
    ])
    expect(grafa.makeSetup({ players: ['Ann', 'Bob'], hand: null, deck: [], discard: [] })[0]).toBe('players Ann, Bob')
    expect(grafa.makeSetup({ players: ['Ann'], hand: null, deck: DECK, discard: [] })).toEqual([
      'players Ann',
      `deck ${DECK.join(' ')}`,
      'discard -',
    ])
  })

  const cards = fc.shuffledSubarray([...DECK])
  const setups: fc.Arbitrary<Setup> = fc.record({
    players: fc.tuple(fc.stringMatching(/^[A-Za-zÀ-ž'’.-]+( [A-Za-zÀ-ž0-9]+)?$/)),
    hand: fc.option(cards),
    deck: fc.array(fc.constantFrom('??', ...DECK)),
    discard: cards,
  })

  it('are unchanged when they are written and parsed', () => {
    fc.assert(
      fc.property(setups, setup => {
        expect(grafa.parseSetup(linesOf(grafa.makeSetup(setup).join('\n')))).toEqual({ ok: true, value: setup })
        expect(grafa.players(setup)).toBe(setup.players)
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})
