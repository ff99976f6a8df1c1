// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import LogList, { type LogLine } from '../../src/ui/LogList.vue'
import MoveInput from '../../src/ui/MoveInput.vue'

async function enter(wrapper: ReturnType<typeof mount>, text: string) {
  await wrapper.get('input').setValue(text)
  await wrapper.get('form').trigger('submit')
}

describe('typed moves', () => {
  it.each([
    ['capture −3, 0 -2, 0', 'capture -3,0 -2,0'],
    ['exchange 0, −1 KH', 'exchange 0,-1 KH'],
    ['exchange (0, −1) KH', 'exchange 0,-1 KH'],
    ['switch (−3,0) and (-2, 0)', 'switch -3,0 and -2,0'],
    ['between 0,0 3, 0', 'between 0,0 3,0'],
    ['swap a1 c4', 'swap a1 c4'],
    ['7h, 8h', '7h, 8h'],
  ])('may name squares as people say them: %s', async (typed, entered) => {
    const wrapper = mount(MoveInput)
    await enter(wrapper, typed)
    expect(wrapper.emitted('enter')).toEqual([[entered]])
  })

  it('are trimmed, and not entered if they are empty', async () => {
    const wrapper = mount(MoveInput)
    await enter(wrapper, ' a1 c4 ')
    await enter(wrapper, '  ')
    expect(wrapper.emitted('enter')).toEqual([['a1 c4']])
    expect(wrapper.get('input').element.value).toBe('  ')
  })

  it('can be recalled with the arrow keys', async () => {
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
})

describe('the log', () => {
  const line = { number: '', seat: null, who: '', what: 'a1 c4', when: '21:04', score: '', steps: [], undone: true }
  const lines: readonly LogLine[] = [
    { ...line, id: '2' },
    { ...line, id: '1', number: '1', seat: 2, who: 'Bob', what: 'Swap b1 and c1.', score: '0–3', steps: ['Three hearts.'], undone: false }, // oxfmt-ignore
  ]

  it('shows undone moves crossed out and labelled', () => {
    const wrapper = mount(LogList, { props: { lines } })
    expect(wrapper.get('del').text()).toContain('undone')
    expect(wrapper.findAll('del')).toHaveLength(1)
  })

  it('shows who did what, when, and the score after it', () => {
    const text = mount(LogList, { props: { lines } }).findAll('button')[1]?.text()
    expect(text).toMatch(/Bob\s+Swap b1 and c1\.\s*0–3\s*21:04/)
  })

  it('shows the steps of the selected line, and of no other', () => {
    expect(mount(LogList, { props: { lines } }).text()).not.toContain('Three hearts.')
    expect(
      mount(LogList, { props: { lines, current: '1' } })
        .get('.open')
        .text(),
    ).toContain('Three hearts.')
  })

  it('reports which line was tapped', async () => {
    const wrapper = mount(LogList, { props: { lines } })
    await wrapper.findAll('button')[1]?.trigger('click')
    expect(wrapper.emitted('tap')).toEqual([['1']])
  })

  it('has a message when it is empty', () => {
    expect(mount(LogList, { props: { lines: [] } }).text()).toBe('No moves yet.')
  })
})
