/** Calls `then` after the next paint. The layout is then up to date, so reading it costs no extra time. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

export const nextPaint = (): Promise<void> => new Promise(afterPaint)
