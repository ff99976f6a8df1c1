import { readonly, shallowRef } from 'vue'
import { OPENING } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'

/** If the page is still open this many milliseconds after `beforeunload`, it wasn't left. */
const STAYS = 2_000

const failed = shallowRef(false)
let leaving = false

/** Whether an unexpected error occurred. The page is then replaced by one with a link to the home page. */
export const hasFailed = readonly(failed)

/** Leaving a page cancels its requests, which causes errors. These are reported only if the page stays. */
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

/** After this many failed attempts, a match isn't opened. One may be due to a killed browser, which can lose the last write. */
const MAX_LOST = 2

function lostOn(match: string): number {
  const [noted, times = '1'] = withStorage('localStorage', storage => storage.getItem(OPENING))?.split(' ') ?? []
  return noted === match ? Number(times) || 1 : 0
}

/** Returns whether the app may open this match, and records the attempt. False if the last attempts failed. */
export function mayOpen(match: string): boolean {
  const lost = lostOn(match)
  if (lost >= MAX_LOST) return false
  withStorage('localStorage', storage => storage.setItem(OPENING, `${match} ${lost + 1}`))
  return true
}

/** Clears the record of attempts, because the match was shown. */
export const noteOpened = (): void => void withStorage('localStorage', storage => storage.removeItem(OPENING))

let resolveShown: () => void = () => undefined

/** Resolves when the first screen is shown. */
export const firstShown = new Promise<void>(resolve => (resolveShown = resolve))

export const noteShown = (): void => resolveShown()
