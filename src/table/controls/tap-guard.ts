import { LIST_ECHO_MS, ECHO_MS, ECHO_REACH } from '../../ui/lastTouch.ts'

interface KeyBox {
  readonly key: HTMLElement
  readonly box: Box
}

/** A box as plain numbers, which are faster to read than the properties of a `DOMRect`. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

export function boxOf(key: HTMLElement): Box {
  const { left, right, top, bottom } = key.getBoundingClientRect()
  return { left, right, top, bottom }
}

/** Buttons may move at these events without a change of the DOM. */
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const

/** Caches the boxes of all buttons: after `watch`, they are measured when the browser is idle, so that a tap needn't wait for it. */
export function createKeyBoxes(keys: () => Iterable<HTMLElement>) {
  let known: readonly KeyBox[] | null = null
  let watcher: MutationObserver | null = null
  let listening: AbortController | null = null
  let soon = 0

  const ask = (): readonly KeyBox[] => Array.from(keys(), key => ({ key, box: boxOf(key) }))

  function forget(): void {
    known = null
    if (canIdle()) cancelIdleCallback(soon)
  }

  function onChange(): void {
    forget()
    if (canIdle()) soon = requestIdleCallback(() => (known = ask()))
  }

  return {
    now(): readonly KeyBox[] {
      if (watcher && watcher.takeRecords().length > 0) onChange()
      return known ?? ask()
    },
    watch(): void {
      watcher?.disconnect()
      watcher = new MutationObserver(onChange)
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      listening = new AbortController()
      for (const type of MOVES) window.addEventListener(type, onChange, { capture: true, signal: listening.signal })
      onChange()
    },
    dispose(): void {
      watcher?.disconnect()
      listening?.abort()
      forget()
    },
  }
}

/** Some versions of Safari don't have `requestIdleCallback`. */
const canIdle = (): boolean => 'requestIdleCallback' in globalThis

/** The number of pixels by which a button may move in response to its own tap. */
const PLAY = 12

/** Buttons that may be tapped repeatedly without a delay: zoom steps and submit buttons. */
const AGAIN = '[data-repeat], [type="submit"]'

/** The milliseconds after which the same button of a pad is accepted again, if it now enters a value for another field. */
const NEXT_FIELD = ECHO_MS / 2

function meaningOf(key: HTMLElement): string {
  if (key.matches(':disabled')) return ''
  return key.dataset['cell'] ?? key.getAttribute('aria-label') ?? key.textContent.trim()
}

const fieldOf = (key: HTMLElement): string =>
  key.dataset['step'] ?? key.closest('[data-field]')?.getAttribute('aria-label') ?? ''

const isStep = (key: HTMLElement): boolean => key.dataset['step'] !== undefined

/** A hidden button may still take space. */
const isShown = ({ key }: KeyBox): boolean => key.checkVisibility({ visibilityProperty: true })

const isInReach = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) <= ECHO_REACH

export const middleOf = ({ left, right, top, bottom }: Box): readonly [x: number, y: number] => [
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
  readonly box: Box
  /** The buttons that were within reach of the finger, and their meanings at the time. */
  readonly meanings: ReadonlyMap<HTMLElement, string>
}

/**
 * Detects echoes: taps within half a second of the last accepted tap, at the same place, on the same button or on one that has since
 * appeared, moved there, or changed its meaning. Echoes don't extend the half second, except after the last step of a walk, because people
 * haven't seen the button that replaced the step. After the page scrolls, call `forget`. `at` is the time of the touch in milliseconds.
 * `key` is null if the touch hit no button.
 */
export function createTapGuard(keys: () => readonly KeyBox[]) {
  let last: Tap | null = null

  function isEcho(key: HTMLElement | null, x: number, y: number, at: number): boolean {
    const before = last
    const echoes = before !== null && at - before.at < ECHO_MS && comesAfter(before, { key, x, y, at })
    if (!echoes && key) last = tapOn(key, x, y, at)
    else if (echoes && before.key !== key && isStep(before.key)) last = { ...before, at }
    return echoes
  }

  function tapOn(key: HTMLElement, x: number, y: number, at: number): Tap {
    const near = keys().filter(({ box }) => isInReach(box, x, y))
    const box = near.find(each => each.key === key)?.box ?? boxOf(key)
    const meanings = new Map(near.filter(isShown).map(each => [each.key, meaningOf(each.key)]))
    return { at, x, y, key, field: fieldOf(key), box, meanings }
  }

  function forgetBefore(at: number): void {
    if (last && last.at < at) last = null
  }

  return { isEcho, forgetBefore, forget: (): void => void (last = null) }
}

function isMoved({ key, box }: Tap): boolean {
  if (!key.isConnected) return false
  const [[wasX, wasY], [x, y]] = [middleOf(box), middleOf(boxOf(key))]
  return Math.hypot(wasX - x, wasY - y) > PLAY
}

function comesAfter(before: Tap, { key, x, y, at }: Touch): boolean {
  if (key && before.key === key && !key.matches(AGAIN))
    return at - before.at < (isStep(key) ? LIST_ECHO_MS : NEXT_FIELD) || before.field === fieldOf(key)
  if (Math.hypot(before.x - x, before.y - y) > ECHO_REACH) return false
  return !key || before.meanings.get(key) !== meaningOf(key) || (before.key !== key && isMoved(before))
}
