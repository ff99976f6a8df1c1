import { onScopeDispose, shallowRef, type Ref } from 'vue'

/** Less than this many pixels is a tap. */
const TREMBLE = 8

/** What can be carried, and where to: a card or a place of a game. */
interface Hands<Tap> {
  /** Null: neither a card nor a place. */
  tapOn(element: Element): Tap | null
  mayLift(tap: Tap): boolean
  lift(tap: Tap): unknown
  /** Null: on no place and no card. */
  drop(from: Tap, on: Tap | null): unknown
}

/** A card under a finger, in pixels of the screen. */
interface Carried<Tap> {
  readonly tap: Tap
  readonly x: number
  readonly y: number
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
  let begun: { readonly pointer: number; readonly tap: Tap; readonly x: number; readonly y: number } | null = null

  function down(event: PointerEvent): void {
    const tap = event.target instanceof Element ? tapOn(event.target) : null
    if (!tap || !event.isPrimary || event.button !== 0 || !mayLift(tap)) return
    event.stopPropagation()
    begun = { pointer: event.pointerId, tap, x: event.clientX, y: event.clientY }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (begun?.pointer !== pointerId) return
    if (!carried.value) {
      if (Math.hypot(x - begun.x, y - begun.y) < TREMBLE) return
      void lift(begun.tap)
    }
    carried.value = { tap: begun.tap, x, y }
  }

  function up({ pointerId, type, clientX, clientY }: PointerEvent): void {
    if (begun?.pointer !== pointerId) return
    const from = carried.value?.tap
    end()
    if (!from) return
    swallowClick()
    const under = type === 'pointerup' ? document.elementFromPoint(clientX, clientY) : null
    void drop(from, under && tapOn(under))
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
