import { onBeforeUnmount, onMounted } from 'vue'

/** Milliseconds in which another tap on the same place is the tap before it. */
export const ECHO = 500
/** Pixels that two taps of one finger may lie apart. */
const REACH = 32

/** Keys that may be tapped as fast as one likes: they change nothing that was played, or send what was typed anew. */
const FREE = '[data-repeat], [type="submit"], input, textarea, select, summary'

/** What a key does, as far as it can be told from outside. */
const meaningOf = (key: HTMLElement): string =>
  key.dataset['cell'] ?? key.getAttribute('aria-label') ?? key.textContent.trim()

const keyOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null

interface Tap {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly key: HTMLElement
  /** All the keys that stood there then, and what they meant. */
  readonly meanings: ReadonlyMap<HTMLElement, string>
}

/**
 * Which taps are the tap before them: what a finger that trembles, or doubts, does within half a second of its last touch to the same
 * key, or to one that has come in its place or has got another meaning. Each echo begins the half second anew.
 */
export function createTapGuard(now: () => number, keys: () => Iterable<HTMLElement>) {
  let last: Tap | null = null

  return (key: HTMLElement, x: number, y: number): boolean => {
    const at = now()
    const before = last
    const isEcho = before !== null && at - before.at < ECHO && comesAfter(before, key, x, y)
    last = isEcho
      ? { ...before, at }
      : { at, x, y, key, meanings: new Map([...keys()].map(each => [each, meaningOf(each)])) }
    return isEcho
  }
}

/** Whether a touch belongs to the tap before it. */
const comesAfter = (before: Tap, key: HTMLElement, x: number, y: number): boolean =>
  before.key === key || (Math.hypot(before.x - x, before.y - y) <= REACH && before.meanings.get(key) !== meaningOf(key))

/** One tap does one thing: as long as a table stands, every key on the page is guarded. */
export function useTapGuard(): void {
  const isEcho = createTapGuard(
    () => performance.now(),
    () => document.querySelectorAll<HTMLElement>('button, a'),
  )
  /** What the finger that is down has touched: nothing that is guarded, a key, or one that it touched already. */
  let touched: 'nothing' | 'key' | 'echo' = 'nothing'

  function stop(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function onPointer(event: PointerEvent): void {
    const key = keyOf(event)
    if (!key || key.matches(FREE)) touched = 'nothing'
    else touched = isEcho(key, event.clientX, event.clientY) ? 'echo' : 'key'
    if (touched === 'echo') stop(event)
  }

  function onClick(event: MouseEvent): void {
    const how = touched
    touched = 'nothing'
    if (how === 'echo') stop(event)
    if (how !== 'nothing') return
    const key = keyOf(event)
    if (!key || key.matches(FREE)) return
    const { left, top, width, height } = key.getBoundingClientRect()
    if (isEcho(key, left + width / 2, top + height / 2)) stop(event)
  }

  onMounted(() => {
    window.addEventListener('pointerdown', onPointer, true)
    window.addEventListener('click', onClick, true)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('pointerdown', onPointer, true)
    window.removeEventListener('click', onClick, true)
  })
}
