import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withPlayers } from '../../../src/book/journal/players.ts'
import { startReplay } from '../../../src/book/journal/replay.ts'
import { valueOf } from '../results.ts'

const HEAD = 'game wellsix\nplayers Ann, Bob\nopener 1\ncolours alternate\ngames 6\nplay'

describe('a head with other names', () => {
  it('differs in nothing else', () => {
    expect(withPlayers(HEAD, ['Zoë', 'Dr. $& Who'])).toBe(HEAD.replace('Ann, Bob', () => 'Zoë, Dr. $& Who'))
  })

  it.each([
    [['Ann']],
    [['Ann', 'Bob', 'Cat']],
    [['Ann', '']],
    [['Ann', 'B,b']],
    [['Ann', 'B#b']],
    [['Ann', 'B\nplay']],
  ])('stays as it is where %j can’t be its players', players => {
    expect(withPlayers(HEAD, players)).toBe(HEAD)
  })

  it('has those names, or the ones before, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 }), players => {
        const start = valueOf(startReplay(withPlayers(HEAD, players)))
        expect([players, ['Ann', 'Bob']]).toContainEqual(start.players)
      }),
    )
  })
})
