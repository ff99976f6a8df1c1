/** Milliseconds in which another touch of the same place is the one before it. */
export const ECHO = 500
/** The same where what follows is of its kind: a finger that trembles is as fast, one that taps on briskly is not. */
export const BRISK = 200
/** Pixels that two touches of one finger may be apart. */
export const REACH = 32

let last: PointerEvent | null = null
/** The one that has led to this page or sheet; null once another was made. Its half second isn't restarted by touches that do nothing. */
let leading: PointerEvent | null = null
/** How long touches of its place are that one. */
let span = ECHO
/** Whether the last one is that touch again. */
let isEcho = false

const follows = (before: PointerEvent, { timeStamp, clientX, clientY }: MouseEvent): boolean =>
  timeStamp - before.timeStamp < span && Math.hypot(before.clientX - clientX, before.clientY - clientY) <= REACH

export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function lead(milliseconds: number): void {
  leading = last
  span = milliseconds
}

/** Another page appears, or a sheet, an entry's step, unfolded content, or what was below. */
export const followTouch = (): void => lead(ECHO)

/** Another item of a list takes the place of the tapped one. */
export const followInList = (): void => lead(BRISK)

/** A touch within half a second of one that opened a page or a sheet, at the same place, repeats that touch. */
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
  // By a finger or a mouse: one from the keyboard has no place.
  window.addEventListener(
    'click',
    event => {
      if (leading && event.detail > 0 && (isEcho || follows(leading, event))) stop(event)
    },
    true,
  )
  window.addEventListener('toggle', followTouch, true)
}

/** Whether the touch repeats that one; a slider would follow it anyway. */
export const isFollowing = (): boolean => leading !== null && (isEcho || leading === last)

/** The last one of all, on whatever page. */
export const lastTouch = (): PointerEvent | null => last
