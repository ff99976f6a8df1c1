/**
 * Milliseconds since 1970 that never go back, though the device's clock be set back: they then go on with `ticks`. Never earlier than
 * `least` either. `ticks` may rest while the device sleeps, and so is not all that is asked.
 */
export function createMonotonic(wall: () => number, ticks: () => number): (least?: number) => number {
  let last = 0
  let tick = ticks()
  return (least = 0) => {
    const now = ticks()
    last = Math.max(wall(), Math.floor(last + now - tick), least)
    tick = now
    return last
  }
}
