import { describe, expect, it } from 'vitest'
import {
  readChoice,
  isName,
  isTooLong,
  MAX_LINE,
  readPlayerNames,
  readHead,
  readLine,
  textAfterFirstWord,
  readWholeNumber,
  type Head,
  type RecordLine,
} from '../../src/engine/text.ts'
import { errorOf, linesOf, valueOf } from './session.ts'

const isRow = ({ words }: RecordLine): boolean => words.length === 1 && words[0]?.length === 3
const SHAPE = { keys: ['target', 'players'], blocks: { deal: isRow } }
const head = (text: string): Head => valueOf(readHead(linesOf(text), SHAPE))
const wrong = (text: string): unknown => errorOf(readHead(linesOf(text), SHAPE))

describe('a line of a record', () => {
  it('is split into words in lower case; its text is as entered, without the comment', () => {
    expect(readLine('  Play  KH\t# the king', 7)).toEqual({ number: 7, text: 'Play  KH', words: ['play', 'kh'] })
    expect(readLine('#', 2)).toEqual({ number: 2, text: '', words: [] })
    expect(readLine('  ', 3).words).toEqual([])
  })

  it('has a maximum length, not counting its comment', () => {
    expect(isTooLong('x'.repeat(MAX_LINE))).toBe(false)
    expect(isTooLong('x'.repeat(MAX_LINE + 1))).toBe(true)
    expect(isTooLong(`${'x'.repeat(MAX_LINE)}#x`)).toBe(false)
    expect(isTooLong(`#${'x'.repeat(MAX_LINE)}`)).toBe(false)
  })

  it('has the text after its first word, as entered', () => {
    expect(textAfterFirstWord(readLine('players  Ann,  Bob Lee', 1))).toBe('Ann,  Bob Lee')
    expect(textAfterFirstWord(readLine('players', 1))).toBe('')
  })
})

describe('a head', () => {
  it('is read as keys with their values and the lines of their block', () => {
    const read = head('Deal\nabc\nDEF\ntarget 5 6')
    expect([...read.keys()]).toEqual(['deal', 'target'])
    expect(read.get('deal')).toMatchObject({ values: [], block: [{ text: 'abc', number: 2 }, { text: 'DEF' }] })
    expect(read.get('target')).toMatchObject({ values: ['5', '6'], block: [], line: { number: 4 } })
    expect(head('deal\nabc').get('deal')?.block).toHaveLength(1)
    expect(head('deal').get('deal')?.block).toEqual([])
  })

  it('may have blank lines or be empty', () => {
    const blank = { number: 1, text: '', words: [] }
    expect([...valueOf(readHead([blank, readLine('target 5', 2)], SHAPE)).keys()]).toEqual(['target'])
    expect(head('').size).toBe(0)
    expect(valueOf(readHead(linesOf('target 5'), { keys: ['target'] })).size).toBe(1)
  })

  it.each([
    ['target 5\ndealer 1', 'unknown-key', 2, ['dealer']],
    ['abc', 'unknown-key', 1, ['abc']],
    ['target 5\nabc', 'unknown-key', 2, ['abc']],
    ['deal\nabc\nabcd', 'unknown-key', 3, ['abcd']],
    ['toString 1', 'unknown-key', 1, ['tostring']],
    ['constructor', 'unknown-key', 1, ['constructor']],
    ['target 5\ntarget 5', 'key-twice', 2, ['target']],
    ['deal\nabc\ndeal', 'key-twice', 3, ['deal']],
    ['target', 'bad-value', 1, ['target', '']],
    ['deal 1 2', 'bad-value', 1, ['deal', '1 2']],
  ])('can’t be read: %j', (text, code, line, about) => expect(wrong(text)).toEqual({ code, line, about }))
})

describe('a value in a head', () => {
  const range = { least: 2, most: 999_999, otherwise: 7 }
  const number = (text: string): unknown => {
    const read = readWholeNumber(head(text), 'target', range)
    return read.ok ? read.value : read.error
  }

  it('may be one of a few words; the first is the default', () => {
    const read = (text: string): unknown => readChoice(head(text), 'target', ['low', 'high'])
    expect(read('target HIGH')).toEqual({ ok: true, value: 'high' })
    expect(read('players x')).toEqual({ ok: true, value: 'low' })
    const error = { code: 'bad-value', line: 1, about: ['target', 'high up'] }
    expect(read('target high up')).toEqual({ ok: false, error })
    expect(read('target up')).toMatchObject({ ok: false, error: { about: ['target', 'up'] } })
  })

  it('may be a whole number in a range', () => {
    expect(['target 2', 'target 10', 'target 999999', ''].map(number)).toEqual([2, 10, 999_999, 7])
  })

  it.each(['1', '0', '02', '+2', '-2', '2.5', '2x', 'x2', '1000000', '2 3'])('can’t be the number %s', value => {
    expect(number(`\ntarget ${value}`)).toEqual({ code: 'bad-value', line: 2, about: ['target', value] })
  })

  it('may be zero if zero is in its range', () => {
    const zero = readWholeNumber(head('target 0'), 'target', { least: 0, most: 5, otherwise: 1 })
    expect(zero).toEqual({ ok: true, value: 0 })
    const five = readWholeNumber(head('target 6'), 'target', { least: 0, most: 5, otherwise: 1 })
    expect(five.ok).toBe(false)
  })

  it('may be a list of player names, as entered', () => {
    const names = (text: string): unknown => readPlayerNames(head(text), ['One', 'Two'])
    expect(names('players  Ann Lee ,BOB')).toEqual({ ok: true, value: ['Ann Lee', 'BOB'] })
    expect(names('')).toEqual({ ok: true, value: ['One', 'Two'] })
    const error = { code: 'player-count', line: 1, about: ['2'] }
    for (const text of ['players Ann', 'players Ann,', 'players Ann, , Bob', 'players Ann, Bob, Cat']) {
      expect(names(text)).toEqual({ ok: false, error })
    }
  })
})

describe('names', () => {
  it.each(['Ann', 'van der Berg', 'O’Hara', 'Zoë', ' Ann '])('can be %j', name => expect(isName(name)).toBe(true))
  it.each(['', '  ', 'Ann, Bob', 'Ann # 1', 'Ann\nBob', 'Ann\r'])('cannot be %j', name =>
    expect(isName(name)).toBe(false),
  )
})
