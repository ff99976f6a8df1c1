import { OPENING } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'

/** A kill may lose what was noted just before it, so one opening that isn't known to have ended well proves nothing. */
const MOST_LOST = 2

/** How often in a row the app opened by itself on this match, and never got to show it. */
function lostOn(match: string): number {
  const [noted, times = '1'] = withStorage('localStorage', storage => storage.getItem(OPENING))?.split(' ') ?? []
  return noted === match ? Number(times) || 1 : 0
}

/** The app opens by itself on a match unless it did so the last times and never got to show it. */
export function mayOpen(match: string): boolean {
  const lost = lostOn(match)
  if (lost >= MOST_LOST) return false
  withStorage('localStorage', storage => storage.setItem(OPENING, `${match} ${lost + 1}`))
  return true
}

/** Something is shown: the match did no harm. */
export const noteOpened = (): void => void withStorage('localStorage', storage => storage.removeItem(OPENING))

let resolveShown: () => void = () => undefined

/** Kept once the first screen is there. */
export const firstShown = new Promise<void>(resolve => (resolveShown = resolve))

export const noteShown = (): void => resolveShown()
