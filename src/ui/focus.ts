import { nextTick, watch, onBeforeUnmount, onMounted } from 'vue'

/** Whether the focused element is gone. In a dialog that was just closed it still has the focus by name, until the next paint. */
export const isFree = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null
}

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1')

/** Focuses something not focusable by default, such as a heading, without scrolling. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Milliseconds in which a page has come, or never will. */
const PATIENCE = 10_000

/** Focuses the page's heading, or its substitute, as soon as it is there. */
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

/** For a key that removes itself: focus moves to the given element, or to the heading, unless it is already elsewhere. */
export async function passFocus(find: () => HTMLElement | null = heading): Promise<void> {
  await nextTick()
  if (isFree()) focusHeading(find)
}

/**
 * Where keyboard users continue at a table if the focused element is gone: at the chief button, or else where a move
 * begins, at the square, card or button that Tab reaches.
 */
const ONWARD: readonly string[] = [
  '.controls .button-primary',
  ':is([data-cell], [data-key], .hand:not(.away) [data-card])[tabindex="0"]',
  '.controls button',
]

/** The most wanted of those that are there. */
const findOnward = (root: Element | null): HTMLElement | undefined =>
  ONWARD.flatMap(each => root?.querySelector<HTMLElement>(each) ?? [])[0]

/** The last focused element of the page itself, below all sheets. */
let last: HTMLElement | null = null

function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest('dialog')) last = target
}

/** When something over the page closes, focus returns; if its element is gone, to the table's main key, or to the heading. */
export function useFocusBack(isOpen: () => boolean): void {
  document.addEventListener('focusin', onFocus)
  watch(
    isOpen,
    async open => {
      if (open) return
      await nextTick()
      if (!isFree() || document.querySelector('dialog[open]')) return
      if (last?.isConnected) last.focus({ preventScroll: true })
      if (isFree()) findOnward(document.querySelector('main.frame'))?.focus({ preventScroll: true })
      if (isFree()) focusHeading()
    },
    { flush: 'post' },
  )
}

/**
 * Buttons and cards that change under a finger: if the focused one disappears, the focus moves to where people
 * continue, and later to the most wanted one if nobody has done anything since.
 */
export function useKeptFocus(box: () => HTMLElement | null): void {
  let held: Element | null = null
  let waiting: Element | null = null
  const [chief = ''] = ONWARD

  const onFocus = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
  }
  const rest = (): void => void (waiting = null)

  function pass(root: HTMLElement): void {
    held = null
    if (!isFree()) return
    const found = findOnward(root)
    found?.focus({ preventScroll: true })
    waiting = found?.matches(chief) ? null : document.activeElement
  }

  const watcher = new MutationObserver(() => {
    const root = box()
    if (!root) return
    if (held && !held.isConnected) pass(root)
    else if (waiting && waiting === document.activeElement) {
      const come = root.querySelector<HTMLElement>(chief)
      if (come) rest()
      come?.focus({ preventScroll: true })
    }
  })

  onMounted(() => {
    const root = box()
    root?.addEventListener('focusin', onFocus)
    for (const type of ['keydown', 'pointerdown']) root?.addEventListener(type, rest)
    if (root) watcher.observe(root, { childList: true, subtree: true })
  })
  onBeforeUnmount(() => watcher.disconnect())
}
