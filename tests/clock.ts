import { ECHO_MS } from '../src/ui/lastTouch.ts'

/** The page's clock. In tests it advances only on request. */
let now = 0

export const clock = (): number => now

/** Advances the clock; by default by enough that the next tap counts as a separate one. */
export function wait(milliseconds = ECHO_MS): void {
  now += milliseconds
}
