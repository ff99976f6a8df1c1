// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import FullScreen from '../../src/ui/FullScreen.vue'
import { announce } from '../../src/ui/useAnnouncer.ts'

const screen = () =>
  mount(FullScreen, {
    props: { open: true, title: 'The deal' },
    slots: { default: '<p>cards</p>' },
    attachTo: document.body,
  })

describe('a full-screen dialog', () => {
  it('opens and closes by its property', async () => {
    const wrapper = screen()
    expect(wrapper.element.open).toBe(true)
    expect(wrapper.attributes('aria-label')).toBe('The deal')
    await wrapper.setProps({ open: false })
    expect(wrapper.element.open).toBe(false)
    expect(wrapper.text()).not.toContain('cards')
    expect(wrapper.emitted('close')).toBeUndefined()
  })

  it('asks its parent to close it, and stays open until then', async () => {
    const wrapper = screen()
    await wrapper.trigger('cancel')
    expect(wrapper.emitted('close')).toHaveLength(1)
    expect(wrapper.element.open).toBe(true)
    wrapper.element.close()
    await nextTick()
    await nextTick()
    expect(wrapper.emitted('close')).toHaveLength(2)
    expect(wrapper.element.open).toBe(true)
  })

  it('has its own live regions, since everything outside it is silent', async () => {
    const wrapper = screen()
    announce('Row 6 is in.')
    await nextTick()
    expect(wrapper.get('[data-live="polite"]').text()).toBe('Row 6 is in.')
  })
})
