import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeyBoxes } from '../../src/table/controls/tap-guard.ts'

/** The callbacks that wait until the page is idle. */
let waiting: (() => void)[] = []
let asked = 0
let left = 0
let boxes: ReturnType<typeof createKeyBoxes>
let key: HTMLButtonElement

beforeEach(() => {
  waiting = []
  asked = 0
  left = 0
  vi.stubGlobal('requestIdleCallback', (deed: () => void) => waiting.push(deed))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void (waiting[handle - 1] = () => undefined))
  key = document.createElement('button')
  document.body.replaceChildren(key)
  vi.spyOn(key, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left, 0, 60, 44))
  boxes = createKeyBoxes(() => {
    asked++
    return document.querySelectorAll<HTMLElement>('button')
  })
})
afterEach(() => {
  boxes.dispose()
  vi.unstubAllGlobals()
})

function idle(): void {
  const deeds = waiting
  waiting = []
  for (const deed of deeds) deed()
}

/** The left edge of the first button as a touch finds it, and the number of measurements that this needed. */
function find(): { left: number; asked: number } {
  const before = asked
  const [first] = boxes.now()
  return { left: first?.box.left ?? NaN, asked: asked - before }
}

describe('the bounding boxes of the buttons', () => {
  it('are measured when a finger touches, if the page is not observed', () => {
    expect(find()).toEqual({ left: 0, asked: 1 })
    left = 7
    expect(find()).toEqual({ left: 7, asked: 1 })
  })

  it('are already known if the page has been idle', () => {
    boxes.watch()
    idle()
    expect(find()).toEqual({ left: 0, asked: 0 })
    expect(find()).toEqual({ left: 0, asked: 0 })
  })

  it('are measured when a finger touches before the page was idle', () => {
    boxes.watch()
    expect(find()).toEqual({ left: 0, asked: 1 })
  })

  it.each([
    ['an attribute', () => key.setAttribute('aria-pressed', 'true')],
    ['a text', () => key.append('Pass')],
    ['the list of buttons', () => document.body.prepend(document.createElement('p'))],
  ])('are measured again after a change of %s, immediately and when the page is idle', async (_what, change) => {
    boxes.watch()
    idle()
    change()
    left = 7
    expect(find()).toEqual({ left: 7, asked: 1 })
    await Promise.resolve()
    idle()
    expect(find()).toEqual({ left: 7, asked: 0 })
  })

  it.each(['scroll', 'resize', 'transitionend', 'animationend'])('are measured again after the event `%s`', type => {
    boxes.watch()
    idle()
    left = 7
    const where = type === 'resize' ? window : document.body
    where.dispatchEvent(new Event(type))
    expect(find()).toEqual({ left: 7, asked: 1 })
    idle()
    expect(find()).toEqual({ left: 7, asked: 0 })
  })

  it('are measured once for many changes', () => {
    boxes.watch()
    for (let i = 0; i < 5; i++) document.body.dispatchEvent(new Event('scroll'))
    idle()
    expect(asked).toBe(1)
  })

  it('are forgotten when the table is left', () => {
    boxes.watch()
    idle()
    boxes.dispose()
    left = 7
    expect(find()).toEqual({ left: 7, asked: 1 })
  })

  it('are measured when a finger touches, if there are no idle callbacks', () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    boxes.watch()
    left = 7
    expect(find()).toEqual({ left: 7, asked: 1 })
  })
})
