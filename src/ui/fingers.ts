import { startTapResponse } from './drawing.ts'
import { onBeforeUnmount, onMounted, onScopeDispose, shallowRef, type Ref } from 'vue'

/** Listeners for buttons of a pad. Fingers act at `pointerdown`, since overlapping touches cause no clicks; mouse and keys at the click. */
export function useEagerTap() {
  let early = false
  return (operation: () => void) => ({
    onPointerdown(event: PointerEvent): void {
      early = event.pointerType === 'touch'
      if (!early) return
      if (event.currentTarget instanceof Node) ignoreClickElsewhere(event.currentTarget)
      startTapResponse(event)
      operation()
    },
    // Prevents the browser's later events of the same tap, such as its click.
    onTouchend(event: TouchEvent): void {
      if (early && event.cancelable) event.preventDefault()
    },
    onClick(event: MouseEvent): void {
      if (event.detail === 0 || !early) operation()
      early = false
    },
  })
}

/** The action may have put another button under the finger, which the click at the end of the touch would hit. */
function ignoreClickElsewhere(key: Node): void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  function onClick(event: MouseEvent): void {
    const byFinger = event.detail > 0 && event.target instanceof Node && !key.contains(event.target)
    if (byFinger) {
      event.preventDefault()
      event.stopPropagation()
    }
    listening.abort()
  }
  window.addEventListener('click', onClick, options)
  window.addEventListener('pointerdown', () => listening.abort(), options)
}

/** The number of pixels that a mouse must move to drag the box. Fingers scroll the box natively. */
const SLACK = 5
const WHEEL = 0.0016

const between = ([a, b]: readonly [Touch, Touch]) => ({
  apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
})

function pairOf({ touches }: TouchEvent): readonly [Touch, Touch] | null {
  if (touches.length !== 2) return null
  const [a, b] = [touches[0], touches[1]]
  return a && b ? [a, b] : null
}

/** A browser that is already scrolling doesn't let an event be cancelled. */
function keepStill(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}

type Zoom = (by: number, x: number, y: number) => void

function createPinch(zoom: Zoom) {
  let apart = 0
  return {
    start(event: TouchEvent): void {
      const pair = pairOf(event)
      apart = pair ? between(pair).apart : 0
      if (pair) keepStill(event)
    },
    move(event: TouchEvent): void {
      const pair = pairOf(event)
      if (!pair || apart === 0) return
      keepStill(event)
      const now = between(pair)
      zoom(now.apart / apart, now.x, now.y)
      apart = now.apart
    },
  }
}

function createDrag(box: () => HTMLElement | null) {
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
  let dragged = false
  let listening: AbortController | null = null

  function move({ clientX, clientY }: PointerEvent): void {
    const element = box()
    if (!element || !from) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    dragged ||= Math.hypot(dx, dy) > SLACK
    if (!dragged) return
    element.scrollLeft = from.left - dx
    element.scrollTop = from.top - dy
  }

  function end(): void {
    from = null
    listening?.abort()
  }

  return {
    down({ pointerType, button, clientX, clientY }: PointerEvent): void {
      const element = box()
      dragged = false
      if (!element || pointerType !== 'mouse' || button !== 0) return
      from = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop }
      listening = new AbortController()
      const { signal } = listening
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', end, { signal })
    },
    click(event: MouseEvent): void {
      if (dragged && event.detail > 0) event.stopPropagation()
      dragged = false
    },
    end,
  }
}

/** Zooms about a point of the screen by pinch and wheel, and drags the box with a mouse. */
export function useGestures(box: () => HTMLElement | null, zoom: Zoom): void {
  const pinch = createPinch(zoom)
  const drag = createDrag(box)

  function onWheel(event: WheelEvent): void {
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY)
  }

  onMounted(() => {
    const element = box()
    element?.addEventListener('touchstart', pinch.start, { passive: false })
    element?.addEventListener('touchmove', pinch.move, { passive: false })
    element?.addEventListener('wheel', onWheel, { passive: false })
    element?.addEventListener('pointerdown', drag.down)
    element?.addEventListener('click', drag.click, { capture: true })
  })
  onBeforeUnmount(drag.end)
}

/** A shorter movement, in pixels, is a tap. */
const TREMBLE = 8

/** A point in pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface CarryRules<Tap> {
  /** Returns the card or square at an element, or null if there is none. */
  tapOn(element: Element): Tap | null
  mayLift(tap: Tap): boolean
  lift?(tap: Tap): unknown
  /** `on`: the card or square under the drop, or null. `at`: null if the browser cancelled the touch. */
  drop(from: Tap, on: Tap | null, at: Point | null): unknown
}

export interface DragState<Tap> extends Point {
  readonly tap: Tap
  readonly from: Point
}

function swallowClick(): void {
  const stop = (event: Event): void => event.stopImmediatePropagation()
  window.addEventListener('click', stop, true)
  setTimeout(() => window.removeEventListener('click', stop, true))
}

export interface DragSource<Tap> {
  readonly carried: Readonly<Ref<DragState<Tap> | null>>
  readonly down: (event: PointerEvent) => void
}

/** Drags a card to a square or another card. A touch on anything else scrolls. */
export function useDrag<Tap>({ tapOn, mayLift, lift, drop }: CarryRules<Tap>): DragSource<Tap> {
  const carried = shallowRef<DragState<Tap> | null>(null)
  let active: { readonly pointer: number; readonly tap: Tap; readonly from: Point } | null = null
  let listening: AbortController | null = null

  function down(event: PointerEvent): void {
    const tap = event.target instanceof Element ? tapOn(event.target) : null
    if (!tap || !event.isPrimary || event.button !== 0 || !mayLift(tap)) return
    event.stopPropagation()
    active = { pointer: event.pointerId, tap, from: { x: event.clientX, y: event.clientY } }
    listening?.abort()
    listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', up, { signal })
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (active?.pointer !== pointerId) return
    const { tap, from } = active
    if (!carried.value) {
      if (Math.hypot(x - from.x, y - from.y) < TREMBLE) return
      void lift?.(tap)
    }
    carried.value = { tap, x, y, from }
  }

  function up({ pointerId, type, clientX: x, clientY: y }: PointerEvent): void {
    if (active?.pointer !== pointerId) return
    const from = carried.value?.tap
    end()
    if (!from) return
    swallowClick()
    const at = type === 'pointerup' ? { x, y } : null
    const under = at && document.elementFromPoint(at.x, at.y)
    void drop(from, under && tapOn(under), at)
  }

  function end(): void {
    active = null
    carried.value = null
    listening?.abort()
  }

  onScopeDispose(end)
  return { carried, down }
}
