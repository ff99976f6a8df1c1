// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import LiveRegions from '../../src/ui/LiveRegions.vue'
import RulingCard from '../../src/ui/RulingCard.vue'
import { announce } from '../../src/ui/useAnnouncer.ts'

const region = (regions: ReturnType<typeof mount>, urgency: string) => regions.get(`[data-live="${urgency}"] p`)

describe('announcements', () => {
  it('go to the region of their urgency', async () => {
    const regions = mount(LiveRegions)
    announce('Three hearts.')
    announce('Not allowed.', 'assertive')
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Three hearts.')
    expect(region(regions, 'assertive').text()).toBe('Not allowed.')
  })

  it('are read again when they repeat: the text is a new element', async () => {
    const regions = mount(LiveRegions)
    announce('Pass.')
    await nextTick()
    const first = region(regions, 'polite').element
    announce('Pass.')
    await nextTick()
    const second = region(regions, 'polite').element
    expect(second.textContent).toBe('Pass.')
    expect(second).not.toBe(first)
  })
})

describe('a ruling', () => {
  it('announces itself, a refusal at once', async () => {
    const regions = mount(LiveRegions)
    const ruling = mount(RulingCard, { props: { tone: 'accepted', sentence: 'Three hearts.', detail: 'Take them.' } })
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Accepted. Three hearts. Take them.')
    await ruling.setProps({ tone: 'refused', sentence: 'No line.', detail: '' })
    expect(region(regions, 'assertive').text()).toBe('Not allowed. No line.')
  })

  it('says only what is new where what was accepted counts', async () => {
    const regions = mount(LiveRegions)
    const ruling = mount(RulingCard, {
      props: { tone: 'accepted', sentence: 'Bob puts the 5.', detail: 'It is seen.' },
    })
    await ruling.setProps({ tone: 'info', detail: 'Ann: 2 moves.' })
    expect(region(regions, 'polite').text()).toBe('Ann: 2 moves.')
    await ruling.setProps({ detail: 'Bob: 2 moves.' })
    expect(region(regions, 'polite').text()).toBe('Bob puts the 5. Bob: 2 moves.')
  })

  it('keeps silent when it was shown before', async () => {
    const regions = mount(LiveRegions)
    announce('Before.')
    mount(RulingCard, { props: { tone: 'info', sentence: 'Old news.', silent: true } })
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Before.')
  })

  it('leads to its rule, and turns to the other side', () => {
    const ruling = mount(RulingCard, {
      props: { tone: 'refused', sentence: 'No line.', rule: { title: 'Swap', href: '#/swap' }, facing: 'far' },
    })
    expect(ruling.get('a').attributes('href')).toBe('#/swap')
    expect(ruling.get('section').classes()).toContain('far')
  })
})
