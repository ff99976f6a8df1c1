import { describe, expect, it } from 'vitest'
import { readLine } from '../../../src/engine/text.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'

const parse = (text: string) => wellsix.parseAction(readLine(text, 1).words)
const spelled = (text: string) => {
  const parsed = parse(text)
  return parsed.ok ? wellsix.makeAction(parsed.value) : parsed.error.code
}

describe('actions', () => {
  it.each([
    ['place 10h -1,0', 'place TH -1,0', { type: 'place', card: 'TH', cell: '-1,0' }],
    ['SWITCH 1,0  0,0', 'switch 1,0 0,0', { type: 'switch', cells: ['1,0', '0,0'] }],
    ['Exchange 0,0 kd', 'exchange 0,0 KD', { type: 'exchange', cell: '0,0', card: 'KD' }],
    ['capture 0,0 0,-12', 'capture 0,0 0,-12', { type: 'capture', from: '0,0', to: '0,-12' }],
    ['keep 3,4', 'keep 3,4', { type: 'keep', cell: '3,4' }],
    ['PASS', 'pass', { type: 'pass' }],
    ['agree', 'agree', { type: 'agree' }],
    ['next', 'next', { type: 'next' }],
    ['result 30 4', 'result 30 4', { type: 'result', scores: [30, 4] }],
    ['result 0 100', 'result 0 100', { type: 'result', scores: [0, 100] }],
    ['correct 0,0 7h', 'correct 0,0 7H', { type: 'correct', changes: [{ cell: '0,0', card: '7H' }] }],
    ['correct 0,0 10c -1,0 .', 'correct 0,0 TC -1,0 .', { type: 'correct', changes: [{ cell: '0,0', card: 'TC' }, { cell: '-1,0', card: null }] }], // oxfmt-ignore
    ['Stands keep 1', 'stands keep 1', { type: 'unknown', words: ['stands', 'keep', '1'] }],
    ['result 123456 0', 'result 123456 0', { type: 'result', scores: [123_456, 0] }],
    ['Swap  A1 b1', 'swap a1 b1', { type: 'unknown', words: ['swap', 'a1', 'b1'] }],
    ['places 7H 0,0', 'places 7h 0,0', { type: 'unknown', words: ['places', '7h', '0,0'] }],
  ])('are parsed: %s', (text, spelling, action) => {
    expect(parse(text)).toEqual({ ok: true, value: action })
    expect(spelled(text)).toBe(spelling)
  })

  it.each([
    ['place', 'word-count'],
    ['place 7H', 'word-count'],
    ['place 7H 0,0 1,0', 'word-count'],
    ['place 0,0 7H', 'not-a-card'],
    ['place ?? 0,0', 'not-a-card'],
    ['place 7H a1', 'not-a-cell'],
    ['place 7H +1,0', 'not-a-cell'],
    ['place 7H 00,0', 'not-a-cell'],
    ['place 7H -0,0', 'not-a-cell'],
    ['switch 0,0', 'word-count'],
    ['switch 0,0 1,0 2,0', 'word-count'],
    ['switch x', 'word-count'],
    ['switch x 0,0 1,0', 'word-count'],
    ['switch a1 0,0', 'not-a-cell'],
    ['switch 0,0 b1', 'not-a-cell'],
    ['exchange 0,0', 'word-count'],
    ['exchange KD 0,0', 'not-a-cell'],
    ['exchange 0,0 1H', 'not-a-card'],
    ['capture 0,0', 'word-count'],
    ['capture 0,0 QH', 'not-a-cell'],
    ['capture QH 0,0', 'not-a-cell'],
    ['keep', 'word-count'],
    ['keep 0,0 1,0', 'word-count'],
    ['keep 7H', 'not-a-cell'],
    ['pass now', 'word-count'],
    ['agree both', 'word-count'],
    ['next game', 'word-count'],
  ])('can’t be parsed: %s', (text, code) => expect(spelled(text)).toBe(code))

  it('that can’t be parsed have an error that names the action and the wrong word', () => {
    expect(parse('place 7X 0,0')).toEqual({ ok: false, error: { code: 'not-a-card', about: ['place', '7x'] } })
    expect(parse('keep x')).toEqual({ ok: false, error: { code: 'not-a-cell', about: ['keep', 'x'] } })
    expect(parse('pass it')).toEqual({ ok: false, error: { code: 'word-count', about: ['pass'] } })
    expect(parse('switch 0,0 x')).toEqual({ ok: false, error: { code: 'not-a-cell', about: ['switch', 'x'] } })
    expect(parse('capture x 0,0')).toEqual({ ok: false, error: { code: 'not-a-cell', about: ['capture', 'x'] } })
    expect(parse('stands')).toEqual({ ok: false, error: { code: 'word-count', about: ['stands'] } })
    expect(parse('keep')).toEqual({ ok: false, error: { code: 'word-count', about: ['keep'] } })
    expect(parse('place 7H')).toEqual({ ok: false, error: { code: 'word-count', about: ['place'] } })
  })

  it.each([
    'correct',
    'correct a1 H',
    'correct 0,0',
    'correct 0,0 H',
    'correct 7H 0,0',
    'correct 0,0 7H 1,0',
    'correct 0,0 7H x .',
    'correct 0,0 7H 1,0 ??',
    'result',
    'result 30',
    'result 30 4 1',
    'result 30 x',
    'result x 30',
    'result 030 4',
    'result 3 04',
    'result 30 -4',
    'result 3.5 4',
    'result 1234567 0',
    'result 0 1234567',
  ])('in any other form are unknown: %s', text => {
    expect(parse(text)).toMatchObject({ ok: true, value: { type: 'unknown' } })
    expect(spelled(text)).toBe(text.toLowerCase())
  })

  it('with no words are unknown', () => {
    expect(wellsix.parseAction([])).toEqual({ ok: true, value: { type: 'unknown', words: [] } })
  })
})
