/**
 * When what has just changed can be seen. What needs the page to be laid out, such as a scroll, costs nothing then, and the answer to a
 * tap doesn't wait for it.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** The same as a promise. */
export const painted = (): Promise<void> => new Promise(afterPaint)
