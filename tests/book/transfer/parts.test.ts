import { array, assert, constantFrom, integer, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeTextsFor,
  collectedCount,
  readPart,
  addPart,
  type Collected,
  type Part,
} from '../../../src/book/transfer/link.ts'
import { runs } from '../../runs.ts'

const long = string({ minLength: 1_000, maxLength: 5_000 }).map(text => `#${text}`)

const partsOf = (text: string): readonly Part[] => codeTextsFor(text).flatMap(code => readPart(code) ?? [])

/** The text once all its parts are read. Until then the number of parts read so far, or −1 after a damaged part. */
function read(parts: readonly Part[]): string | number {
  let collected: Collected | null = null
  for (const part of parts) {
    const taken = addPart(collected, part)
    if (taken.type === 'whole') return taken.text
    if (taken.type === 'damaged') return -1
    collected = taken.collected
  }
  return collected ? collectedCount(collected) : 0
}

describe('parts of a text too long for one code', () => {
  it('are the text itself if it fits into one', () => {
    assert(
      property(string({ maxLength: 999 }), text => {
        expect(codeTextsFor(`#${text}`)).toEqual([`#${text}`])
      }),
    )
  })

  it('restore the text in any order, and if some are read more than once', () => {
    assert(
      property(long, array(nat(99), { maxLength: 60 }), (text, drawn) => {
        const parts = partsOf(text)
        const shown = drawn.flatMap(number => parts[number % parts.length] ?? [])
        expect(read([...shown, ...parts.toReversed()])).toBe(text)
        expect(read([...shown, ...parts])).toBe(text)
      }),
      { numRuns: runs(25) },
    )
  })

  it('are counted, each once, until they are complete', () => {
    assert(
      property(long, nat(99), (text, left) => {
        const parts = partsOf(text).filter((_, index, all) => index !== left % all.length)
        expect(read([...parts, ...parts])).toBe(parts.length)
      }),
      { numRuns: runs(25) },
    )
  })

  it('are refused if they are of another text, and change nothing', () => {
    assert(
      property(long, long, (mine, other) => {
        const [first] = partsOf(mine)
        if (!first || mine === other) return
        const taken = addPart(null, first)
        if (!('collected' in taken)) throw new Error('One part is no whole')
        for (const part of partsOf(other)) {
          expect(addPart(taken.collected, part)).toEqual({ type: 'foreign', collected: taken.collected })
        }
      }),
      { numRuns: runs(25) },
    )
  })

  it('are invalid if one character differs', () => {
    assert(
      property(long, nat(9_999), constantFrom('0', '1', 'x', ':', ''), (text, at, other) => {
        const [code = ''] = codeTextsFor(text)
        const place = at % code.length
        const changed = code.slice(0, place) + other + code.slice(place + 1)
        expect(changed === code || readPart(changed) === null).toBe(true)
      }),
      { numRuns: runs(50) },
    )
  })

  it('fit a phone’s screen, and the longest link has the maximum number of parts', () => {
    assert(
      property(integer({ min: 1_001, max: 61_000 }), length => {
        const codes = codeTextsFor(`#${'x'.repeat(length - 1)}`)
        expect(codes.length).toBeGreaterThan(1)
        for (const code of codes) expect(code.length).toBeLessThan(1_050)
      }),
      { numRuns: runs(10) },
    )
    expect(codeTextsFor(`#${'x'.repeat(70_000)}`)).toEqual([])
  })

  it('of a link are the link itself if it fits into one code, and otherwise the parts of its data', () => {
    const short = 'https://example.org/tableside/#/match/abc'
    expect(codeTextsFor(short)).toEqual([short])
    const packed = 'x'.repeat(3_000)
    expect(read(codeTextsFor(`https://example.org/#/match/${packed}`).flatMap(code => readPart(code) ?? []))).toBe(
      `#/match/${packed}`,
    )
  })

  it('are not confused with codes of other apps', () => {
    for (const code of ['', 'https://example.org', 'tableside:', 'tableside:00000000:2/1:00000000:x']) {
      expect(readPart(code)).toBeNull()
    }
  })
})
