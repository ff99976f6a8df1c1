import { describe, expect, it } from 'vitest'
import { DECK, parseCard, parseRank, parseSuit, rankOf, sortCards, suitOf, valueOf } from '../../src/engine/cards.ts'

describe('cards', () => {
  it('form a deck of 52, sorted by suit and then by rank', () => {
    expect(DECK).toHaveLength(52)
    expect(DECK.slice(0, 14).join(' ')).toBe('AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH')
    expect([...new Set(DECK.map(suitOf))]).toEqual(['S', 'H', 'D', 'C'])
    expect(DECK.slice(39).map(rankOf).map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  it.each([
    ['10h', 'TH'],
    ['th', 'TH'],
    ['AS', 'AS'],
    ['kC', 'KC'],
    ['2d', '2D'],
  ])('are parsed in upper or lower case: %s', (word, card) => expect(parseCard(word)).toBe(card))

  it.each(['', '1h', '0h', 'h', '10', '10hh', 'x10h', '10hx', '7x', 'hk', '11h', '??', 'th '])(
    'can’t be parsed from %j',
    word => expect(parseCard(word)).toBeNull(),
  )

  it('have ranks and suits that can also be parsed alone', () => {
    expect(['10', 't', 'T', 'a', 'K', '2'].map(parseRank)).toEqual(['T', 'T', 'T', 'A', 'K', '2'])
    expect(['', '1', 'th', '11', 'x'].map(parseRank)).toEqual([null, null, null, null, null])
    expect(['s', 'H', 'd', 'C'].map(parseSuit)).toEqual(['S', 'H', 'D', 'C'])
    expect(['', 'x', 'sh'].map(parseSuit)).toEqual([null, null, null])
  })

  it('are sorted in ASCII order without changing the given list', () => {
    const cards = ['TH', '2S', 'AC'] as const
    expect(sortCards(cards)).toEqual(['2S', 'AC', 'TH'])
    expect(cards).toEqual(['TH', '2S', 'AC'])
  })
})
