/**
 * Calls `then` after the next paint. The layout is up to date by then, so a scroll, for example, doesn't force one and doesn't delay the
 * answer to a tap.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** The same as a promise. */
export const painted = (): Promise<void> => new Promise(afterPaint)
