// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import StepWalker from '../../src/ui/StepWalker.vue'
import SuitPad from '../../src/ui/SuitPad.vue'

describe('the suit pad', () => {
  const counts = { S: 12, H: 3, D: 0, C: 0 }
  const pad = (props = {}) => mount(SuitPad, { props: { counts, most: 12, empty: false, ...props } })

  it('enters a suit by tap and by key', async () => {
    const wrapper = pad()
    await wrapper.get('[aria-label="hearts, 3 of 12"]').trigger('click')
    await wrapper.trigger('keydown', { key: 'd' })
    expect(wrapper.emitted('suit')).toEqual([['H'], ['D']])
  })

  it('accepts more cards of a suit than there are, and marks the surplus', async () => {
    const wrapper = pad({ counts: { ...counts, H: 13 } })
    await wrapper.get('[aria-label="spades, 12 of 12"]').trigger('click')
    expect(wrapper.emitted('suit')).toEqual([['S']])
    expect(wrapper.get('.too-many').attributes('aria-label')).toBe('hearts, 13 of 12')
  })

  it('enters a suit once, at the touch, when a finger taps', async () => {
    const wrapper = pad()
    const hearts = wrapper.get('[aria-label="hearts, 3 of 12"]')
    await hearts.trigger('pointerdown', { pointerType: 'touch' })
    expect(wrapper.emitted('suit')).toHaveLength(1)
    await hearts.trigger('click', { detail: 1 })
    expect(wrapper.emitted('suit')).toHaveLength(1)
    await hearts.trigger('pointerdown', { pointerType: 'mouse' })
    await hearts.trigger('click', { detail: 1 })
    expect(wrapper.emitted('suit')).toHaveLength(2)
  })

  it('erases cards, and enters an empty square only if the layout can have one', async () => {
    const wrapper = pad()
    await wrapper.trigger('keydown', { key: 'Backspace' })
    await wrapper.trigger('keydown', { key: '.' })
    expect(wrapper.emitted('erase')).toHaveLength(1)
    expect(wrapper.emitted('empty')).toBeUndefined()
    await wrapper.setProps({ empty: true })
    await wrapper.trigger('keydown', { key: '.' })
    expect(wrapper.emitted('empty')).toHaveLength(1)
  })

  it('ignores keyboard shortcuts of the browser', async () => {
    const wrapper = pad()
    await wrapper.trigger('keydown', { key: 's', ctrlKey: true })
    expect(wrapper.emitted()).not.toHaveProperty('suit')
  })
})

const walker = (step: number, count = 3) => mount(StepWalker, { props: { step, count, lastLabel: 'Continue' } })

describe('the step walker', () => {
  it('shows its position, and steps forward and back', async () => {
    const wrapper = walker(2)
    expect(wrapper.get('.forward').text()).toContain('2 of 3')
    await wrapper.get('.forward').trigger('click')
    await wrapper.get('[aria-label="Step back"]').trigger('click')
    expect(wrapper.emitted('next')).toHaveLength(1)
    expect(wrapper.emitted('back')).toHaveLength(1)
  })

  it('is done after the last step', async () => {
    const wrapper = walker(3)
    expect(wrapper.get('.forward').text()).toContain('Continue')
    expect(wrapper.find('[aria-label="Play on"]').exists()).toBe(false)
    await wrapper.get('.forward').trigger('click')
    expect(wrapper.emitted('next')).toBeUndefined()
    expect(wrapper.emitted('done')).toHaveLength(1)
  })

  it('does not go back before the first step', async () => {
    const wrapper = walker(1)
    const back = wrapper.get('[aria-label="Step back"]')
    expect(back.attributes('aria-disabled')).toBe('true')
    await back.trigger('click')
    expect(wrapper.emitted('back')).toBeUndefined()
  })

  it('can be used with keys', async () => {
    const wrapper = walker(2)
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'p', 'x']) await wrapper.trigger('keydown', { key })
    expect(Object.keys(wrapper.emitted()).filter(name => name !== 'keydown')).toEqual([
      'next',
      'back',
      'finish',
      'toggle',
    ])
  })
})
