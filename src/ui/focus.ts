/** Where the keyboard goes on when what had the focus is gone. */
export const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1')

/** Focuses what takes no focus by itself, such as a heading, and leaves the page where it is. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Milliseconds in which a page has come, or never will. */
const PATIENCE = 10_000

/** The heading of the page, or what is found in its place, as soon as there is one. */
export function focusHeading(find: () => HTMLElement | null = heading): void {
  const found = find()
  if (found) return focusOn(found)
  const watcher = new MutationObserver(() => {
    const come = find()
    if (!come) return
    watcher.disconnect()
    focusOn(come)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), PATIENCE)
}
