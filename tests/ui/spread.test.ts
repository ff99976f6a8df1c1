import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import SpreadGrid from '../../src/ui/SpreadGrid.vue'

/** A cross with a long arm. Of its rows 1, 0 and -1, only row 0 is wide. */
const NAMES = ['0,1', '-1,0', '0,0', '1,0', '4,0', '0,-1']
const place = (id: string) => {
  const [x = 0, y = 0] = id.split(',').map(Number)
  return { id, x, y, label: `place ${id}` }
}
const places = NAMES.map(place)

/** Reports a size to the ResizeObserver's callback, because happy-dom doesn't lay out pages. */
let tellSize: (width: number, height: number) => void = () => {}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      tellSize = (width, height) =>
        callback([{ contentRect: { width, height } } as ResizeObserverEntry], this as unknown as ResizeObserver)
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
})

function spread(all: readonly ReturnType<typeof place>[] = places, rotated = false) {
  const wrapper = mount(SpreadGrid, { props: { places: all, label: 'Table', rotated }, attachTo: document.body })
  const key = (id: string) => wrapper.get<HTMLElement>(`[data-cell="${id}"]`)
  return {
    wrapper,
    key,
    stops: () => wrapper.findAll('[tabindex="0"]').map(each => each.attributes('data-cell')),
    focused: () => document.activeElement?.getAttribute('data-cell'),
    async press(id: string, name: string) {
      await key(id).trigger('keydown', { key: name })
      await nextTick()
    },
    async resize(width: number, height: number) {
      tellSize(width, height)
      await nextTick()
      await nextTick()
    },
    side: () => Number.parseInt(wrapper.get<HTMLElement>('.sheet').element.style.getPropertyValue('--cell-w'), 10),
    zoom: (name: string) => wrapper.get(`[aria-label="${name}"]`),
  }
}

describe('squares that must be in view together', () => {
  const line = Array.from({ length: 20 }, (_, x) => place(`${x},0`))

  it('are in view, at the largest size that allows it', async () => {
    const { wrapper, resize, side } = spread(line)
    await resize(360, 320)
    expect(side()).toBe(40)
    await wrapper.setProps({ whole: ['2,0', '11,0'] })
    expect(side()).toBe(34)
    await wrapper.setProps({ whole: ['2,0', '3,0'] })
    expect(side()).toBe(40)
  })

  it('stay clear of the numbers of rows and columns', async () => {
    const { wrapper } = spread(line)
    const isClear = () => wrapper.get('.box').classes('together')
    expect(isClear()).toBe(false)
    await wrapper.setProps({ whole: ['2,0'] })
    expect(isClear()).toBe(true)
  })

  it('give a finite size even in an empty layout', async () => {
    const { wrapper, resize } = spread([])
    await resize(360, 320)
    expect(wrapper.html()).not.toContain('Infinity')
  })
})

describe('squares at any position', () => {
  it('are a grid of the occupied rows and columns, counted from the top left', () => {
    const { wrapper, key } = spread()
    const grid = wrapper.get('[role="grid"]')
    expect([grid.attributes('aria-rowcount'), grid.attributes('aria-colcount')]).toEqual(['3', '6'])
    expect(wrapper.findAll('[role="row"]').map(row => row.attributes('aria-rowindex'))).toEqual(['1', '2', '3'])
    const cell = key('4,0').element.closest('[role="gridcell"]')
    expect(cell?.getAttribute('aria-colindex')).toBe('6')
    expect(key('0,1').attributes('aria-label')).toBe('place 0,1')
  })

  it('have one tab stop, which moves with taps', async () => {
    const { wrapper, key, stops } = spread()
    expect(stops()).toEqual(['0,1'])
    await key('1,0').trigger('click')
    await expect.poll(stops).toEqual(['1,0'])
    expect(wrapper.emitted('tap')).toEqual([['1,0']])
  })

  it.each([
    ['0,0', 'ArrowUp', '0,1'],
    ['0,0', 'ArrowDown', '0,-1'],
    ['0,0', 'ArrowLeft', '-1,0'],
    ['1,0', 'ArrowRight', '4,0'],
    ['-1,0', 'ArrowUp', '0,1'],
    ['4,0', 'ArrowUp', '4,0'],
    ['0,0', 'End', '4,0'],
    ['0,0', 'Home', '-1,0'],
    ['0,-1', 'PageUp', '0,1'],
  ])('move the focus from %s with %s to %s', async (from, name, to) => {
    const { press, focused, key } = spread()
    key(from).element.focus()
    await press(from, name)
    expect(focused()).toBe(to)
  })

  it('move the focus in the direction of the keys when the layout is turned', async () => {
    const { press, focused } = spread(places, true)
    await press('0,0', 'ArrowUp')
    expect(focused()).toBe('0,-1')
  })

  it('pass the focus to the nearest square when they are removed', async () => {
    const { wrapper, key, focused } = spread()
    key('4,0').element.focus()
    await key('4,0').trigger('click')
    await wrapper.setProps({ places: places.filter(each => each.id !== '4,0') })
    await nextTick()
    await nextTick()
    expect(focused()).toBe('1,0')
  })
})

describe('the size of squares', () => {
  const row = (length: number) => Array.from({ length }, (_, x) => place(`${x},0`))

  it('lets all squares fit into the box', async () => {
    const { side, resize, wrapper } = spread()
    await resize(376, 400)
    expect(side()).toBe(60)
    expect(wrapper.find('.zoom').exists()).toBe(false)
  })

  it('is limited if there are few, and never too small for a finger', async () => {
    const one = spread([place('0,0')])
    await one.resize(1016, 1016)
    expect(one.side()).toBe(84)
    const many = spread(row(27))
    await many.resize(376, 400)
    expect(many.side()).toBe(40)
  })

  it('can be reduced until all squares are in view, and restored', async () => {
    const { side, resize, zoom, wrapper } = spread(row(27))
    await resize(376, 400)
    await zoom('See all').trigger('click')
    expect(side()).toBe(13)
    await zoom('Larger').trigger('click')
    expect(side()).toBe(16)
    await zoom('Smaller').trigger('click')
    expect(side()).toBe(13)
    await zoom('Enlarge to tap').trigger('click')
    expect(side()).toBe(40)
    expect(wrapper.findAll('.zoom button')).toHaveLength(1)
  })

  it('grows again when all squares are in view and the layout has shrunk', async () => {
    const { side, resize, zoom, wrapper } = spread(row(27))
    await resize(376, 400)
    await zoom('See all').trigger('click')
    await wrapper.setProps({ places: row(6) })
    expect(side()).toBe(60)
    await resize(200, 400)
    expect(side()).toBe(30)
  })

  it('changes by keys, the wheel, and two fingers', async () => {
    const { side, resize, press, wrapper } = spread(row(27))
    await resize(376, 400)
    await press('3,0', '+')
    expect(side()).toBe(52)
    await press('3,0', '-')
    await press('3,0', '0')
    expect(side()).toBe(40)
    const box = wrapper.get<HTMLElement>('.box').element
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, cancelable: true }))
    await nextTick()
    expect(side()).toBe(55)
    const touches = (apart: number) => [
      { clientX: 0, clientY: 0 },
      { clientX: apart, clientY: 0 },
    ]
    box.dispatchEvent(Object.assign(new Event('touchstart'), { touches: touches(100) }))
    box.dispatchEvent(Object.assign(new Event('touchmove', { cancelable: true }), { touches: touches(50) }))
    await nextTick()
    expect(side()).toBe(27)
  })

  it('is not changed by sideways scrolling', async () => {
    const { side, resize, wrapper } = spread(row(27))
    await resize(376, 400)
    const event = new WheelEvent('wheel', { deltaX: 90, deltaY: 10, cancelable: true })
    wrapper.get<HTMLElement>('.box').element.dispatchEvent(event)
    await nextTick()
    expect([side(), event.defaultPrevented]).toEqual([40, false])
  })
})

describe('the middle of the layout', () => {
  /** Sets the sizes that the browser's layout would provide. */
  function sized(wrapper: ReturnType<typeof spread>['wrapper'], seen: number, all: number): HTMLElement {
    const box = wrapper.get<HTMLElement>('.box').element
    const sheet = wrapper.get<HTMLElement>('.sheet').element
    for (const name of ['clientWidth', 'clientHeight'])
      Object.defineProperty(box, name, { value: seen, configurable: true })
    for (const name of ['offsetWidth', 'offsetHeight'])
      Object.defineProperty(sheet, name, { value: all, configurable: true })
    return box
  }

  it.each([
    ['is in view at first', null, 200, 300],
    ['stays in place when the box grows', 100, 400, 0],
    ['stays in place when the box shrinks', 300, 100, 350],
    ['stays at the end if the end was in view', 400, 400, 400],
  ])('%s', async (_, offset, now, then) => {
    const { wrapper, resize } = spread()
    if (offset !== null) {
      sized(wrapper, 200, 800)
      await resize(200, 200)
    }
    const box = sized(wrapper, now, 800)
    if (offset !== null) box.scrollTop = box.scrollLeft = offset
    await resize(now, now)
    expect([box.scrollLeft, box.scrollTop]).toEqual([then, then])
  })
})

describe('a mouse', () => {
  it('drags the box, and a drag does not count as a tap', async () => {
    const { wrapper, key, resize } = spread()
    await resize(376, 400)
    const box = wrapper.get<HTMLElement>('.box').element
    box.scrollLeft = 100
    const at = (clientX: number) => ({ pointerType: 'mouse', button: 0, clientX, clientY: 0 })
    const down = () => key('0,0').element.dispatchEvent(new PointerEvent('pointerdown', { ...at(50), bubbles: true }))
    const click = () => key('0,0').element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    down()
    window.dispatchEvent(new PointerEvent('pointermove', at(20)))
    window.dispatchEvent(new PointerEvent('pointerup', at(20)))
    click()
    expect(box.scrollLeft).toBe(130)
    expect(wrapper.emitted('tap')).toBeUndefined()
    down()
    window.dispatchEvent(new PointerEvent('pointermove', at(48)))
    window.dispatchEvent(new PointerEvent('pointerup', at(48)))
    click()
    expect(wrapper.emitted('tap')).toEqual([['0,0']])
  })
})
