import { onBeforeUnmount, onMounted } from 'vue'
import { lastTouch, stopEvent } from '../../ui/lastTouch.ts'
import { topDialog } from '../../ui/coveringDialog.ts'
import { boxOf, createKeyBoxes, createTapGuard, middleOf } from './tap-guard.ts'

const KEYS = 'button, a, label, [data-repeat]'

function keyOf({ target }: Event): HTMLElement | null {
  if (target instanceof HTMLDialogElement) return target
  return target instanceof Element ? target.closest<HTMLElement>(KEYS) : null
}

const keysInReach = (): Iterable<HTMLElement> => (topDialog() ?? document).querySelectorAll<HTMLElement>(KEYS)

/** A single guard for the page, so that it still knows the last tap when one table replaces another. */
const boxes = createKeyBoxes(keysInReach)
const guard = createTapGuard(boxes.now)
let touched: 'nothing' | 'key' | 'echo' = 'nothing'

function onPointer(event: PointerEvent): void {
  const key = keyOf(event)
  const echoes = guard.isEcho(key, event.clientX, event.clientY, event.timeStamp)
  if (key) touched = echoes ? 'echo' : 'key'
  else touched = 'nothing'
  if (touched === 'echo') stopEvent(event)
}

/** A touch that became a scroll isn't a tap. */
function onCancel(): void {
  guard.forget()
  touched = 'nothing'
}

function onClick(event: MouseEvent): void {
  // A click from the keyboard doesn't belong to the current touch, whose own click may still come.
  const how = event.detail === 0 ? 'nothing' : touched
  touched = 'nothing'
  if (how === 'echo') stopEvent(event)
  // A click on a label causes a second click on its input.
  if (how !== 'nothing' || event.target instanceof HTMLInputElement) return
  const key = keyOf(event)
  if (!key) return
  const [x, y] = middleOf(boxOf(key))
  if (guard.isEcho(key, x, y, event.timeStamp)) stopEvent(event)
}

/** The number of mounted tables that use the guard: a lesson may open over a game. */
let tables = 0
let listening: AbortController | null = null

function begin(): void {
  touched = 'nothing'
  guard.forgetBefore(lastTouch()?.timeStamp ?? 0)
  boxes.watch()
  listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('pointerdown', onPointer, options)
  window.addEventListener('pointercancel', onCancel, options)
  window.addEventListener('click', onClick, options)
}

function end(): void {
  boxes.dispose()
  listening?.abort()
}

/** Guards all buttons of the page against accidental double taps while a table is mounted. */
export function useTapGuard(): void {
  onMounted(() => {
    if (tables++ === 0) begin()
  })
  onBeforeUnmount(() => {
    if (--tables === 0) end()
  })
}
