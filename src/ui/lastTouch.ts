/** A touch close to the last one and within this many milliseconds is a repetition, which is ignored after a change of the page. */
export const ECHO_MS = 500
/** The limit in lists, where people tap quickly on purpose, and only an unsteady finger is faster. */
export const LIST_ECHO_MS = 200
/** The greatest distance, in pixels, between a touch and its repetition. */
export const ECHO_REACH = 32

let last: PointerEvent | null = null
/** The touch that caused the last change of the page; null after a different touch. Ignored touches don't extend the time limit. */
let leading: PointerEvent | null = null
/** Milliseconds within which a touch repeats `leading`. */
let span = ECHO_MS
let isEcho = false

const follows = (before: PointerEvent, { timeStamp, clientX, clientY }: MouseEvent): boolean =>
  timeStamp - before.timeStamp < span && Math.hypot(before.clientX - clientX, before.clientY - clientY) <= ECHO_REACH

export function stopEvent(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function lead(milliseconds: number): void {
  leading = last
  span = milliseconds
}

/** Call this after a change that puts other elements under the finger: touches that repeat the last one are then ignored. */
export const ignoreRepeatedTouches = (): void => lead(ECHO_MS)

/** The same for a list in which another item takes the place of the tapped one. */
export const ignoreRepeatsInList = (): void => lead(LIST_ECHO_MS)

/** For a short time after `ignoreRepeatedTouches` or `ignoreRepeatsInList` was called, ignores touches that repeat the last one. */
export function watchTouches(): void {
  window.addEventListener(
    'pointerdown',
    event => {
      last = event
      isEcho = leading !== null && follows(leading, event)
      if (isEcho) stopEvent(event)
      else leading = null
    },
    true,
  )
  // Only for clicks by a finger or mouse, since those by keyboard have no position.
  window.addEventListener(
    'click',
    event => {
      if (leading && event.detail > 0 && (isEcho || follows(leading, event))) stopEvent(event)
    },
    true,
  )
  window.addEventListener('toggle', ignoreRepeatedTouches, true)
}

/** Whether the last touch caused a change of the page, or repeats such a touch. For sliders, which react to ignored touches. */
export const isRepeatedTouch = (): boolean => leading !== null && (isEcho || leading === last)

export const lastTouch = (): PointerEvent | null => last
