import { ref, type Ref } from 'vue'

/** Less than this many pixels is a tap. */
const TREMBLE = 8

/** Drags an item of a list to the place of another; `drop` is told which, and the place it was dropped on. */
export function useDrag(list: Readonly<Ref<HTMLElement | null>>, drop: (id: string, place: number) => void) {
  const dragged = ref<string | null>(null)
  const over = ref<number | null>(null)
  let dropped = false

  /** The item nearest to a point. */
  function placeAt(x: number): number {
    const middles = [...(list.value?.children ?? [])].map(item => {
      const { left, width } = item.getBoundingClientRect()
      return Math.abs(left + width / 2 - x)
    })
    return middles.indexOf(Math.min(...middles))
  }

  function begin(down: PointerEvent, id: string): void {
    const { currentTarget: item, pointerId, clientX, clientY } = down
    dropped = false
    if (!(item instanceof HTMLElement) || down.button !== 0) return

    function onMove(event: PointerEvent): void {
      if (event.pointerId !== pointerId || !(item instanceof HTMLElement)) return
      const [x, y] = [event.clientX - clientX, event.clientY - clientY]
      if (dragged.value === null && Math.hypot(x, y) < TREMBLE) return
      dragged.value = id
      over.value = placeAt(event.clientX)
      item.style.setProperty('--drag-x', `${x}px`)
      item.style.setProperty('--drag-y', `${y}px`)
    }

    function end(event: PointerEvent): void {
      if (event.pointerId !== pointerId) return
      item?.removeEventListener('pointermove', onMove as EventListener)
      item?.removeEventListener('pointerup', end as EventListener)
      item?.removeEventListener('pointercancel', end as EventListener)
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
