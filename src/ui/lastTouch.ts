/** A touch at the place of the last one within this many milliseconds is a repetition of it. */
export const ECHO_MS = 500
/** The same limit in lists, where people tap quickly on purpose: only a trembling finger is faster. */
export const LIST_ECHO_MS = 200
/** The greatest distance, in pixels, between a touch and its repetition. */
export const ECHO_REACH = 32

let last: PointerEvent | null = null
/** The touch that opened this page or sheet; null after a different touch. Ignored touches don't restart the time limit. */
let leading: PointerEvent | null = null
/** Milliseconds within which a touch repeats `leading`. */
let span = ECHO_MS
/** Whether the last touch repeats `leading`. */
let isEcho = false

const follows = (before: PointerEvent, { timeStamp, clientX, clientY }: MouseEvent): boolean =>
  timeStamp - before.timeStamp < span && Math.hypot(before.clientX - clientX, before.clientY - clientY) <= ECHO_REACH

export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function lead(milliseconds: number): void {
  leading = last
  span = milliseconds
}

/** Call this when a tap has opened or closed a page, a sheet, a step of an entry, or a part that unfolds. */
export const followTouch = (): void => lead(ECHO_MS)

/** Call this when another item of a list takes the place of the tapped one. */
export const followInList = (): void => lead(LIST_ECHO_MS)

/** Ignores touches that repeat the one before the last change that was followed: close to it, and within that change's time limit. */
export function watchTouches(): void {
  window.addEventListener(
    'pointerdown',
    event => {
      last = event
      isEcho = leading !== null && follows(leading, event)
      if (isEcho) stop(event)
      else leading = null
    },
    true,
  )
  // Only clicks by a finger or mouse, since those by keyboard have no position.
  window.addEventListener(
    'click',
    event => {
      if (leading && event.detail > 0 && (isEcho || follows(leading, event))) stop(event)
    },
    true,
  )
  window.addEventListener('toggle', followTouch, true)
}

/** Whether the last touch is, or repeats, the one that opened the page. Sliders must check this, since they react to ignored touches. */
export const isFollowing = (): boolean => leading !== null && (isEcho || leading === last)

/** Returns the last touch on any page. */
export const lastTouch = (): PointerEvent | null => last
