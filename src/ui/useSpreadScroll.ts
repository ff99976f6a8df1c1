import { nextTick, onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

interface Point {
  readonly x: number
  readonly y: number
}

type Find = () => Element | null

/** How far the box has to scroll for a point of something to lie where it lay. */
const shift = (before: readonly [number, number], after: readonly [number, number], point: number): number =>
  after[0] + ((point - before[0]) / before[1]) * after[1] - point

/** Of a box that has grown at the far end of its sheet, that end is what was seen. */
const share = (offset: number, before: number, now: number, all: number): number =>
  (offset + (offset + now < all ? before : now) / 2) / Math.max(all, before)

/** A box that scrolls, its size, and what keeps things in place in it while they change. */
export function useSpreadScroll(box: Readonly<Ref<HTMLElement | null>>, sheet: Readonly<Ref<HTMLElement | null>>) {
  const size = ref({ width: 360, height: 320 })
  let watcher: ResizeObserver | null = null
  let seen = false

  onMounted(() => {
    watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      const to = middle()
      size.value = { width: entry.contentRect.width, height: entry.contentRect.height }
      seen = true
      void nextTick(() => lookAt(to))
    })
    if (box.value) watcher.observe(box.value)
  })
  onBeforeUnmount(() => watcher?.disconnect())

  /** What share of the sheet lies before the middle of what was seen of it. */
  function middle(): Point {
    if (!seen || !box.value || !sheet.value) return { x: 0.5, y: 0.5 }
    return {
      x: share(box.value.scrollLeft, size.value.width, box.value.clientWidth, sheet.value.offsetWidth),
      y: share(box.value.scrollTop, size.value.height, box.value.clientHeight, sheet.value.offsetHeight),
    }
  }

  function lookAt({ x, y }: Point): void {
    if (!box.value || !sheet.value) return
    box.value.scrollLeft = x * sheet.value.offsetWidth - box.value.clientWidth / 2
    box.value.scrollTop = y * sheet.value.offsetHeight - box.value.clientHeight / 2
  }

  /** What lies at this point of the screen still lies there after the change. */
  async function hold(find: Find, point: Point, change: () => void = () => {}): Promise<void> {
    const before = find()?.getBoundingClientRect()
    change()
    await nextTick()
    const after = find()?.getBoundingClientRect()
    if (!before || !after || !box.value || before.width === 0) return
    box.value.scrollLeft += shift([before.left, before.width], [after.left, after.width], point.x)
    box.value.scrollTop += shift([before.top, before.height], [after.top, after.height], point.y)
  }

  return {
    size,
    hold,
    /** Changes the size of the places about a point of the screen, the middle of the box where none is given. */
    zoomAbout(change: () => void, point?: Point): void {
      const frame = box.value?.getBoundingClientRect()
      if (!frame) return
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
      void hold(() => sheet.value, point ?? middle, change)
    },
  }
}
