// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { useEagerTap } from '../../src/ui/fingers.ts'
import { afterTapResponse, useTapResponseFirst, useDelayedValue, useDelayedDrawing } from '../../src/ui/drawing.ts'

const count = ref(0)

const Words = defineComponent({
  setup() {
    useDelayedDrawing()
    return () => h('p', count.value)
  },
})

/** A component that shows what was tapped, and its double. */
const Sum = defineComponent({
  setup() {
    const double = useDelayedValue(() => count.value * 2)
    return () => h('output', `${count.value} ${double.value}`)
  },
})

/** A table with counting buttons, one of which reacts to touch, and a text with the count. */
const Table = defineComponent({
  setup() {
    useTapResponseFirst()
    const eager = useEagerTap()
    return () => [
      h('button', { onClick: () => count.value++ }, count.value),
      h('button', { class: 'early', ...eager(() => count.value++) }),
      h('form', h('input', { onClick: () => count.value++ })),
      h(Words),
      h(Sum),
    ]
  },
})

/** Sends an event, made by a person or by a program. */
function send(type: string, { byHand = true, detail = 1, on = 'button' } = {}): void {
  const event = new UIEvent(type, { bubbles: true, cancelable: true, detail: type === 'click' ? detail : 0 })
  Object.defineProperties(event, { isTrusted: { value: byHand }, pointerType: { value: 'touch' } })
  document.querySelector(on)?.dispatchEvent(event)
}

describe('the response to a tap', () => {
  let table: ReturnType<typeof mount>
  const shown = (): readonly string[] => [table.get('button').text(), table.get('p').text()]

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
    count.value = 0
    table = mount(Table, { attachTo: document.body })
  })
  afterEach(() => {
    table.unmount()
    vi.useRealTimers()
  })

  async function tap(byHand = true): Promise<void> {
    send('pointerdown', { byHand })
    send('click', { byHand })
    await nextTick()
  }
  async function painted(): Promise<void> {
    vi.runAllTimers()
    await nextTick()
  }

  it('is shown first, and its consequences after it is painted', async () => {
    await tap()
    expect(shown()).toEqual(['1', '0'])
    await painted()
    expect(shown()).toEqual(['1', '1'])
  })

  it('is shown first even if a button reacts to touch', async () => {
    send('pointerdown', { on: '.early' })
    await nextTick()
    expect(shown()).toEqual(['1', '0'])
    send('click', { on: '.early' })
    await painted()
    expect(shown()).toEqual(['1', '1'])
  })

  it('is shown with the old result of a delayed computation until it is painted', async () => {
    const sum = table.get('output')
    await tap()
    expect(sum.text()).toBe('1 0')
    await painted()
    expect(sum.text()).toBe('1 2')
    await tap(false)
    expect(sum.text()).toBe('2 4')
  })

  it.each(['pointerdown', 'keydown'])('is followed by its consequences before the next %s is handled', async type => {
    await tap()
    send(type)
    await nextTick()
    expect(shown()).toEqual(['1', '1'])
  })

  it('is painted before deferred work, which is done in order', async () => {
    const done: string[] = []
    await tap()
    afterTapResponse(() => done.push(`sheet at ${shown().join()}`))
    afterTapResponse(() => done.push('focus'))
    expect(done).toEqual([])
    await painted()
    expect(done).toEqual(['sheet at 1,0', 'focus'])
    afterTapResponse(() => done.push('at once'))
    expect(done.at(-1)).toBe('at once')
  })

  it('is shown together with its consequences if no finger has tapped a button', async () => {
    await tap(false)
    expect(shown()).toEqual(['1', '1'])
    send('click', { detail: 0 })
    await nextTick()
    expect(shown()).toEqual(['2', '2'])
    send('pointerdown', { on: 'input' })
    send('click', { on: 'input' })
    await nextTick()
    expect(shown()).toEqual(['3', '3'])
  })

  it('leaves nothing pending when the table is removed', async () => {
    const done: string[] = []
    await tap()
    afterTapResponse(() => done.push('told'))
    table.unmount()
    expect(done).toEqual(['told'])
    table = mount(Table, { attachTo: document.body })
    count.value = 7
    await nextTick()
    expect(shown()).toEqual(['7', '7'])
  })
})
