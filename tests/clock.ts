import { ECHO } from '../src/ui/lastTouch.ts'

/** What a page's clock shows: in tests time goes by when they say so. */
let now = 0

export const clock = (): number => now

/** Time goes by; so long, if it isn't told, that whatever is tapped next is a tap of its own. */
export function wait(milliseconds = ECHO): void {
  now += milliseconds
}
