// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import LogList from '../../src/ui/LogList.vue'
import MoveInput from '../../src/ui/MoveInput.vue'

async function enter(wrapper: ReturnType<typeof mount>, text: string) {
  await wrapper.get('input').setValue(text)
  await wrapper.get('form').trigger('submit')
}

describe('typed moves', () => {
  it('are passed on trimmed, and never empty', async () => {
    const wrapper = mount(MoveInput)
    await enter(wrapper, ' a1 c4 ')
    await enter(wrapper, '  ')
    expect(wrapper.emitted('enter')).toEqual([['a1 c4']])
    expect(wrapper.get('input').element.value).toBe('  ')
  })

  it('come back with the arrow keys', async () => {
    const wrapper = mount(MoveInput)
    await enter(wrapper, 'a1 c4')
    await enter(wrapper, 'score')
    const input = wrapper.get('input')
    const seen: string[] = []
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
      await input.trigger('keydown', { key })
      seen.push(input.element.value)
    }
    expect(seen).toEqual(['score', 'a1 c4', 'a1 c4', 'score', ''])
  })

  it('say what was not understood', () => {
    const wrapper = mount(MoveInput, { props: { problem: 'There is no cell z9.' } })
    const input = wrapper.get('input')
    expect(input.attributes('aria-invalid')).toBe('true')
    expect(wrapper.get(`[id="${input.attributes('aria-describedby')}"]`).text()).toBe('There is no cell z9.')
  })
})

describe('the log', () => {
  const entries = [
    { id: '2', number: '', action: 'a1 c4', ruling: '', steps: 1, struck: true },
    { id: '1', number: '1', action: 'b1 c1', ruling: 'Three hearts.', steps: 4 },
  ]

  it('keeps what was undone, struck out and said so', () => {
    const wrapper = mount(LogList, { props: { entries } })
    expect(wrapper.get('del').text()).toContain('undone')
    expect(wrapper.findAll('del')).toHaveLength(1)
    expect(wrapper.text()).toContain('4 steps')
  })

  it('says which entry was tapped', async () => {
    const wrapper = mount(LogList, { props: { entries } })
    await wrapper.findAll('button')[1]?.trigger('click')
    expect(wrapper.emitted('tap')).toEqual([['1']])
  })

  it('says when there is nothing', () => {
    expect(mount(LogList, { props: { entries: [] } }).text()).toBe('Nothing has been played yet.')
  })
})
