import { readonly, shallowRef } from 'vue'
import { OPENING } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'

/** Milliseconds after which a page that was to be left counts as still there. */
const STAYS = 2_000

const failed = shallowRef(false)
let leaving = false

/** After an unexpected error the page is replaced by one with a way home. */
export const failure = readonly(failed)

/** A page being left cancels its loading: no failure, as long as it leaves. */
export function watchForLeaving(): void {
  addEventListener('beforeunload', () => {
    leaving = true
    setTimeout(() => (leaving = false), STAYS)
  })
}

export function noteFailure(error: unknown): void {
  if (leaving) setTimeout(fail, STAYS, error)
  else fail(error)
}

function fail(error: unknown): void {
  failed.value = true
  reportError(error)
}

export function forgetFailure(): void {
  failed.value = false
}

/** A kill may lose the latest note, so a single unconfirmed opening proves nothing. */
const MOST_LOST = 2

/** How often in a row the app opened on this match and never showed it. */
function lostOn(match: string): number {
  const [noted, times = '1'] = withStorage('localStorage', storage => storage.getItem(OPENING))?.split(' ') ?? []
  return noted === match ? Number(times) || 1 : 0
}

/** Whether the app opens on a match: not if it failed to show it the last times. */
export function mayOpen(match: string): boolean {
  const lost = lostOn(match)
  if (lost >= MOST_LOST) return false
  withStorage('localStorage', storage => storage.setItem(OPENING, `${match} ${lost + 1}`))
  return true
}

/** Something is shown: the match did no harm. */
export const noteOpened = (): void => void withStorage('localStorage', storage => storage.removeItem(OPENING))

let resolveShown: () => void = () => undefined

/** Stored once the first screen is there. */
export const firstShown = new Promise<void>(resolve => (resolveShown = resolve))

export const noteShown = (): void => resolveShown()
