import { ECHO_MS } from '../src/ui/lastTouch.ts'

/** Milliseconds. In tests the time advances only when `wait` is called. */
let now = 0

export const clock = (): number => now

/** Advances the clock. The default is long enough that the next tap doesn't count as a repeat of the last tap. */
export function wait(milliseconds = ECHO_MS): void {
  now += milliseconds
}
