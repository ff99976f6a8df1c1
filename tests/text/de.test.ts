import { describe, expect, it } from 'vitest'
import { aRank, cardsBySuit, toRecordNotation, rankAndValue, theCard } from '../../src/text/de/card-words.ts'
import { aRankIn, cardAs, cardsInWords, pronounFor, topCards } from '../../src/text/de/grammar.ts'
import { counted, listOf, numeral, suitCards } from '../../src/text/de/lists.ts'
import { EVENING } from '../../src/text/de/pages/evening.ts'

describe('German', () => {
  it('has articles by gender and case, and inflects the jack', () => {
    expect((['6S', 'AH', 'JC', 'QD', 'KH'] as const).map(card => theCard(card))).toEqual([
      'die Pik-6',
      'das Herz-Ass',
      'der Kreuz-Bube',
      'die Karo-Dame',
      'der Herz-König',
    ])
    expect([cardAs('acc', 'JC'), cardAs('acc', 'KH'), cardAs('acc', '6S')]).toEqual([
      'den Kreuz-Buben',
      'den Herz-König',
      'die Pik-6',
    ])
    expect([cardAs('dat', 'QD'), cardAs('dat', 'AH'), cardAs('dat', 'JC')]).toEqual([
      'der Karo-Dame',
      'dem Herz-Ass',
      'dem Kreuz-Buben',
    ])
    expect([aRank('8'), aRankIn('J', 'acc'), aRankIn('A', 'dat'), rankAndValue('J')]).toEqual([
      'eine 8',
      'einen Buben',
      'einem Ass',
      'der Bube (11)',
    ])
    expect([pronounFor('KH'), pronounFor('KH', 'acc'), pronounFor('QD'), pronounFor('AH')]).toEqual([
      'er',
      'ihn',
      'sie',
      'es',
    ])
  })

  it('inflects counts by gender, and writes decimals with a comma', () => {
    expect([cardsInWords(0), cardsInWords(1), cardsInWords(12)]).toEqual(['keine Karte', 'eine Karte', 'zwölf Karten'])
    expect([topCards(1), topCards(3)]).toEqual(['die oberste Karte', 'die obersten drei Karten'])
    expect([suitCards('H', 1), suitCards('C', 3)]).toEqual(['ein Herz', 'drei Kreuz'])
    expect([counted(1, 'Punkt', 'Punkte'), counted(2.5, 'Punkt', 'Punkte'), numeral(-1)]).toEqual([
      '1 Punkt',
      '2,5 Punkte',
      '−1',
    ])
  })

  it('lists cards by suit without articles', () => {
    expect(listOf(['a1', 'b1', 'c1'])).toBe('a1, b1 und c1')
    expect(cardsBySuit(['4S', '6S', 'JS', '2C'])).toBe('Pik 4, 6 und Bube sowie Kreuz-2')
    expect(cardsBySuit(['4S', '3H', '2C'])).toBe('Pik-4, Herz-3 und Kreuz-2')
  })

  it('reads typed moves as records spell them, and leaves questions unchanged', () => {
    const typed = {
      passen: 'pass',
      'tausche a1 und c4': 'swap a1 c4',
      'gib Herz ab': 'give H',
      'anlegen Herz-10 auf −1, 0': 'place TH -1,0',
      'anlegen Herz-10 auf (−1, 0)': 'place TH -1,0',
      'handtausch 0,0 gegen Karo Bube': 'exchange 0,0 JD',
      'paar Pik-6': 'pair 6S',
      'zuerst Kreuz': 'use C',
      'Pik-Ass': 'AS',
      König: 'K',
      herz: 'herz',
      paar: 'paar',
      'zwischen a1 und d1': 'zwischen a1 und d1',
      '6s': '6s',
    }
    expect(Object.fromEntries(Object.keys(typed).map(text => [text, toRecordNotation(text)]))).toEqual(typed)
  })

  it('names an evening by its day', () => {
    expect(EVENING.begin.suggested(Date.UTC(2026, 10, 1))).toBe('Abend vom 1. November')
  })
})
