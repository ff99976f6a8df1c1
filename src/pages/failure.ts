import { readonly, shallowRef } from 'vue'

/** So long, in milliseconds, a page that was to be left is still there only if it isn't left after all. */
const STAYS = 2_000

const failed = shallowRef(false)
let leaving = false

/** Something went wrong that nobody has foreseen: the page gives way to one with a way home. */
export const failure = readonly(failed)

/** A page that is being left gives up what it was loading: no failure, as long as it goes. */
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
