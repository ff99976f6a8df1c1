import { describe, expect, it } from 'vitest'
import { after, begin, DEAL, duel, legal, refused } from './table.ts'

describe('the legal actions', () => {
  it('in cleanup are the swaps of two cards that leave fewer matches', () => {
    const position = begin(['deal', ...DEAL].join('\n'))
    expect(legal(position)).toContain('swap b6 d6')
    const open = after(position, 'correct a6 . d6 H')
    expect(legal(open).filter(line => / a6/.test(line))).toEqual([])
    expect(legal(open)).toContain('swap c6 e6')
    const right = after(position, 'correct h6 .')
    expect(legal(right).filter(line => / h6/.test(line))).toEqual([])
    for (const line of legal(right)) expect(refused(right, line)).toBeNull()
    const clean = after(position, 'swap b6 d6')
    expect(legal(clean)).toEqual(['pass'])
  })

  it('in a chain give away a suit of the player’s own pile', () => {
    const position = begin(duel(['SSD.....', 'HHDHC...'], 'piles C3 / S3 D3', 'turn 2'))
    expect(legal(after(position, 'swap c1 d1'))).toEqual(['give D', 'give H', 'give S'])
  })

  it('in the game are a pass and the swaps that make a match, each with the smaller cell first', () => {
    expect(legal(begin(duel(['SSD.....', 'HHDHC...'])))).toEqual(['pass', 'swap a1 c1', 'swap c1 d1'])
    expect(legal(begin(duel(['H.......', 'DHH.....'])))).toEqual(['pass', 'swap a1 a2'])
    expect(legal(after(begin(duel(['S.......'])), 'pass', 'pass'))).toEqual([])
  })
})
