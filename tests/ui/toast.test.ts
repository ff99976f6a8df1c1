import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import ToastBar from '../../src/ui/ToastBar.vue'

describe('a toast', () => {
  it('moves the focus from its button to the heading when it disappears, and otherwise leaves the focus', async () => {
    const text = ref('Deleted.')
    const wrapper = mount(
      {
        components: { ToastBar },
        setup: () => ({ text }),
        template:
          '<h1>Page</h1><a href="#/">Home</a><ToastBar v-if="text" :text="text" action="Undo" @act="text = \'\'" />',
      },
      { attachTo: document.body },
    )
    const [undo] = wrapper.findAll('button')
    undo?.element.focus()
    await undo?.trigger('click')
    await flushPromises()
    expect(document.activeElement?.textContent).toBe('Page')
    text.value = 'Deleted.'
    await flushPromises()
    wrapper.get('a').element.focus()
    text.value = ''
    await flushPromises()
    expect(document.activeElement?.textContent).toBe('Home')
  })
})
