// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { Rank } from '../../src/engine/cards.ts'
import CardFace from '../../src/ui/CardFace.vue'
import { toRecordLetters, deckLetters, printedRank, rankWithLetter, suitForLetter } from '../../src/ui/letters.ts'
import { nextCardWithLetter } from '../../src/ui/useRoving.ts'
import { SUIT_NAMES as GERMAN } from '../../src/text/de/lists.ts'
import { SUIT_NAMES as ITALIAN } from '../../src/text/it/lists.ts'
import MoveInput from '../../src/ui/MoveInput.vue'
import RankPad from '../../src/ui/RankPad.vue'

const choose = (letters: string): void => void (document.documentElement.dataset['letters'] = letters)

afterEach(() => {
  delete document.documentElement.dataset['letters']
})

describe('letters in the corners of cards', () => {
  it('are those of the language unless others are chosen', () => {
    expect(deckLetters()).toBe('AKQJ')
    choose('own')
    expect(deckLetters()).toBe('AKQJ')
    choose('ARDF')
    expect(deckLetters()).toBe('ARDF')
  })

  it.each([
    ['AKQJ', 'A K Q J 10 9'],
    ['ARDF', 'A R D F 10 9'],
    ['AKDB', 'A K D B 10 9'],
  ])('are printed as %s', (letters, expected) => {
    choose(letters)
    expect((['A', 'K', 'Q', 'J', 'T', '9'] as const).map(printedRank).join(' ')).toBe(expected)
  })

  it('are shown on cards and buttons', () => {
    choose('AKDB')
    expect(
      mount(CardFace, { props: { suit: 'H', rank: 'Q' } })
        .get('.rank')
        .text(),
    ).toBe('D')
    const left = Object.fromEntries([...'A23456789TJQK'].map(rank => [rank, 4])) as Record<Rank, number>
    const pad = mount(RankPad, { props: { left } })
    expect(pad.get('[data-key="J"] .sign').text()).toBe('B')
    expect(pad.get('[data-key="Q"]').text()).toContain('queen')
  })

  it('can be typed, while records keep their own letters', async () => {
    choose('ARDF')
    expect(['r', 'D', 'f', 'k', 'b'].map(rankWithLetter)).toEqual(['K', 'Q', 'J', null, null])
    expect(toRecordLetters('place DH 0,1')).toBe('place QH 0,1')
    expect(toRecordLetters('swap d1 c4')).toBe('swap d1 c4')
    expect(toRecordLetters('give d')).toBe('give d')
    const input = mount(MoveInput)
    await input.get('input').setValue('rs 0,1')
    await input.get('form').trigger('submit')
    expect(input.emitted('enter')).toEqual([['Ks 0,1']])
  })

  it('don’t change a typed suit', async () => {
    choose('AKDB')
    const left = Object.fromEntries([...'A23456789TJQK'].map(rank => [rank, 4])) as Record<Rank, number>
    const pad = mount(RankPad, { props: { left, suits: true }, attachTo: document.body })
    for (const key of ['d', 'd']) await pad.get('[data-key="A"]').trigger('keydown', { key })
    expect(pad.emitted('card')).toEqual([['QD']])
    pad.unmount()
  })
  it('find the next card of that suit or rank', () => {
    choose('AKDB')
    const cells = ['2H', 'QS', '7D', 'JC', 'TS'].map(kind => ({ id: kind, kind, label: kind }))
    expect(['q', 'd', 'b', '1', 'x'].map(key => nextCardWithLetter(cells, '2H', key))).toEqual([
      'QS',
      '7D',
      'JC',
      'TS',
      null,
    ])
    expect(
      nextCardWithLetter(
        cells.filter(({ id }) => id !== '7D'),
        '2H',
        'd',
      ),
    ).toBe('QS')
  })
})

describe('letters of suits', () => {
  it.each([
    ['Italian', ITALIAN, 'SHDC', 'PFQ', 'SCD'],
    ['German', GERMAN, 'SHDC', 'PHK', 'SH-'],
  ] as const)(
    'are those of records and, if no other suit has it, the first letter of the suit’s name: %s',
    (_, names, record, own, expected) => {
      const read = (letters: string): string => [...letters].map(letter => suitForLetter(letter, names) ?? '-').join('')
      expect(read(record)).toBe(record)
      expect(read(own.toLowerCase())).toBe(expected)
    },
  )
})
