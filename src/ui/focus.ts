import { nextTick, watch, onBeforeUnmount, onMounted } from 'vue'

/** Where the keyboard goes on when what had the focus is gone. */
export const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1')

/** Focuses what takes no focus by itself, such as a heading, and leaves the page where it is. */
export function focusOn(element: HTMLElement | null): void {
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

/** What had the focus last on the page itself, below all that opens over it. */
let last: HTMLElement | null = null

function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest('dialog')) last = target
}

/** Where something over the page is closed, the focus goes back to where it was; where that is gone, to the heading. */
export function useFocusBack(isOpen: () => boolean): void {
  document.addEventListener('focusin', onFocus)
  watch(
    isOpen,
    async open => {
      if (open) return
      await nextTick()
      if (!isFree() || document.querySelector('dialog[open]')) return
      if (last?.isConnected) last.focus({ preventScroll: true })
      if (isFree()) focusHeading()
    },
    { flush: 'post' },
  )
}

/** Keys and cards that change under a finger: where the one with the focus goes away, the focus passes to the first that is found of what is `next`. */
export function useKeptFocus(box: () => HTMLElement | null, next: readonly string[]): void {
  let held: Element | null = null

  const onFocus = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
  }

  const watcher = new MutationObserver(() => {
    const root = box()
    if (!root || !held || held.isConnected) return
    held = null
    const found = next.flatMap(each => root.querySelector<HTMLElement>(each) ?? [])
    if (isFree()) found[0]?.focus({ preventScroll: true })
  })

  onMounted(() => {
    const root = box()
    root?.addEventListener('focusin', onFocus)
    if (root) watcher.observe(root, { childList: true, subtree: true })
  })
  onBeforeUnmount(() => watcher.disconnect())
}
