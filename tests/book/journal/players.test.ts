import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startReplay, isValidName, currentHead } from '../../../src/book/journal/replay.ts'
import { sameTexts } from '../../../src/book/journal/timeline.ts'
import { valueOf } from '../results.ts'
import { rulesOf } from '../../rules.ts'
import { WELLSIX as MATCH } from './made.ts'

const WELLSIX = rulesOf('wellsix')
const HEAD = 'game wellsix\nplayers Ann, Bob\nopener 1\ncolours alternate\ngames 6\nplay'

const withPlayers = (head: string, called: readonly string[] | null, game: typeof WELLSIX): string =>
  currentHead({ head: { ...MATCH, head }, entries: [], game, called: called ?? undefined })

describe('a head with other names', () => {
  it('differs only in the names', () => {
    expect(withPlayers(HEAD, ['Zoë', 'Dr. $& Who'], WELLSIX)).toBe(HEAD.replace('Ann, Bob', () => 'Zoë, Dr. $& Who'))
  })

  it.each([
    [['Ann']],
    [['Ann', 'Bob', 'Cat']],
    [['Ann', '']],
    [['Ann', 'B,b']],
    [['Ann', 'B#b']],
    [['Ann', 'B\nplay']],
    [['Ann', 'B\rb']],
  ])('is unchanged if its players can’t have the names %j', players => {
    expect(withPlayers(HEAD, players, WELLSIX)).toBe(HEAD)
  })

  it('has the new names only in the line of players', () => {
    const told = `# Two players sit here\n${HEAD}`
    expect(withPlayers(told, ['Cat', 'Dee'], WELLSIX)).toBe(told.replace('Ann, Bob', 'Cat, Dee'))
  })

  it('has the new names, or the old ones if the new ones are invalid', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 }), players => {
        const start = valueOf(startReplay(withPlayers(HEAD, players, WELLSIX), [WELLSIX]))
        expect([players, ['Ann', 'Bob']]).toContainEqual(start.players)
      }),
    )
  })
})

describe('an imported name', () => {
  it.each(['A', 'Zoë', 'علي', 'O\u2019Neil 2', '👩\u200d🎤', 'a'.repeat(80)])('may be %j', name => {
    expect(isValidName(name)).toBe(true)
  })

  it.each([
    ['with a comma', 'Ann, Bob'],
    ['that is too long', 'a'.repeat(81)],
    ['with a right-to-left mark', 'Ann\u202e'],
    ['with a line break', 'Ann\u2028Bob'],
    ['of spaces only', ' \u00a0'],
    ['of an invisible character', '\u3164'],
    ['of several invisible characters', '\u200d\u2800'],
  ])('can’t be a name %s', (_, name) => {
    expect(isValidName(name)).toBe(false)
  })
})

describe('two lists of names', () => {
  it('are equal if they have equal names in the same order', () => {
    expect(sameTexts(['Ann', 'Bob'], ['Ann', 'Bob'])).toBe(true)
    expect(sameTexts(['Ann', 'Bob'], ['Ann', 'Bea'])).toBe(false)
    expect(sameTexts(['Ann'], ['Ann', 'Bob'])).toBe(false)
  })
})
