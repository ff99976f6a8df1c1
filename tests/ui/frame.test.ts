// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import TableFrame from '../../src/ui/TableFrame.vue'

const frame = (props = {}) =>
  mount(TableFrame, {
    props: { title: 'Table', ...props },
    slots: {
      seats: '<p>Ann</p><p>Tom</p>',
      board: '<p>cards</p>',
      ruling: '<p>Pass.</p>',
      controls: '<button>Pass</button>',
    },
  })

describe('the frame of a table', () => {
  it('seats all players on one side unless they sit opposite each other', async () => {
    const wrapper = frame()
    expect(wrapper.get('main').classes()).not.toContain('opposite')
    await wrapper.setProps({ opposite: true })
    expect(wrapper.get('main').classes()).toContain('opposite')
  })

  it('turns the buttons to the player whose turn it is', async () => {
    const wrapper = frame({ opposite: true })
    expect(wrapper.get('.controls').classes()).toContain('near')
    await wrapper.setProps({ facing: 'far' })
    expect(wrapper.get('.controls').classes()).toContain('far')
  })

  it('has no elements for missing parts', () => {
    expect(frame().find('.log').exists()).toBe(false)
    expect(frame().find('.bar').exists()).toBe(false)
  })
})

describe('the focus of keyboard users', () => {
  const keys = ref<readonly string[]>([])
  const Table = {
    components: { TableFrame },
    setup: () => ({ keys }),
    template: `<TableFrame title="Table"><template #board><button data-cell="a1" tabindex="0">a1</button></template>
      <template #controls><button v-for="key in keys" :key="key" class="button-primary">{{ key }}</button></template></TableFrame>`,
  }
  const focused = (): string => document.activeElement?.textContent ?? ''
  const show = async (...shown: readonly string[]): Promise<void> => {
    keys.value = shown
    await flushPromises()
  }
  const beginAt = async (): Promise<void> => {
    document.body.replaceChildren()
    keys.value = ['Confirm']
    mount(Table, { attachTo: document.body })
    document.querySelector<HTMLElement>('.button-primary')?.focus()
    await show()
  }

  it('moves to the board when no button is left, and to the next button that appears', async () => {
    await beginAt()
    expect(focused()).toBe('a1')
    await show('Confirm it')
    expect(focused()).toBe('Confirm it')
  })

  it('stays on the board if a key is pressed before a button appears', async () => {
    await beginAt()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await show('Confirm it')
    expect(focused()).toBe('a1')
  })
})
