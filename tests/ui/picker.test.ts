// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { DECK, RANKS, type Card, type Rank } from '../../src/engine/cards.ts'
import CardPicker from '../../src/ui/CardPicker.vue'
import RankPad from '../../src/ui/RankPad.vue'
import { announcements } from '../../src/ui/useAnnouncer.ts'

type Wrapper = ReturnType<typeof mount>

const nameOf = (key: Element): string | undefined =>
  key.getAttribute('aria-label') ?? key.querySelector('.visually-hidden')?.textContent.trim()
const named = (wrapper: Wrapper, name: string) =>
  wrapper.findAll('button').find(({ element }) => nameOf(element) === name)
const tap = (wrapper: Wrapper, name: string) => named(wrapper, name)?.trigger('click')

async function type(wrapper: Wrapper, place: string, keys: string) {
  for (const key of keys) await wrapper.get(place).trigger('keydown', { key })
}

afterEach(() => document.body.replaceChildren())

describe('the card picker', () => {
  const SEEN: ReadonlySet<Card> = new Set<Card>(['6S', 'KH', '5S', '5H', '5D', '5C'])
  const picker = (closed: InstanceType<typeof CardPicker>['$props']['closed'] = SEEN) =>
    mount(CardPicker, { props: { closed }, attachTo: document.body })

  it('shows all 52 cards, and enters one with one tap', async () => {
    const wrapper = picker()
    const cells = wrapper.findAll('[data-cell]').map(cell => cell.attributes('data-cell'))
    expect(cells).toEqual(DECK)
    await wrapper.get('[data-cell="TH"]').trigger('click')
    expect(wrapper.emitted('pick')).toEqual([['TH']])
  })

  it('accepts a card as a rank and then a suit', async () => {
    const wrapper = picker()
    await tap(wrapper, '6, 3 left')
    expect(wrapper.get('.line').text()).toBe('Which 6?')
    await wrapper.get('.parts [aria-label="6 of hearts"]').trigger('click')
    expect(wrapper.emitted('pick')).toEqual([['6H']])
    expect(wrapper.get('.line').text()).toBe('')
  })

  it('asks for the suit even if only one is possible', async () => {
    const wrapper = picker(new Set<Card>(['6S', '6H', '6D']))
    await tap(wrapper, '6, 1 left')
    await type(wrapper, '[data-key="A"]', '6')
    expect(wrapper.emitted('pick')).toBeUndefined()
    await wrapper.get('.parts [data-key="S"]').trigger('click')
    expect(wrapper.emitted('pick')).toBeUndefined()
    expect(wrapper.emitted('closed')).toEqual([['6S', 'The 6 of spades is already entered.']])
    await wrapper.get('.parts [data-key="C"]').trigger('click')
    expect(wrapper.emitted('pick')).toEqual([['6C']])
  })

  it.each([
    ['7s', '7S'],
    ['10h', 'TH'],
    ['th', 'TH'],
    ['AD', 'AD'],
    ['1qc', 'QC'],
    ['27h', '7H'],
  ])('accepts %s, typed on the sheet or on the buttons', async (keys, card) => {
    const wrapper = picker(new Set())
    await type(wrapper, '[data-cell="AS"]', keys)
    await type(wrapper, '[data-key="A"]', keys)
    expect(wrapper.emitted('pick')).toEqual([[card], [card]])
  })

  it('deletes a typed rank with Backspace', async () => {
    const wrapper = picker()
    await type(wrapper, '[data-cell="AS"]', '7')
    await wrapper.get('[data-cell="AS"]').trigger('keydown', { key: 'Backspace' })
    await type(wrapper, '[data-cell="AS"]', 's')
    expect(wrapper.emitted('pick')).toBeUndefined()
  })

  it('explains why a card is disabled when it is tapped or typed', async () => {
    const wrapper = picker()
    const cell = wrapper.get('[data-cell="KH"]')
    expect(cell.attributes('aria-disabled')).toBe('true')
    await cell.trigger('click')
    expect(wrapper.get('.line').text()).toBe('The king of hearts is already entered.')
    expect(announcements.assertive.text).toBe('The king of hearts is already entered.')
    await type(wrapper, '[data-cell="AS"]', '6s')
    expect(wrapper.get('.line').text()).toBe('The 6 of spades is already entered.')
    expect(wrapper.emitted('pick')).toBeUndefined()
    expect(wrapper.emitted('closed')?.map(([what]) => what)).toEqual(['KH', '6S'])
  })

  it('explains why a whole rank is disabled, until the next tap', async () => {
    const wrapper = picker()
    await tap(wrapper, '5, 0 left')
    expect(wrapper.get('.line').text()).toBe('All four 5s have been entered.')
    await tap(wrapper, '6, 3 left')
    expect(wrapper.get('.line').text()).toBe('Which 6?')
  })

  it('gets the reasons for disabled cards from its parent', async () => {
    const wrapper = picker(card => (card === 'AS' ? 'The ace lies on the table.' : ''))
    await wrapper.get('[data-cell="AS"]').trigger('click')
    expect(wrapper.get('.line').text()).toBe('The ace lies on the table.')
    expect(named(wrapper, 'ace, 3 left')).toBeDefined()
  })

  it('has one tab stop on the sheet and one on the buttons', () => {
    const stops = picker().findAll('[tabindex="0"]')
    expect(stops.map(each => each.attributes('data-cell') ?? each.attributes('data-key'))).toEqual(['AS', 'A'])
  })
})

describe('the rank pad', () => {
  const left = Object.fromEntries(RANKS.map(rank => [rank, rank === '9' ? 0 : 4])) as Record<Rank, number>
  const pad = (props = {}) => mount(RankPad, { props: { left, ...props }, attachTo: document.body })

  it('enters a rank by tap and by key', async () => {
    const wrapper = pad()
    await tap(wrapper, 'king, 4 left')
    await type(wrapper, '[data-key="A"]', '10q1')
    expect(wrapper.emitted('rank')).toEqual([['K'], ['T'], ['Q']])
  })

  it('enters a rank on touch, and only once', async () => {
    const wrapper = pad()
    const king = wrapper.get('[data-key="K"]')
    await king.trigger('pointerdown', { pointerType: 'touch' })
    expect(wrapper.emitted('rank')).toEqual([['K']])
    await king.trigger('click', { detail: 1 })
    expect(wrapper.emitted('rank')).toHaveLength(1)
  })

  it('leaves the explanation of a disabled rank to its parent', async () => {
    const { count } = announcements.assertive
    const wrapper = pad({ left: { ...left, A: 0 } })
    await tap(wrapper, '9, 0 left')
    await tap(wrapper, 'ace, 0 left')
    expect(wrapper.emitted('rank')).toBeUndefined()
    expect(wrapper.emitted('closed')).toEqual([
      ['9', 'All four 9s have been entered.'],
      ['A', 'All four aces have been entered.'],
    ])
    expect(announcements.assertive.count).toBe(count)
  })

  it('announces the tapped rank, and then the card', async () => {
    const wrapper = pad({ suits: true })
    await tap(wrapper, 'king, 4 left')
    expect(announcements.polite.text).toBe('king')
    await tap(wrapper, 'king of hearts')
    expect(announcements.polite.text).toBe('king of hearts')
  })

  it('has no suits by default', async () => {
    const wrapper = pad()
    await type(wrapper, '[data-key="A"]', 'ks')
    expect(wrapper.emitted('card')).toBeUndefined()
    expect(wrapper.find('[data-key="S"]').exists()).toBe(false)
  })

  it('makes a card from a rank and its suit, and can disable single cards', async () => {
    const wrapper = pad({ suits: true, closed: (card: Card) => (card === 'KS' ? 'Seen.' : '') })
    await tap(wrapper, 'spades')
    expect(announcements.assertive.text).toBe('Tap the rank first.')
    await tap(wrapper, 'king, 4 left')
    await tap(wrapper, 'king of spades')
    expect(wrapper.emitted('card')).toBeUndefined()
    expect(wrapper.emitted('closed')).toEqual([['KS', 'Seen.']])
    await tap(wrapper, 'king of hearts')
    expect(wrapper.emitted('card')).toEqual([['KH']])
    expect(wrapper.emitted('rank')).toEqual([['K']])
    expect(wrapper.find('[aria-pressed="true"]').exists()).toBe(false)
  })

  it('can be used with arrow keys', async () => {
    const wrapper = pad({ suits: true })
    const walk = async (from: string, key: string) => {
      await wrapper.get(`[data-key="${from}"]`).trigger('keydown', { key })
      await nextTick()
      return document.activeElement?.getAttribute('data-key')
    }
    expect(await walk('A', 'ArrowRight')).toBe('2')
    expect(await walk('2', 'ArrowDown')).toBe('9')
    expect(await walk('9', 'ArrowDown')).toBe('H')
    expect(wrapper.findAll('[tabindex="0"]')).toHaveLength(1)
  })

  it('ignores keyboard shortcuts of the browser', async () => {
    const wrapper = pad()
    await wrapper.get('[data-key="A"]').trigger('keydown', { key: 'a', ctrlKey: true })
    expect(wrapper.emitted('rank')).toBeUndefined()
  })
})
