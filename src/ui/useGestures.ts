import { onBeforeUnmount, onMounted } from 'vue'

/** A mouse that has moved so far, in pixels, drags; a finger drags by itself, since the box scrolls. */
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

/** Two fingers zoom and do not scroll, unless they are scrolling already. */
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

/** A mouse drags the box. A drag is no tap. */
function createDrag(box: () => HTMLElement | null) {
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
  let dragged = false

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
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
  }

  return {
    down({ pointerType, button, clientX, clientY }: PointerEvent): void {
      const element = box()
      dragged = false
      if (!element || pointerType !== 'mouse' || button !== 0) return
      from = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', end)
    },
    click(event: MouseEvent): void {
      if (dragged && event.detail > 0) event.stopPropagation()
      dragged = false
    },
    end,
  }
}

/** Pinch and wheel zoom about a point of the screen; a mouse drags the box. */
export function useGestures(box: () => HTMLElement | null, zoom: Zoom): void {
  const pinch = createPinch(zoom)
  const drag = createDrag(box)

  /** Sideways, and with shift, the box scrolls. */
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
