import { ECHO } from '../src/ui/lastTouch.ts'

/** A page's clock: in tests it advances only on request. */
let now = 0

export const clock = (): number => now

/** Advances the clock; by default so far that the next tap counts as a separate one. */
export function wait(milliseconds = ECHO): void {
  now += milliseconds
}
