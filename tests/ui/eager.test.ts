import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { useEagerTap } from '../../src/ui/fingers.ts'

/** A button that is replaced as soon as it is pressed. */
function pad() {
  const pressed = ref<readonly string[]>([])
  const Pad = defineComponent(() => {
    const eager = useEagerTap()
    const press = (key: string) => () => (pressed.value = [...pressed.value, key])
    return () =>
      pressed.value.length === 0
        ? h('button', { key: 'first', id: 'first', ...eager(press('first')) })
        : h('button', { key: 'second', id: 'second', onClick: press('second') })
  })
  const wrapper = mount(Pad, { attachTo: document.body })
  return { wrapper, pressed }
}

const down = (type: string): Event => new PointerEvent('pointerdown', { pointerType: type, bubbles: true })
const click = (detail: number): Event => new MouseEvent('click', { detail, bubbles: true, cancelable: true })

describe('a button that reacts to touch', () => {
  it('counts a tap at its touch, and not again on the button that replaces it', async () => {
    const { wrapper, pressed } = pad()
    wrapper.get('#first').element.dispatchEvent(down('touch'))
    await wrapper.vm.$nextTick()
    wrapper.get('#second').element.dispatchEvent(click(1))
    expect(pressed.value).toEqual(['first'])
    wrapper.get('#second').element.dispatchEvent(down('touch'))
    wrapper.get('#second').element.dispatchEvent(click(1))
    expect(pressed.value).toEqual(['first', 'second'])
  })

  it('doesn’t block a keyboard click on the button that replaces it', async () => {
    const { wrapper, pressed } = pad()
    wrapper.get('#first').element.dispatchEvent(down('touch'))
    await wrapper.vm.$nextTick()
    wrapper.get('#second').element.dispatchEvent(click(0))
    expect(pressed.value).toEqual(['first', 'second'])
  })

  it('prevents the browser’s click after a touch', () => {
    const { wrapper } = pad()
    const first = wrapper.get('#first').element
    const up = new Event('touchend', { bubbles: true, cancelable: true })
    first.dispatchEvent(down('touch'))
    first.dispatchEvent(up)
    expect(up.defaultPrevented).toBe(true)
  })

  it('counts a press of a mouse only at its click', () => {
    const { wrapper, pressed } = pad()
    wrapper.get('#first').element.dispatchEvent(down('mouse'))
    expect(pressed.value).toEqual([])
    wrapper.get('#first').element.dispatchEvent(click(1))
    expect(pressed.value).toEqual(['first'])
  })
})
