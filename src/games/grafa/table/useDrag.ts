import { shallowRef } from 'vue'

/** Less than this many pixels is a tap. */
const TREMBLE = 8

/** Drags cards to places; `drop` is told which card, and the place it was dropped on. `placeAt`: what lies under the finger, if anything. */
export function useDrag<Id extends string, Place>(
  placeAt: (event: PointerEvent) => Place | null,
  drop: (id: Id, place: Place) => void,
) {
  const dragged = shallowRef<Id | null>(null)
  const over = shallowRef<Place | null>(null)
  let dropped = false

  function begin(down: PointerEvent, id: Id): void {
    const { currentTarget: item, pointerId, clientX, clientY } = down
    dropped = false
    if (!(item instanceof HTMLElement) || down.button !== 0) return

    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      const [x, y] = [event.clientX - clientX, event.clientY - clientY]
      if (dragged.value === null && Math.hypot(x, y) < TREMBLE) return
      dragged.value = id
      over.value = placeAt(event)
      item.style.setProperty('--drag-x', `${x}px`)
      item.style.setProperty('--drag-y', `${y}px`)
    }

    const end = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      item.removeEventListener('pointermove', onMove)
      item.removeEventListener('pointerup', end)
      item.removeEventListener('pointercancel', end)
      const place = over.value
      dropped = dragged.value !== null
      dragged.value = null
      over.value = null
      if (dropped && place !== null && event.type === 'pointerup') drop(id, place)
    }

    item.setPointerCapture(pointerId)
    item.addEventListener('pointermove', onMove)
    item.addEventListener('pointerup', end)
    item.addEventListener('pointercancel', end)
  }

  return {
    dragged,
    /** The place under the finger. */
    over,
    begin,
    /** The click that follows a drag is none. */
    justDropped: (): boolean => dropped,
  }
}
