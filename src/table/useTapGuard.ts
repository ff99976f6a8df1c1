import { onBeforeUnmount, onMounted } from 'vue'
import { ECHO, lastTouch, REACH, stop } from '../ui/lastTouch.ts'
import { boxOf, createKeyBoxes, type Box, type KeyBox } from './key-boxes.ts'

/** Pixels by which a key rises or gives way as it is tapped. */
const PLAY = 12

/** Keys that may be tapped again as fast as one likes: a step of the zoom, or words that were typed anew. */
const AGAIN = '[data-repeat], [type="submit"]'

/** What does something when it is tapped; a sheet closes where a tap falls beside it. */
const KEYS = 'button, a, label, [data-repeat]'

/** Milliseconds after which the same key of a pad, which by now enters for another field, is meant. */
const NEXT_FIELD = ECHO / 2

/** What a key does, as far as it can be told from outside; one that is shut does nothing. */
function meaningOf(key: HTMLElement): string {
  if (key.matches(':disabled')) return ''
  return key.dataset['cell'] ?? key.getAttribute('aria-label') ?? key.textContent.trim()
}

/** The same where a key goes on by one step and stands at another by now: hands walk on at four taps a second, and a little faster. */
const NEXT_STEP = 200

/** What a key of a pad enters for, or the step from which one goes on. */
const fieldOf = (key: HTMLElement): string =>
  key.dataset['step'] ?? key.closest('[data-field]')?.getAttribute('aria-label') ?? ''

const isStep = (key: HTMLElement): boolean => key.dataset['step'] !== undefined

function keyOf({ target }: Event): HTMLElement | null {
  if (target instanceof HTMLDialogElement) return target
  return target instanceof Element ? target.closest<HTMLElement>(KEYS) : null
}

/** A key that isn't shown may keep its room. */
const isShown = ({ key }: KeyBox): boolean => key.checkVisibility({ visibilityProperty: true })

/** All that a finger can reach: behind a sheet nothing. */
function keysInReach(): Iterable<HTMLElement> {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  return (sheet ?? document).querySelectorAll<HTMLElement>(KEYS)
}

/** Whether a finger that comes down so near to the same place may touch what lies there. */
const liesAt = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) <= REACH

const middleOf = ({ left, right, top, bottom }: Box): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
]

interface Touch {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly key: HTMLElement | null
}

interface Tap extends Touch {
  readonly key: HTMLElement
  readonly field: string
  /** Where it lay. */
  readonly box: Box
  /** The keys that lay under the finger and around it then, and what they meant. */
  readonly meanings: ReadonlyMap<HTMLElement, string>
}

/**
 * Which taps are the tap before them: what a finger that trembles, or doubts, does within half a second of its last touch to the same
 * key, or to one that has come in its place, was moved or uncovered there, or has got another meaning. The half second is
 * counted from the last tap that was taken, so that whoever taps on briskly is heard; but who has walked to the end so, and taps on,
 * hasn't seen yet what came in the key's place: there it begins anew with each. Where a finger slides the page it means what it
 * touches next: `forget` the last. Times are those at which the finger came down, in milliseconds: a busy page hears of it later. A
 * finger may find no key there, where what it led to is still on its way.
 */
export function createTapGuard(keys: () => readonly KeyBox[]) {
  let last: Tap | null = null

  function isEcho(key: HTMLElement | null, x: number, y: number, at: number): boolean {
    const before = last
    const echoes = before !== null && at - before.at < ECHO && comesAfter(before, { key, x, y, at })
    if (!echoes && key) last = tapOn(key, x, y, at)
    else if (echoes && before.key !== key && isStep(before.key)) last = { ...before, at }
    return echoes
  }

  function tapOn(key: HTMLElement, x: number, y: number, at: number): Tap {
    const near = keys().filter(({ box }) => liesAt(box, x, y))
    const box = near.find(each => each.key === key)?.box ?? boxOf(key)
    const meanings = new Map(near.filter(isShown).map(each => [each.key, meaningOf(each.key)]))
    return { at, x, y, key, field: fieldOf(key), box, meanings }
  }

  /** A touch that it has not seen came after the last. */
  function forgetBefore(at: number): void {
    if (last && last.at < at) last = null
  }

  return { isEcho, forgetBefore, forget: (): void => void (last = null) }
}

/** Whether it lies elsewhere by now, and all around it with it: what a finger finds there now is another. */
function isMoved({ key, box }: Tap): boolean {
  if (!key.isConnected) return false
  const [[wasX, wasY], [x, y]] = [middleOf(box), middleOf(boxOf(key))]
  return Math.hypot(wasX - x, wasY - y) > PLAY
}

/** Whether a touch belongs to the tap before it. */
function comesAfter(before: Tap, { key, x, y, at }: Touch): boolean {
  if (key && before.key === key && !key.matches(AGAIN))
    return at - before.at < (isStep(key) ? NEXT_STEP : NEXT_FIELD) || before.field === fieldOf(key)
  if (Math.hypot(before.x - x, before.y - y) > REACH) return false
  return !key || before.meanings.get(key) !== meaningOf(key) || (before.key !== key && isMoved(before))
}

/** One for the whole page: where a task makes room for the next, or a table for another, the last tap is still known. */
const boxes = createKeyBoxes(keysInReach)
const guard = createTapGuard(boxes.now)
/** What the finger that is down has touched: no key, a key, or one that it touched already. */
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

/** How many tables stand that want it: a lesson may be opened over a game. */
let tables = 0

function begin(): void {
  touched = 'nothing'
  guard.forgetBefore(lastTouch()?.timeStamp ?? 0)
  boxes.watch()
  window.addEventListener('pointerdown', onPointer, true)
  window.addEventListener('pointercancel', onCancel, true)
  window.addEventListener('click', onClick, true)
}

function end(): void {
  boxes.leave()
  window.removeEventListener('pointerdown', onPointer, true)
  window.removeEventListener('pointercancel', onCancel, true)
  window.removeEventListener('click', onClick, true)
}

/** One tap does one thing: as long as a table stands, every key on the page is guarded. */
export function useTapGuard(): void {
  onMounted(() => {
    if (tables++ === 0) begin()
  })
  onBeforeUnmount(() => {
    if (--tables === 0) end()
  })
}
