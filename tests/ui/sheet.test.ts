// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import BottomSheet from '../../src/ui/BottomSheet.vue'

const sheet = (open: boolean) =>
  mount(BottomSheet, { props: { open, title: 'Piles' }, slots: { default: '<p>hearts</p>' }, attachTo: document.body })

afterEach(() => document.body.replaceChildren())

describe('a sheet', () => {
  it('opens and closes by its property', async () => {
    const wrapper = sheet(false)
    const dialog = wrapper.get('dialog').element
    expect(dialog.open).toBe(false)
    expect(wrapper.text()).not.toContain('heart')
    await wrapper.setProps({ open: true })
    expect(dialog.open).toBe(true)
    expect(wrapper.text()).toContain('heart')
    await wrapper.setProps({ open: false })
    expect(dialog.open).toBe(false)
  })

  it('has its title as its accessible name', () => {
    const wrapper = sheet(true)
    const heading = wrapper.get('h2')
    expect(heading.text()).toBe('Piles')
    expect(wrapper.get('dialog').attributes('aria-labelledby')).toBe(heading.attributes('id'))
  })

  it('asks to be closed when its button, Escape or the backdrop is used, but not its content', async () => {
    const wrapper = sheet(true)
    await wrapper.get('p').trigger('click')
    expect(wrapper.emitted('close')).toBeUndefined()
    await wrapper.get('[aria-label="Close"]').trigger('click')
    await wrapper.get('dialog').trigger('cancel')
    await wrapper.get('dialog').trigger('click')
    expect(wrapper.emitted('close')).toHaveLength(3)
  })

  it('asks to be closed when the back button is used', async () => {
    const wrapper = sheet(true)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(wrapper.emitted('close')).toHaveLength(1)
  })
})

describe('a sheet over an on-screen keyboard', () => {
  /** Reports the visible part of the page, as the browser does. */
  function seen(height: number, scale = 1): EventTarget {
    const viewport = Object.assign(new EventTarget(), { height, scale, offsetTop: 0 })
    vi.stubGlobal('visualViewport', viewport)
    return viewport
  }
  afterEach(() => vi.unstubAllGlobals())

  it('moves up by the height of the keyboard while the sheet is open', async () => {
    const viewport = seen(window.innerHeight)
    const wrapper = sheet(true)
    const { style } = wrapper.get('dialog').element
    expect(style.getPropertyValue('--keyboard')).toBe('0px')
    Object.assign(viewport, { height: window.innerHeight - 300 })
    viewport.dispatchEvent(new Event('resize'))
    expect(style.getPropertyValue('--keyboard')).toBe('300px')
    await wrapper.setProps({ open: false })
    Object.assign(viewport, { height: window.innerHeight - 100 })
    viewport.dispatchEvent(new Event('resize'))
    expect(style.getPropertyValue('--keyboard')).toBe('300px')
  })

  it('doesn’t mistake a zoomed page for a keyboard', () => {
    seen(window.innerHeight / 2, 2)
    expect(sheet(true).get('dialog').element.style.getPropertyValue('--keyboard')).toBe('0px')
  })
})

describe('a sheet with an explanation', () => {
  it('moves the focus to its text when it opens and when its text changes', async () => {
    const wrapper = sheet(false)
    await wrapper.setProps({ open: true })
    expect(document.activeElement?.textContent).toBe('hearts')
    wrapper.get<HTMLElement>('button').element.focus()
    await wrapper.setProps({ title: 'Suits' })
    expect(document.activeElement?.textContent).toBe('hearts')
  })
})
