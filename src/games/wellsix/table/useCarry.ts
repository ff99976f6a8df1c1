import { onScopeDispose, shallowRef } from 'vue'
import { parseCard } from '../../../engine/cards.ts'
import type { Tap } from '../taps.ts'

/** Less than this many pixels is a tap. */
const TREMBLE = 8

interface Hands {
  mayLift(tap: Tap): boolean
  lift(tap: Tap): unknown
  /** Null: on no place and no card. */
  drop(from: Tap, on: Tap | null): unknown
}

/** A card under a finger, in pixels of the screen. */
export interface Carried {
  readonly tap: Tap
  readonly x: number
  readonly y: number
}

function tapOn(element: Element | null): Tap | null {
  const { cell, card } = element?.closest<HTMLElement>('[data-cell], [data-card]')?.dataset ?? {}
  if (cell !== undefined) return { type: 'cell', cell }
  const found = card === undefined ? null : parseCard(card)
  return found && { type: 'hand', card: found }
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopImmediatePropagation()
  window.addEventListener('click', stop, true)
  setTimeout(() => window.removeEventListener('click', stop, true))
}

/** Drags a card of the hand onto a place, and one of the table onto its neighbour. What can't be lifted leaves the finger to the table. */
export function useCarry({ mayLift, lift, drop }: Hands) {
  const carried = shallowRef<Carried | null>(null)
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
    void drop(from, type === 'pointerup' ? tapOn(document.elementFromPoint(clientX, clientY)) : null)
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
