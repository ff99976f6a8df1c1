import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../../src/book/book.ts'
import GrafaEntry from '../../../src/games/grafa/entry/GrafaEntry.vue'
import { makeCode } from '../../../src/games/deal-code.ts'
import { dealOf } from '../../../src/games/grafa/deal.ts'
import { Browser } from '../../book/world.ts'

async function begin(browser = new Browser()) {
  const tab = browser.openTab()
  const wrapper = mount(GrafaEntry, {
    global: { plugins: [tab.pinia], provide: { [BOOK as symbol]: tab.book } },
    attachTo: document.body,
  })
  await flushPromises()
  const press = async (name: string): Promise<void> => {
    await wrapper
      .findAll('button')
      .find(button => button.text().startsWith(name))
      ?.trigger('click')
    await flushPromises()
  }
  return {
    ...tab,
    browser,
    wrapper,
    press,
    async pick(...cards: string[]): Promise<void> {
      for (const card of cards) await wrapper.get(`.picker [data-cell="${card}"]`).trigger('click')
      await flushPromises()
    },
    async enterCode(code: string): Promise<void> {
      await this.press('More ways')
      await wrapper.get('input.code').setValue(code)
      await wrapper.get('form').trigger('submit')
    },
    async type(keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
        await flushPromises()
      }
    },
    says: (): string => wrapper.get('.sentence').text(),
    slots: (): readonly string[] => wrapper.findAll('.slot').map(slot => slot.attributes('aria-label') ?? ''),
    heads: (): readonly string[] => (wrapper.emitted('start') ?? []).map(([head]) => String(head)),
  }
}

const SIX = ['AH', '6S', '4C', '3H', '2S', '4H']

describe('a game with a real deck', () => {
  it('asks only for the hand and the face-up card', async () => {
    const entry = await begin()
    await entry.wrapper.get('input').setValue(' Ann, #1 ')
    await entry.press('Enter your cards')
    expect(entry.says()).toBe('Shuffle the deck and draw five cards. Enter them.')
    await entry.pick(...SIX.slice(0, 4))
    expect(entry.says()).toBe('Enter one more card of your hand.')
    await entry.pick('2S')
    expect(entry.says()).toBe('Turn the top card of the deck face up. Which card is it?')
    expect(entry.wrapper.get('.picker [data-cell="6S"]').attributes('aria-disabled')).toBe('true')
    await entry.pick('4H')
    expect(entry.wrapper.find('.picker').exists()).toBe(false)
    await entry.press('Start')
    const [head = ''] = entry.heads()
    expect(head).toBe('game grafa\nplayers Ann 1\nhand AH 6S 4C 3H 2S\ndeck 4H\ndiscard -\nplay')
    expect((await entry.library.create(head)).ok).toBe(true)
  })

  it('lets a wrong card be replaced', async () => {
    const entry = await begin()
    await entry.press('Enter your cards')
    await entry.pick(...SIX)
    await entry.wrapper.get('[aria-label="Card 2 of your hand, 6 of spades, remove it"]').trigger('click')
    expect(entry.slots()[1]).toBe('Card 2 of your hand, not entered yet')
    await entry.pick('7S')
    await entry.press('Start')
    expect(entry.heads()[0]).toContain('hand AH 7S 4C 3H 2S')
  })

  it('can be entered by keyboard alone', async () => {
    const entry = await begin()
    await entry.press('Enter your cards')
    await entry.type([...'ah6s4ckc', 'Backspace', ...'3h2s4', 'Backspace', ...'4h', 'Enter'])
    expect(entry.heads()[0]).toContain('hand AH 6S 4C 3H 2S\ndeck 4H')
  })

  it('continues after a reload, and the player’s name is restored for the next game', async () => {
    const entry = await begin()
    await entry.wrapper.get('input').setValue('Ann')
    await entry.press('Enter your cards')
    await entry.pick('AH', '6S')
    entry.wrapper.unmount()
    const later = await begin(entry.browser)
    expect(later.says()).toBe('Enter three more cards of your hand.')
    await later.press('Back')
    expect(later.wrapper.get('input').element.value).toBe('Ann')
    await later.press('Continue entering: 2 of 6')
    await later.pick(...SIX.slice(2))
    await later.press('Start')
    later.wrapper.unmount()
    const next = await begin(entry.browser)
    expect(next.wrapper.text()).toContain('Enter your cards')
    expect(next.wrapper.get('input').element.value).toBe('Ann')
  })
})

describe('a deal in the app', () => {
  it('is different each time', async () => {
    const entry = await begin()
    await entry.press('Deal in the app')
    await entry.press('Deal in the app')
    const [one = '', other = ''] = entry.heads()
    expect(one).toMatch(/^game grafa\nplayers Player\ndeck (\w\w ){51}\w\w\ndiscard -\nplay$/)
    expect(one).not.toBe(other)
  })

  it('can be repeated with its code', async () => {
    const entry = await begin()
    await entry.enterCode(` ${makeCode(42).toLowerCase()} `)
    expect(entry.heads()[0]).toContain(`deck ${dealOf(42).join(' ')}`)
  })

  it.each([
    ['', 'A code has 7 letters and digits; this one has 0.'],
    ['k7m4pq', 'A code has 7 letters and digits; this one has 6.'],
    ['K7M-4PO3', '“O” isn’t used in codes.'],
    ['K7M-4PQ!', '“!” isn’t used in codes.'],
    ['333-3334', 'No deal has this code'],
  ])('can’t be repeated with the invalid code “%s”, and the reason is shown', async (code, why) => {
    const entry = await begin()
    await entry.enterCode(code)
    expect(entry.wrapper.get('[role="alert"]').text()).toContain(why)
    expect(entry.wrapper.get('input.code').attributes('aria-invalid')).toBe('true')
    expect(entry.heads()).toEqual([])
    await entry.wrapper.get('input.code').setValue('K')
    expect(entry.wrapper.find('[role="alert"]').exists()).toBe(false)
  })
})
