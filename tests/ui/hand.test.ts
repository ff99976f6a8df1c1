import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import HandStrip from '../../src/ui/HandStrip.vue'
import NumberPad from '../../src/ui/NumberPad.vue'

describe('a hand', () => {
  const cards = (['2H', '7H', 'KD'] as const).map(id => ({ id, label: `card ${id}`, selected: id === '7H' }))
  const open = () => mount(HandStrip, { props: { cards, label: 'Ann’s hand' }, attachTo: document.body })

  it('shows its cards in order, and which of them is chosen', () => {
    const hand = open()
    expect(hand.findAll('button').map(card => card.attributes('aria-label'))).toEqual(['card 2H', 'card 7H', 'card KD'])
    expect(hand.get('[aria-pressed="true"]').attributes('data-card')).toBe('7H')
  })

  it('has one tab stop, and keys move the focus along the cards', async () => {
    const hand = open()
    await hand.get('[data-card="2H"]').trigger('keydown', { key: 'ArrowRight' })
    await nextTick()
    expect(document.activeElement?.getAttribute('data-card')).toBe('7H')
    expect(hand.findAll('[tabindex="0"]')).toHaveLength(1)
    await hand.get('[data-card="7H"]').trigger('keydown', { key: 'End' })
    await nextTick()
    expect(document.activeElement?.getAttribute('data-card')).toBe('KD')
  })

  it('underlines ranks that look like another rank upside down', () => {
    const turned = (['6H', '8H', '9H', 'TH'] as const).map(id => ({ id, label: id }))
    const hand = mount(HandStrip, { props: { cards: turned, label: 'Ann’s hand' } })
    expect(hand.findAll('.foot').map(rank => rank.text())).toEqual(['6', '9'])
  })

  it('reports which card was tapped', async () => {
    const hand = open()
    await hand.get('[data-card="KD"]').trigger('click')
    expect(hand.emitted('tap')).toEqual([['KD']])
  })
})

describe('a pad of numbers', () => {
  const numbers = Array.from({ length: 10 }, (_, value) => ({ value, label: String(value), closed: value > 7 }))
  const open = () => mount(NumberPad, { props: { numbers, label: 'Ann’s points', chosen: 3 }, attachTo: document.body })

  it('reports each tapped number to its parent, even a disabled one', async () => {
    const pad = open()
    await pad.get('[data-number="6"]').trigger('click')
    await pad.get('[data-number="8"]').trigger('click')
    expect(pad.emitted('pick')).toEqual([[6], [8]])
    expect(pad.get('[data-number="8"]').attributes('aria-disabled')).toBe('true')
    expect(pad.get('[aria-pressed="true"]').attributes('data-number')).toBe('3')
  })

  it('has one tab stop, and arrow keys move the focus between rows', async () => {
    const pad = open()
    expect(pad.findAll('[tabindex="0"]')).toHaveLength(1)
    await pad.get('[data-number="2"]').trigger('keydown', { key: 'ArrowDown' })
    await nextTick()
    expect(document.activeElement?.getAttribute('data-number')).toBe('9')
  })
})
