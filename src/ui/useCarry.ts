import { onScopeDispose, shallowRef, type Ref } from 'vue'

/** Less than this many pixels is a tap. */
const TREMBLE = 8

/** In pixels of the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What can be carried, and where to: a card or a place of a game. */
interface Hands<Tap> {
  /** Null: neither a card nor a place. */
  tapOn(element: Element): Tap | null
  mayLift(tap: Tap): boolean
  lift?(tap: Tap): unknown
  /** `on`: null on no place and no card. `at`: null where the browser has taken the finger away. */
  drop(from: Tap, on: Tap | null, at: Point | null): unknown
}

/** A card under a finger. */
export interface Carried<Tap> extends Point {
  readonly tap: Tap
  /** Where the finger came down. */
  readonly from: Point
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopImmediatePropagation()
  window.addEventListener('click', stop, true)
  setTimeout(() => window.removeEventListener('click', stop, true))
}

export interface Carry<Tap> {
  /** What is under the finger now. */
  readonly carried: Readonly<Ref<Carried<Tap> | null>>
  readonly down: (event: PointerEvent) => void
}

/** Drags a card to a place, or onto another card. What can't be lifted leaves the finger to the table. */
export function useCarry<Tap>({ tapOn, mayLift, lift, drop }: Hands<Tap>): Carry<Tap> {
  const carried = shallowRef<Carried<Tap> | null>(null)
  let begun: { readonly pointer: number; readonly tap: Tap; readonly from: Point } | null = null

  function down(event: PointerEvent): void {
    const tap = event.target instanceof Element ? tapOn(event.target) : null
    if (!tap || !event.isPrimary || event.button !== 0 || !mayLift(tap)) return
    event.stopPropagation()
    begun = { pointer: event.pointerId, tap, from: { x: event.clientX, y: event.clientY } }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (begun?.pointer !== pointerId) return
    const { tap, from } = begun
    if (!carried.value) {
      if (Math.hypot(x - from.x, y - from.y) < TREMBLE) return
      void lift?.(tap)
    }
    carried.value = { tap, x, y, from }
  }

  function up({ pointerId, type, clientX: x, clientY: y }: PointerEvent): void {
    if (begun?.pointer !== pointerId) return
    const from = carried.value?.tap
    end()
    if (!from) return
    swallowClick()
    const at = type === 'pointerup' ? { x, y } : null
    const under = at && document.elementFromPoint(at.x, at.y)
    void drop(from, under && tapOn(under), at)
  }

  function end(): void {
    begun = null
    carried.value = null
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
  }

  onScopeDispose(end)
  return { carried, down }
}
