import { describe, expect, it } from 'vitest'
import { writtenNames } from '../../src/games/entry/useEntry.ts'

const NOBODY = ['Player 1', 'Player 2', 'Player 3', 'Player 4']
const written = (...typed: readonly string[]): readonly string[] => writtenNames(typed, NOBODY)

describe('stored names', () => {
  it('are the typed names, without spaces around them, or else default names', () => {
    expect(written(' Ann ', 'שלום', '', 'O’Neill 👩‍🚀')).toEqual(['Ann', 'שלום', 'Player 3', 'O’Neill 👩‍🚀'])
  })

  it('contain no comma and no #', () => {
    expect(written('Ann, Mary', '#')).toEqual(['Ann Mary', 'Player 2'])
  })

  it('are replaced by default names if they would be invisible, and don’t change the direction of other words', () => {
    expect(written('\u200b\u200d', '\u3164', '\u202eBob\u2066')).toEqual(['Player 1', 'Player 2', 'Bob'])
  })

  it('all differ from each other', () => {
    expect(written('Ann', 'ann', 'Ann 2', 'Ann')).toEqual(['Ann', 'ann 2', 'Ann 2 2', 'Ann 3'])
  })
})
