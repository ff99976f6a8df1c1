import { describe, expect, it } from 'vitest'
import { isName } from '../../src/engine/names.ts'

describe('names', () => {
  it.each(['Ann', 'van der Berg', 'O’Hara', 'Zoë', ' Ann '])('can be %j', name => expect(isName(name)).toBe(true))
  it.each(['', '  ', 'Ann, Bob', 'Ann # 1', 'Ann\nBob', 'Ann\r'])('cannot be %j', name =>
    expect(isName(name)).toBe(false),
  )
})
