/**
 * Calls `then` after the next paint. The layout is up to date by then, so that, for example, scrolling doesn't force a layout, which would
 * delay the response to a tap.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

export const nextPaint = (): Promise<void> => new Promise(afterPaint)
