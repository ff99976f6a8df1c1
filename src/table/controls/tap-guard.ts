import { BRISK, ECHO, REACH } from '../../ui/lastTouch.ts'

/** A key and where it is on the screen, in pixels. */
interface KeyBox {
  readonly key: HTMLElement
  readonly box: Box
}

/** As plain numbers: a browser's own rectangle is asked again for each of them. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

export function boxOf(key: HTMLElement): Box {
  const { left, right, top, bottom } = key.getBoundingClientRect()
  return { left, right, top, bottom }
}

/** After these keys may be elsewhere, though nothing in the page has changed. */
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const

/**
 * Where keys are. Asking each of them takes a finger's time when it comes down: while it is watched, the page is asked when it is idle,
 * and when a finger comes only if anything has changed since.
 */
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

/** Not in every Safari. */
const canIdle = (): boolean => 'requestIdleCallback' in globalThis

/** Pixels by which a key rises or gives way as it is tapped. */
const PLAY = 12

/** Keys that may be tapped again as fast as one likes: a step of the zoom, or words that were typed again. */
const AGAIN = '[data-repeat], [type="submit"]'

/** Milliseconds after which the same button of a pad, which now enters for another field, counts again. */
const NEXT_FIELD = ECHO / 2

/** A key's meaning as far as it shows; a disabled key has none. */
function meaningOf(key: HTMLElement): string {
  if (key.matches(':disabled')) return ''
  return key.dataset['cell'] ?? key.getAttribute('aria-label') ?? key.textContent.trim()
}

/** The field that a pad's key enters for, or the step of a walk: people walk at four taps a second, and a little faster. */
const fieldOf = (key: HTMLElement): string =>
  key.dataset['step'] ?? key.closest('[data-field]')?.getAttribute('aria-label') ?? ''

const isStep = (key: HTMLElement): boolean => key.dataset['step'] !== undefined

/** A key that isn't shown may keep its room. */
const isShown = ({ key }: KeyBox): boolean => key.checkVisibility({ visibilityProperty: true })

/** Whether a finger that touches so close to the same place may touch what is there. */
const liesAt = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) <= REACH

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
  /** Its former place. */
  readonly box: Box
  /** The buttons under the finger and around it at that time, and their meanings. */
  readonly meanings: ReadonlyMap<HTMLElement, string>
}

/**
 * Which taps are the tap before them: what a finger that trembles, or doubts, does within half a second of its last touch to the same
 * key, or to one that has come in its place, was moved or uncovered there, or has got another meaning. The half second is
 * counted from the last accepted tap, so that brisk tapping works; but after a walk's last step it restarts with each tap, since people
 * haven't seen the key that came in its place. A finger that slides the page means its next touch: `forget` the last. Times are those at which the finger came down, in milliseconds: a busy page hears of it later. A
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

  /** A later touch that it hasn't seen. */
  function forgetBefore(at: number): void {
    if (last && last.at < at) last = null
  }

  return { isEcho, forgetBefore, forget: (): void => void (last = null) }
}

/** Whether it is elsewhere by now, and all around it with it: what a finger finds there now is another. */
function isMoved({ key, box }: Tap): boolean {
  if (!key.isConnected) return false
  const [[wasX, wasY], [x, y]] = [middleOf(box), middleOf(boxOf(key))]
  return Math.hypot(wasX - x, wasY - y) > PLAY
}

function comesAfter(before: Tap, { key, x, y, at }: Touch): boolean {
  if (key && before.key === key && !key.matches(AGAIN))
    return at - before.at < (isStep(key) ? BRISK : NEXT_FIELD) || before.field === fieldOf(key)
  if (Math.hypot(before.x - x, before.y - y) > REACH) return false
  return !key || before.meanings.get(key) !== meaningOf(key) || (before.key !== key && isMoved(before))
}
