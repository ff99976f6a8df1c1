import { assert, boolean, integer, jsonValue, property } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseJson } from '../../src/book/json.ts'
import { readBackup } from '../../src/book/transfer/backup.ts'
import { readCopyLine } from '../../src/book/storage/copy.ts'
import { isLong } from '../runs.ts'

/** The nesting depth of a value, found by recursion. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

describe('a JSON text from outside', () => {
  it('is parsed with any brackets inside its strings', () => {
    assert(
      property(jsonValue({ maxDepth: 6 }), value => {
        const text = JSON.stringify(value)
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
    const brackets = ['['.repeat(99), `"${'{'.repeat(99)}`, '\\"[[']
    expect(parseJson(JSON.stringify(brackets))).toEqual(brackets)
  })

  it('is rejected if its lists and objects are nested more than 32 deep', () => {
    assert(
      property(integer({ min: 0, max: 40 }), boolean(), (depth, isList) => {
        let value: unknown = 'a'
        for (let i = 0; i < depth; i++) value = isList ? [value] : { '[': value }
        expect(parseJson(JSON.stringify(value)) === undefined).toBe(depthOf(value) > 32)
      }),
    )
  })

  it('is invalid without an end or a beginning', () => {
    for (const text of ['', '[', '"[', '}', '{"a":']) expect(parseJson(text)).toBeUndefined()
  })

  it('with millions of brackets never reaches the parser', () => {
    const parse = vi.spyOn(JSON, 'parse')
    const brackets = '['.repeat(isLong ? 5_000_000 : 2_000_000)
    expect(readBackup(brackets, []).found).toEqual([])
    expect(readCopyLine(brackets).type).toBe('damaged')
    expect(parse.mock.calls.filter(([text]) => text.startsWith('['))).toEqual([])
    parse.mockRestore()
  })
})
