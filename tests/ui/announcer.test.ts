// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import LiveRegions from '../../src/ui/LiveRegions.vue'
import RulingCard from '../../src/ui/RulingCard.vue'
import { announce } from '../../src/ui/useAnnouncer.ts'

const region = (regions: ReturnType<typeof mount>, urgency: string) => regions.get(`[data-live="${urgency}"] p`)

describe('announcements', () => {
  it('go to the live region of their urgency', async () => {
    const regions = mount(LiveRegions)
    announce('Three hearts.')
    announce('Not allowed.', 'assertive')
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Three hearts.')
    expect(region(regions, 'assertive').text()).toBe('Not allowed.')
  })

  it('are read again when they repeat, since each text is a new element', async () => {
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

describe('an announcement', () => {
  it('is cleared once it is over, and later ones stay', async () => {
    const regions = mount(LiveRegions)
    const over = announce('Two passes.')
    over()
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('')
    announce('Three.')
    over()
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Three.')
  })

  it.each(['keydown', 'pointerdown'])('is over at the next %s', async type => {
    const regions = mount(LiveRegions, { attachTo: document.body })
    announce('Two passes.')
    announce('Not allowed.', 'assertive')
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('')
    expect(region(regions, 'assertive').text()).toBe('')
  })
})

describe('a ruling', () => {
  it('is announced in the polite region, and a refusal in the assertive region', async () => {
    const regions = mount(LiveRegions)
    const ruling = mount(RulingCard, { props: { tone: 'accepted', sentence: 'Three hearts.', detail: 'Take them.' } })
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Accepted. Three hearts. Take them.')
    await ruling.setProps({ tone: 'refused', sentence: 'No line.', detail: '' })
    expect(region(regions, 'assertive').text()).toBe('Not allowed. No line.')
  })

  it('announces only its new text when a proposal is confirmed', async () => {
    const regions = mount(LiveRegions)
    const ruling = mount(RulingCard, {
      props: { tone: 'accepted', sentence: 'Bob puts the 5.', detail: 'It is seen.' },
    })
    await ruling.setProps({ tone: 'info', detail: 'Ann: 2 moves left.' })
    expect(region(regions, 'polite').text()).toBe('Ann: 2 moves left.')
    await ruling.setProps({ detail: 'Bob: 2 moves.' })
    expect(region(regions, 'polite').text()).toBe('Bob puts the 5. Bob: 2 moves.')
  })

  it('is silent if it was shown before', async () => {
    const regions = mount(LiveRegions)
    announce('Before.')
    mount(RulingCard, { props: { tone: 'info', sentence: 'Old news.', silent: true } })
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('Before.')
  })

  it('leaves nothing in the regions when another replaces it, or when it is removed', async () => {
    const regions = mount(LiveRegions)
    const ruling = mount(RulingCard, { props: { tone: 'refused', sentence: 'No line.' } })
    await ruling.setProps({ tone: 'info', sentence: 'Ann passed.', detail: 'Bob: tap two cards.' })
    expect(region(regions, 'assertive').text()).toBe('')
    expect(region(regions, 'polite').text()).toBe('Ann passed. Bob: tap two cards.')
    ruling.unmount()
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('')
  })

  it('announces only the next action when it is shown again', async () => {
    const regions = mount(LiveRegions)
    const props = { tone: 'info', sentence: 'Spades at a1.', detail: 'Tap another.', old: 'Ann passed.' } as const
    const ruling = mount(RulingCard, { props })
    await ruling.setProps({ sentence: 'Ann passed.', detail: 'Bob: tap two cards.' })
    expect(region(regions, 'polite').text()).toBe('Bob: tap two cards.')
    await ruling.setProps({ sentence: 'Spades at a1.', detail: '' })
    await ruling.setProps({ sentence: 'Ann passed.' })
    await nextTick()
    expect(region(regions, 'polite').text()).toBe('')
  })

  it('is not read again when its explanation is closed', async () => {
    const regions = mount(LiveRegions)
    const ruling = mount(RulingCard, { props: { tone: 'info', sentence: 'Ann passed.', silent: false } })
    await ruling.setProps({ silent: true })
    await ruling.setProps({ silent: false })
    expect(region(regions, 'polite').text()).toBe('')
    await ruling.setProps({ silent: true })
    await ruling.setProps({ sentence: 'Bob passed.' })
    await ruling.setProps({ silent: false })
    expect(region(regions, 'polite').text()).toBe('Bob passed.')
  })

  it('that refuses a move is read once, and again if the move is refused again', async () => {
    const regions = mount(LiveRegions)
    const refused = { tone: 'refused', sentence: 'No line.', detail: '' } as const
    const ruling = mount(RulingCard, { props: { ...refused, occasion: { ...refused } } })
    await nextTick()
    const first = region(regions, 'assertive').element
    await ruling.setProps({ rule: { title: 'Swap', href: '#/swap' } })
    expect(region(regions, 'assertive').element).toBe(first)
    await ruling.setProps({ occasion: { ...refused } })
    expect(region(regions, 'assertive').text()).toBe('Not allowed. No line.')
    expect(region(regions, 'assertive').element).not.toBe(first)
  })

  it('links to its rule, and can be turned to the other side', () => {
    const ruling = mount(RulingCard, {
      props: { tone: 'refused', sentence: 'No line.', rule: { title: 'Swap', href: '#/swap' }, facing: 'far' },
    })
    expect(ruling.get('a').attributes('href')).toBe('#/swap')
    expect(ruling.get('section').classes()).toContain('far')
  })
})
