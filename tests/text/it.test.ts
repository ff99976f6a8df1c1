import { describe, expect, it } from 'vitest'
import { aRank, cardsBySuit, toRecordNotation, rankAndValue, theCard } from '../../src/text/it/card-words.ts'
import { cardWith, endingFor, fourOf, toName, toNameAtStart } from '../../src/text/it/grammar.ts'
import { counted, listOf, numeral, suitCards } from '../../src/text/it/lists.ts'
import { EVENING } from '../../src/text/it/pages/evening.ts'

describe('Italian', () => {
  it('has articles by gender and sound, and joins them with prepositions', () => {
    expect((['6S', 'AH', '8C', 'QD'] as const).map(card => theCard(card))).toEqual([
      'il 6 di picche',
      'l’asso di cuori',
      'l’8 di fiori',
      'la donna di quadri',
    ])
    expect(cardWith('di', 'QD')).toBe('della donna di quadri')
    expect(cardWith('a', '8C')).toBe('all’8 di fiori')
    expect(cardWith('con', 'AH')).toBe('con l’asso di cuori')
    expect([aRank('Q'), aRank('8'), rankAndValue('J')]).toEqual(['una donna', 'un 8', 'Fante 11'])
  })

  it('has adjectives and numbers that agree with their nouns', () => {
    expect([endingFor(['QD']), endingFor(['6S']), endingFor(['QD', 'QS']), endingFor(['QD', '6S'])]).toEqual([
      'a',
      'o',
      'e',
      'i',
    ])
    expect([suitCards('H', 1), suitCards('C', 3)]).toEqual(['una carta di cuori', 'tre carte di fiori'])
    expect([counted(1, 'punto', 'punti'), counted(2.5, 'punto', 'punti'), numeral(-1)]).toEqual(['1 punto', '2,5 punti', '−1']) // oxfmt-ignore
    expect([fourOf('Q'), fourOf('A')]).toEqual(['le quattro donne', 'i quattro assi'])
  })

  it('reads moves that are typed in words', () => {
    expect(
      [
        'scambia a1 e c4',
        'scambia −1, 0 e 0, 0',
        'passa',
        'cedi cuori',
        'posa il 7 di cuori in 1, 0',
        'posa il 7 di cuori in (1, 0)',
        'cattura 0,0 1,0',
        'coppia 6 di picche',
        'prima fiori',
        're',
        'donna di quadri',
        'punti',
        'a1 c4',
      ].map(toRecordNotation),
    ).toEqual([
      'swap a1 c4',
      'switch -1,0 0,0',
      'pass',
      'give H',
      'place 7H 1,0',
      'place 7H 1,0',
      'capture 0,0 1,0',
      'pair 6S',
      'use C',
      'K',
      'QD',
      'punti',
      'a1 c4',
    ])
  })

  it('lists cards, and uses “ad” before names that begin with “a”', () => {
    expect(listOf(['a1', 'b1', 'c1'])).toBe('a1, b1 e c1')
    expect([listOf(['d1', 'e1']), listOf(['b', 'e', 'f'])]).toEqual(['d1 ed e1', 'b, e e f'])
    expect(cardsBySuit(['4S', '6S', 'JS', '2C'])).toBe('4, 6 e fante di picche; 2 di fiori')
    expect([toName('Ada'), toName('Ben'), toNameAtStart('Ada')]).toEqual(['ad Ada', 'a Ben', 'Ad Ada'])
  })

  it('names an evening by its day, with the right article', () => {
    const named = [1, 8, 11, 28].map(day => EVENING.begin.suggested(Date.UTC(2026, 10, day)))
    expect(named.map(name => name.replace(' novembre', ''))).toEqual([
      'Serata del 1º',
      'Serata dell’8',
      'Serata dell’11',
      'Serata del 28',
    ])
  })
})
