import { describe, expect, it } from 'vitest'
import { makeAction, parseAction } from '../../../src/engine/wetice/notation.ts'
import type { Action } from '../../../src/engine/wetice/types.ts'
import { errorOf, wordsOf } from '../session.ts'
import { read } from './table.ts'

describe('actions', () => {
  it.each<[string, Action, string]>([
    ['SWAP a1 B02', { type: 'swap', cells: ['a1', 'b2'] }, 'swap a1 b2'],
    ['swap z99 a0', { type: 'swap', cells: ['z99', 'a0'] }, 'swap z99 a0'],
    ['Pass', { type: 'pass' }, 'pass'],
    ['give h', { type: 'give', suit: 'H' }, 'give H'],
    ['stands swap A1 b1', { type: 'stands', action: { type: 'swap', cells: ['a1', 'b1'] } }, 'stands swap a1 b1'],
    ['stands turn 2', { type: 'stands', action: { type: 'turn', player: 2 } }, 'stands turn 2'],
    [
      'correct a1 h B2 .',
      { type: 'correct', changes: [{ cell: 'a1', suit: 'H' }, { cell: 'b2', suit: null }] }, // oxfmt-ignore
      'correct a1 H b2 .',
    ],
    ['Swop a1 b1', { type: 'unknown', words: ['swop', 'a1', 'b1'] }, 'swop a1 b1'],
    ['stands pass 1', { type: 'unknown', words: ['stands', 'pass', '1'] }, 'stands pass 1'],
  ])('are parsed: %s', (line, action, spelling) => {
    expect(read(line)).toEqual(action)
    expect(makeAction(action)).toBe(spelling)
  })

  it('with no words are unknown', () => {
    expect(parseAction([])).toEqual({ ok: true, value: { type: 'unknown', words: [] } })
  })

  it.each([
    ['swap', 'word-count', ['swap']],
    ['swap a1', 'word-count', ['swap']],
    ['swap a1 b1 c1', 'word-count', ['swap']],
    ['swap 1a b1', 'not-a-cell', ['swap', '1a']],
    ['swap a1 bb1', 'not-a-cell', ['swap', 'bb1']],
    ['pass now', 'word-count', ['pass']],
    ['give', 'word-count', ['give']],
    ['give H D', 'word-count', ['give']],
    ['give x', 'not-a-suit', ['give', 'x']],
    ['correct', 'word-count', ['correct']],
    ['correct a1', 'word-count', ['correct']],
    ['correct a1 H b1', 'word-count', ['correct']],
    ['correct H a1', 'not-a-cell', ['correct', 'h']],
    ['correct a1 H 7 .', 'not-a-cell', ['correct', '7']],
    ['correct a1 x', 'not-a-suit', ['correct', 'x']],
    ['correct a1 ..', 'not-a-suit', ['correct', '..']],
  ])('can’t be read from %s', (line, code, about) =>
    expect(errorOf(parseAction(wordsOf(line)))).toEqual({ code, about }),
  )

  it('have cells that are a letter and a number', () => {
    const cellOf = (word: string) => parseAction(['swap', word, 'a2'])
    for (const [word, a] of Object.entries({ a1: 'a1', H6: 'h6', a007: 'a7', z0: 'z0', b10: 'b10', a00: 'a0' }))
      expect(cellOf(word)).toEqual({ ok: true, value: { type: 'swap', cells: [a, 'a2'] } })
    for (const word of ['', 'a', '1', 'aa1', 'a1b', 'a-1', 'ä1', ' a1'])
      expect(errorOf(cellOf(word))).toEqual({ code: 'not-a-cell', about: ['swap', word] })
  })
})
