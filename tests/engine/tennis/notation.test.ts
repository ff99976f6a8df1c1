import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK, RANKS } from '../../../src/engine/cards.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { ROLES, type Action, type Setup } from '../../../src/engine/tennis/types.ts'
import { errorOf, linesOf, valueOf, wordsOf } from '../session.ts'
import { parseHead, read } from './table.ts'

const unreadable = (line: string): unknown => errorOf(tennis.parseAction(wordsOf(line)))

describe('actions', () => {
  it.each<[string, Action]>([
    ['play K', { type: 'play', card: 'K' }],
    ['PLAY kh', { type: 'play', card: 'KH' }],
    ['play 10', { type: 'play', card: 'T' }],
    ['play 10s', { type: 'play', card: 'TS' }],
    ['ghost', { type: 'ghost' }],
    ['next', { type: 'next' }],
    ['hand fish', { type: 'hand', winner: 'fish', ghosted: false }],
    ['hand ghost', { type: 'hand', winner: 'ghost', ghosted: false }],
    ['Hand Cormorant GHOST', { type: 'hand', winner: 'cormorant', ghosted: true }],
  ])('are parsed: %s', (line, action) => expect(read(line)).toEqual(action))

  it.each(['undo', 'hand', 'hand 3', 'hand fish 2', 'hand fish ghost 2', 'hand fish, ghost', 'plays k', 'result 30 4'])(
    'are unknown: %s',
    line => expect(read(line)).toEqual({ type: 'unknown', words: line.split(' ') }),
  )

  it.each([
    ['play', 'word-count', ['play']],
    ['play K Q', 'word-count', ['play']],
    ['play 1', 'not-a-card', ['play', '1']],
    ['play ??', 'not-a-card', ['play', '??']],
    ['ghost now', 'word-count', ['ghost']],
    ['next 2', 'word-count', ['next']],
    ['stands', 'word-count', ['stands']],
    ['stands ghost now', 'word-count', ['ghost']],
  ])('can’t be read from %s', (line, code, about) => expect(unreadable(line)).toEqual({ code, about }))

  it('are written in canonical spelling', () => {
    expect(tennis.makeAction(read('PLAY 10h'))).toBe('play TH')
    expect(tennis.makeAction(read('Hand Fish'))).toBe('hand fish')
    expect(tennis.makeAction(read('hand FISH ghost'))).toBe('hand fish ghost')
    expect(tennis.makeAction(read('HELLO   World'))).toBe('hello world')
  })

  it('are unchanged when they are written and parsed', () => {
    const actions: Action[] = [
      ...[...RANKS, ...DECK].map((card): Action => ({ type: 'play', card })),
      ...ROLES.flatMap(winner => [true, false].map((ghosted): Action => ({ type: 'hand', winner, ghosted }))),
      { type: 'ghost' },
      { type: 'next' },
      { type: 'unknown', words: ['let', 'us', 'see'] },
    ]
    expect(actions.map(action => read(tennis.makeAction(action)))).toEqual(actions)
  })
})

describe('heads', () => {
  it('have defaults for missing lines', () => {
    expect(parseHead('')).toEqual({
      ok: true,
      value: {
        players: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
        dealer: 1,
        target: 5,
        match: 'replaces',
        ghosting: false,
      },
    })
  })

  it('are parsed with their lines in any order', () => {
    const head = 'ghosting ON\ntarget 9\nPlayers Zoë, O’Hara,ANNA , de la Mare\nmatch adds\ndealer 3'
    expect(parseHead(head)).toEqual({
      ok: true,
      value: { players: ['Zoë', 'O’Hara', 'ANNA', 'de la Mare'], dealer: 3, target: 9, match: 'adds', ghosting: true },
    })
  })

  it.each([
    ['dealer two', 'bad-value', ['dealer', 'two'], 1],
    ['target 5 hands', 'bad-value', ['target', '5 hands'], 1],
    ['target 1234567', 'bad-value', ['target', '1234567'], 1],
    ['target -1', 'bad-value', ['target', '-1'], 1],
    ['dealer 1\nmatch both', 'bad-value', ['match', 'both'], 2],
    ['ghosting yes', 'bad-value', ['ghosting', 'yes'], 1],
    ['players Ann, Bob, Cat', 'player-count', ['4'], 1],
    ['players Ann, Bob, Cat, Dee, Eve', 'player-count', ['4'], 1],
    ['players Ann, , Cat, Dee', 'player-count', ['4'], 1],
    ['ghosting', 'bad-value', ['ghosting', ''], 1],
    ['dealer 1\ndealer 1', 'key-twice', ['dealer'], 2],
    ['turn 1', 'unknown-key', ['turn'], 1],
  ])('can’t be read from %j', (head, code, about, line) => {
    expect(errorOf(parseHead(head))).toEqual({ code, about, line })
  })

  it('are parsed without checking the range of their numbers', () => {
    expect(valueOf(parseHead('dealer 0\ntarget 999999'))).toMatchObject({ dealer: 0, target: 999_999 })
  })

  it('are written with all their lines', () => {
    expect(tennis.makeSetup(valueOf(parseHead('match adds')))).toEqual([
      'players Player 1, Player 2, Player 3, Player 4',
      'dealer 1',
      'target 5',
      'match adds',
      'ghosting off',
    ])
    expect(tennis.makeSetup(valueOf(parseHead('ghosting on')))).toContain('ghosting on')
  })

  const name = fc.stringMatching(/^[A-Za-zÀ-ž'’.-]+( [A-Za-zÀ-ž0-9]+)?$/)
  const setups: fc.Arbitrary<Setup> = fc.record({
    players: fc.array(name, { minLength: 4, maxLength: 4 }),
    dealer: fc.integer({ min: 1, max: 4 }),
    target: fc.integer({ min: 1, max: 99 }),
    match: fc.constantFrom('replaces', 'adds'),
    ghosting: fc.boolean(),
  })

  it('are unchanged when they are written and parsed', () => {
    fc.assert(
      fc.property(setups, setup => {
        expect(tennis.parseSetup(linesOf(tennis.makeSetup(setup).join('\n')))).toEqual({ ok: true, value: setup })
        expect(tennis.players(setup)).toBe(setup.players)
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})
