import { onBeforeUnmount, onMounted } from 'vue'
import { lastTouch, stop } from '../../ui/lastTouch.ts'
import { topDialog } from '../../ui/covering.ts'
import { boxOf, createKeyBoxes, createTapGuard, middleOf } from './tap-guard.ts'

/** Everything that reacts to taps; a sheet closes on a tap beside it. */
const KEYS = 'button, a, label, [data-repeat]'

function keyOf({ target }: Event): HTMLElement | null {
  if (target instanceof HTMLDialogElement) return target
  return target instanceof Element ? target.closest<HTMLElement>(KEYS) : null
}

/** All that a finger can reach: behind a sheet nothing. */
const keysInReach = (): Iterable<HTMLElement> => (topDialog() ?? document).querySelectorAll<HTMLElement>(KEYS)

/** One for the whole page: when a task or a table replaces another, the last tap is still known. */
const boxes = createKeyBoxes(keysInReach)
const guard = createTapGuard(boxes.now)
/** The target of the finger that is down: no key, a key, or one that it touched already. */
let touched: 'nothing' | 'key' | 'echo' = 'nothing'

function onPointer(event: PointerEvent): void {
  const key = keyOf(event)
  const echoes = guard.isEcho(key, event.clientX, event.clientY, event.timeStamp)
  if (key) touched = echoes ? 'echo' : 'key'
  else touched = 'nothing'
  if (touched === 'echo') stop(event)
}

/** The finger slid the page: it has tapped nothing. */
function onCancel(): void {
  guard.forget()
  touched = 'nothing'
}

function onClick(event: MouseEvent): void {
  // A click from the keyboard is no finger's, whose own may not have come.
  const how = event.detail === 0 ? 'nothing' : touched
  touched = 'nothing'
  if (how === 'echo') stop(event)
  // A label passes its click on to its box.
  if (how !== 'nothing' || event.target instanceof HTMLInputElement) return
  const key = keyOf(event)
  if (!key) return
  const [x, y] = middleOf(boxOf(key))
  if (guard.isEcho(key, x, y, event.timeStamp)) stop(event)
}

/** The number of mounted tables that use it: a lesson may be opened over a game. */
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

/** One tap does one thing: while a table is mounted, every key on the page is guarded. */
export function useTapGuard(): void {
  onMounted(() => {
    if (tables++ === 0) begin()
  })
  onBeforeUnmount(() => {
    if (--tables === 0) end()
  })
}
