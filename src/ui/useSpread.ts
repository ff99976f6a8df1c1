import { computed, ref, nextTick, onBeforeUnmount, onMounted, type Ref } from 'vue'
import type { SpreadPlace } from './types.ts'

interface Point {
  readonly x: number
  readonly y: number
}

type Find = () => Element | null

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

const shift = (before: readonly [number, number], after: readonly [number, number], point: number): number =>
  after[0] + ((point - before[0]) / before[1]) * after[1] - point

/** The middle of the visible part, as a share of the sheet. If the box grows past the end of the sheet, its old size counts. */
const share = (offset: number, before: number, now: number, all: number): number =>
  (offset + (offset + now < all ? before : now) / 2) / Math.max(all, before)

/** Row and column numbers grow with the text size. */
const letterSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** `changing` is called before a change, and returns a function to call once the change is drawn. */
function useSize(box: Readonly<Ref<HTMLElement | null>>, changing: () => () => void) {
  const size = ref({ width: 360, height: 320 })
  const watcher = new ResizeObserver(([entry]) => {
    if (!entry) return
    const changed = changing()
    size.value = { width: entry.contentRect.width, height: entry.contentRect.height }
    void nextTick(changed)
  })
  onMounted(() => box.value && watcher.observe(box.value))
  onBeforeUnmount(() => watcher.disconnect())
  return size
}

const centreOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 })

const middleOf = (box: HTMLElement, sheet: HTMLElement, { width, height }: Box): Point => ({
  x: share(box.scrollLeft, width, box.clientWidth, sheet.offsetWidth),
  y: share(box.scrollTop, height, box.clientHeight, sheet.offsetHeight),
})

/** The point is given in shares of the sheet. */
function scrollTo(box: HTMLElement, sheet: HTMLElement, { x, y }: Point): void {
  box.scrollLeft = x * sheet.offsetWidth - box.clientWidth / 2
  box.scrollTop = y * sheet.offsetHeight - box.clientHeight / 2
}

type Part = Readonly<Ref<HTMLElement | null>>

/** A sheet that fits doesn't scroll, so the offset from the middle of the box keeps its cards in place. */
function useOffset(box: Part, sheet: Part) {
  const offset = ref<Point>({ x: 0, y: 0 })
  const free = (all = 0, taken = 0): number => Math.max(0, (all - taken) / 2)

  function lie({ x, y }: Point): void {
    const across = free(box.value?.clientWidth, sheet.value?.offsetWidth)
    const down = free(box.value?.clientHeight, sheet.value?.offsetHeight)
    offset.value = { x: clamp(x, -across, across), y: clamp(y, -down, down) }
  }

  return { offset, lie }
}

/** A scrolling box: its size, and functions that keep squares in place while the layout changes. */
export function useSpreadScroll(box: Part, sheet: Part) {
  let seen = false
  const edge = ref(letterSize())
  const { offset, lie } = useOffset(box, sheet)
  const size = useSize(box, () => {
    const to = middle()
    seen = true
    edge.value = letterSize()
    return () => lookAt(to)
  })

  const middle = (): Point =>
    seen && box.value && sheet.value ? middleOf(box.value, sheet.value, size.value) : { x: 0.5, y: 0.5 }

  function lookAt(to: Point): void {
    if (box.value && sheet.value) scrollTo(box.value, sheet.value, to)
    lie(offset.value)
  }

  /** After the change, the same part of the sheet is at this point of the screen. */
  async function hold(find: Find, point: Point, change: () => void = () => {}): Promise<void> {
    const before = find()?.getBoundingClientRect()
    change()
    await nextTick()
    const after = find()?.getBoundingClientRect()
    if (!before || !after || !box.value || before.width === 0) return
    const { scrollLeft, scrollTop } = box.value
    const across = shift([before.left, before.width], [after.left, after.width], point.x)
    const down = shift([before.top, before.height], [after.top, after.height], point.y)
    box.value.scrollLeft += across
    box.value.scrollTop += down
    lie({
      x: offset.value.x - across + box.value.scrollLeft - scrollLeft,
      y: offset.value.y - down + box.value.scrollTop - scrollTop,
    })
  }

  return {
    size,
    edge,
    offset,
    hold,
    zoomAbout(change: () => void, point?: Point): void {
      const about = point ?? (box.value && centreOf(box.value.getBoundingClientRect()))
      if (about) void hold(() => sheet.value, about, change)
    },
  }
}

interface Box {
  readonly width: number
  readonly height: number
}

const MAX_WIDTH = 84
/** At least this many squares fit in each direction, because the first cards would be too large otherwise. */
const SPAN = 5
const ASPECT = 1.3
const MAX_ZOOMED_WIDTH = 120
const STEP = 1.3

const extentOf = (places: readonly SpreadPlace[]) => {
  const xs = places.length > 0 ? places.map(place => place.x) : [0]
  const ys = places.length > 0 ? places.map(place => place.y) : [0]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}

function useExtent(places: () => readonly SpreadPlace[]) {
  const extent = computed(() => extentOf(places()))
  return {
    extent,
    cols: computed(() => Math.max(1, extent.value.right - extent.value.left + 1)),
    rows: computed(() => Math.max(1, extent.value.top - extent.value.bottom + 1)),
  }
}

function useFitting(cols: Readonly<Ref<number>>, rows: Readonly<Ref<number>>, box: () => Box, least: number) {
  const space = computed(() => ({
    across: box().width / Math.max(cols.value, SPAN),
    up: box().height / Math.max(rows.value, SPAN),
  }))
  const fit = computed(() => Math.min(space.value.across, space.value.up))
  return {
    space,
    fitting: computed(() => clamp(fit.value, least, MAX_WIDTH)),
    /** The width at which all squares fit with their full height. */
    whole: computed(() => Math.min(fit.value, space.value.up / ASPECT, MAX_WIDTH)),
    fits: computed(() => fit.value >= least),
  }
}

function mostFor(places: readonly SpreadPlace[], ids: readonly string[], { width, height }: Box): number {
  const seen = places.filter(({ id }) => ids.includes(id))
  if (seen.length === 0) return Infinity
  const { left, right, top, bottom } = extentOf(seen)
  return Math.min(width / (right - left + 1), height / (top - bottom + 1))
}

/** The size of squares. They fit in the box if they can be `least` pixels wide; those in `together` always fit. */
export function useSpread(
  places: () => readonly SpreadPlace[],
  box: () => Box,
  least: number,
  together: () => readonly string[],
) {
  /** The chosen width of a square; `whole`: small enough to see everything; null: the default width. */
  const picked = ref<number | 'whole' | null>(null)

  const { extent, cols, rows } = useExtent(places)
  const { space, fitting, whole, fits } = useFitting(cols, rows, box, least)
  const chosen = computed(() => (picked.value !== 'whole' ? picked.value : fits.value ? null : whole.value))
  const most = computed(() => mostFor(places(), together(), box()))
  const width = computed(() => Math.floor(Math.min(chosen.value ?? fitting.value, most.value)))
  const height = computed(() =>
    Math.floor(
      clamp(Math.min(chosen.value === null ? space.value.up : Infinity, most.value), width.value, width.value * ASPECT),
    ),
  )
  const overflows = computed(
    () => width.value * cols.value > box().width + 1 || height.value * rows.value > box().height + 1,
  )

  function zoom(by: number): void {
    picked.value = clamp(width.value * by, Math.min(whole.value, least), MAX_ZOOMED_WIDTH)
  }

  return {
    extent,
    cols,
    rows,
    width,
    height,
    overflows,
    isChosen: computed(() => picked.value !== null),
    zoom,
    closer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    fit: () => {
      picked.value = picked.value === null && overflows.value ? 'whole' : null
    },
  }
}
