import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { DECK } from '../../../src/engine/cards.ts'
import { makeCode } from '../../../src/games/deal-code.ts'
import { dealOf } from '../../../src/games/grafa/deal.ts'
import { valueOf } from '../../book/results.ts'
import { headOf, sit } from './hands.ts'

const dealt = (number: number): string => headOf(`deck ${dealOf(number).join(' ')}`)

/** The head of a game. All other cards are in the discard pile. */
const lastOf = (hand: string, deck: string): string => {
  const named = `${hand} ${deck}`.split(' ')
  return headOf(`hand ${hand}`, `deck ${deck}`, `discard ${DECK.filter(card => !named.includes(card)).join(' ')}`)
}

describe('a deal in the app', () => {
  // The first cards of this deal after the hand are QD, 8D, AC, TC and JH.
  const NUMBER = 0

  it('shows its code, and only the seen cards of its deck', async () => {
    const table = await sit(dealt(NUMBER))
    await table.click('[aria-label="Menu"]')
    await table.press('Open the log')
    expect(table.hasKey(`Copy the code ${makeCode(NUMBER)}`)).toBe(true)
    expect(table.hasKey('The record (shows the deck)')).toBe(true)
    expect(table.hand()).toEqual(['AS', '2S', '3S', '4S', '5S'])
    expect(table.wrapper.get('.pile').attributes('aria-label')).toBe('Deck, 47 cards, queen of diamonds face up')
    expect(table.wrapper.find('.known-below').exists()).toBe(false)
  })

  it('doesn’t reveal a card before it is drawn or turned up', async () => {
    const table = await sit(dealt(NUMBER))
    expect(table.name('AS')).toBe('ace of spades, can pair (ace). Diamonds: draw one card.')
    expect(table.wrapper.text()).not.toMatch(/8 of diamonds|ace of clubs/)
    await table.tap('AS')
    expect(table.says()).toBe('Diamonds: draw the 8 of diamonds into your hand.')
    expect(table.hand()).not.toContain('8D')
    expect(table.wrapper.text()).not.toMatch(/ace of clubs/)
    await table.press('Drawn')
    expect(table.hand()).toContain('8D')
    expect(table.says()).toBe('The ace of clubs is face up.')
    expect(table.wrapper.find('.picker').exists()).toBe(false)
  })

  it('shows which cards of the deck are known after some were looked at', async () => {
    const first = '4C 8S 2D 3D 5D 3C KH 7S 2H'.split(' ')
    const deck = [...first, ...DECK.filter(card => !first.includes(card))]
    const table = await sit(headOf(`deck ${deck.join(' ')}`), ['pair 4C'])
    expect(table.order()).toEqual([
      'king of hearts, on top, will be turned up',
      '7 of spades, second from the top',
      '2 of hearts, third from the top',
    ])
    await table.say('arrange 7S KH 2H')
    expect(table.says()).toBe('The 7 of spades is face up.')
    expect(table.wrapper.get('.known-below').text()).toMatch(/king of hearts.*2 of hearts.*43 unseen/)
    await table.click('[aria-label="Menu"]')
    await table.press('Open the log')
    expect(table.hasKey('Copy the code')).toBe(false)
  })
})

describe('the end of a game', () => {
  it('shows the score, the number of remaining cards, and the best result so far', async () => {
    const table = await sit(lastOf('2H', 'KC 3D'))
    expect(table.says()).toBe('49 cards discarded.')
    expect(table.wrapper.get('.end').text()).toContain('Cards left: 1 in your hand, 2 in the deck')
    expect(table.wrapper.get('.end').text()).toContain('Your best so far')
    await table.press('Look back')
    expect(table.hasKey('The record')).toBe(true)
  })

  it('compares the score with the other finished games of the book', async () => {
    const table = await sit(lastOf('KS 2H', 'QS 2D 3D KC 4D'))
    valueOf(await table.library.create(lastOf('2H', 'KC')))
    valueOf(await table.library.create(lastOf('2H', 'KC 3D')))
    valueOf(await table.library.create(headOf('hand AH', 'deck KC')))
    await table.library.storeSummaries()
    await table.tap('KS')
    expect(table.wrapper.find('.end').exists()).toBe(false)
    await table.press('Dug')
    expect(table.wrapper.get('.end').text()).toContain('Your score: 49 cards in the discard pile.')
    expect(table.wrapper.get('.end').text()).toContain('Best so far 50')
  })

  it('shows a fan of all 52 cards after a perfect game', async () => {
    const table = await sit(lastOf('KS', 'QS'))
    await table.tap('KS')
    expect(table.says()).toBe('All 52 cards are in the discard pile: a perfect game.')
    expect(table.wrapper.findAll('.fan path')).toHaveLength(52)
  })

  it('offers another deal, and the same deal again', async () => {
    const table = await sit(dealt(1))
    const pairs = () => table.wrapper.findAll('.place.pairs')
    for (let i = 0; i < 400 && !table.hasKey('Look back'); i++) {
      if (table.wrapper.find('.forward').exists()) await table.click('.forward')
      else if (table.wrapper.find('.keys .on .button').exists() && !table.hasKey('Put back'))
        await table.click('.keys .on .button')
      else if (table.hasKey('Put back like this')) await table.press('Put back like this')
      else {
        table.wait()
        await pairs()[0]?.trigger('click')
        await flushPromises()
      }
    }
    expect(table.wrapper.get('.end').text()).toContain(`Deal ${makeCode(1)}`)
    const { head } = table.match
    await table.press('Look back')
    await table.press('Play the same deal again')
    const same = table.library.list.find(item => item.id !== head?.id)
    expect(same?.head.head).toBe(head?.head)
    expect(table.router.currentRoute.value.path).toBe(`/table/${same?.id}`)
    await table.press('Play again')
    const other = table.library.list.find(item => ![head?.id, same?.id].includes(item.id))
    expect(other?.head.head).not.toBe(head?.head)
    expect(other?.head.players).toEqual(['Ann'])
  })
})
