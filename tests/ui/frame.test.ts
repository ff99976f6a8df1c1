// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
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
  it('seats everybody on one side unless they sit opposite', async () => {
    const wrapper = frame()
    expect(wrapper.get('main').classes()).not.toContain('opposite')
    await wrapper.setProps({ opposite: true })
    expect(wrapper.get('main').classes()).toContain('opposite')
  })

  it('turns the keys to whoever is to play', async () => {
    const wrapper = frame({ opposite: true })
    expect(wrapper.get('.controls').classes()).toContain('near')
    await wrapper.setProps({ facing: 'far' })
    expect(wrapper.get('.controls').classes()).toContain('far')
  })

  it('has no empty places for what a table does not bring', () => {
    expect(frame().find('.log').exists()).toBe(false)
    expect(frame().find('.bar').exists()).toBe(false)
  })
})
