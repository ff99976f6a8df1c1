// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import CardGrid from '../../src/ui/CardGrid.vue'

const cell = (id: string) => ({ id, label: `place ${id}` })
const rows = ['3', '2', '1'].map(row => ['a', 'b', 'c', 'd'].map(col => cell(`${col}${row}`)))

const focused = () => document.activeElement?.getAttribute('data-cell')

function grid(rotated = false) {
  const wrapper = mount(CardGrid, { props: { rows, label: 'Table', rotated }, attachTo: document.body })
  const key = (id: string) => wrapper.get(`[data-cell="${id}"]`)
  const stops = () => wrapper.findAll('[tabindex="0"]').map(each => each.attributes('data-cell'))
  async function press(id: string, name: string, ctrlKey = false) {
    await key(id).trigger('keydown', { key: name, ctrlKey })
    await nextTick()
    return focused()
  }
  return { wrapper, key, stops, press }
}

afterEach(() => document.body.replaceChildren())

describe('a grid', () => {
  it('has one tab stop: the first cell, or the last one tapped', async () => {
    const { stops, key } = grid()
    expect(stops()).toEqual(['a3'])
    await key('c2').trigger('click')
    await expect.poll(stops).toEqual(['c2'])
  })

  it.each([
    ['ArrowRight', 'c2'],
    ['ArrowLeft', 'a2'],
    ['ArrowUp', 'b3'],
    ['ArrowDown', 'b1'],
    ['Home', 'a2'],
    ['End', 'd2'],
    ['PageUp', 'b3'],
    ['PageDown', 'b1'],
  ])('moves the focus from b2 with %s to %s', async (name, to) => {
    const { press, stops } = grid()
    expect(await press('b2', name)).toBe(to)
    expect(stops()).toEqual([to])
  })

  it('keeps the focus inside at its edges', async () => {
    const { press } = grid()
    expect(await press('a3', 'ArrowLeft')).toBe('a3')
    expect(await press('d1', 'ArrowDown')).toBe('d1')
  })

  it('moves the focus to the corners with Control', async () => {
    const { press } = grid()
    expect(await press('b2', 'Home', true)).toBe('a3')
    expect(await press('b2', 'End', true)).toBe('d1')
  })

  it('moves the focus in the direction of the keys when it is turned', async () => {
    const { press } = grid(true)
    expect(await press('b2', 'ArrowRight')).toBe('a2')
    expect(await press('b2', 'ArrowUp')).toBe('b1')
    expect(await press('b2', 'Home')).toBe('d2')
  })

  it('reports which cell was tapped', async () => {
    const { wrapper, key } = grid()
    await key('b1').trigger('click')
    await key('b1').trigger('keydown', { key: 'h' })
    await key('b1').trigger('keydown', { key: 'Tab' })
    expect(wrapper.emitted('tap')).toEqual([['b1']])
  })

  it('has a label, and marks the selected cell', () => {
    const chosen = [[cell('a1'), { ...cell('b1'), selected: true }]]
    const wrapper = mount(CardGrid, { props: { rows: chosen, label: 'Table' } })
    expect(wrapper.get('[role="grid"]').attributes('aria-label')).toBe('Table')
    expect(wrapper.get('[aria-pressed="true"]').attributes('aria-label')).toBe('place b1')
  })

  it('keeps a tab stop when the focused cell is removed', async () => {
    const { wrapper, key, stops } = grid()
    await key('d1').trigger('click')
    await wrapper.setProps({ rows: [[cell('x'), cell('y')]] })
    expect(stops()).toEqual(['x'])
  })
})
