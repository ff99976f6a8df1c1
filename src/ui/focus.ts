import { nextTick, watch, onBeforeUnmount, onMounted } from 'vue'

/** Whether the focused element is gone. An element in a dialog that was just closed stays `activeElement` until the next paint. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null
}

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1')

/** Focuses an element, even one that isn't focusable by default, such as a heading. Doesn't scroll. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const PATIENCE = 10_000

/** Focuses the page's heading, or the element that `find` returns, as soon as it exists. */
export function focusHeading(find: () => HTMLElement | null = heading): void {
  const found = find()
  if (found) return focusOn(found)
  const watcher = new MutationObserver(() => {
    const appeared = find()
    if (!appeared) return
    watcher.disconnect()
    focusOn(appeared)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), PATIENCE)
}

/** For a button that disappears when pressed: moves the focus to the element or the heading, unless another element has it. */
export async function passFocus(find: () => HTMLElement | null = heading): Promise<void> {
  await nextTick()
  if (isFocusLost()) focusHeading(find)
}

/** Selectors for the new focus at a table if the focused element is gone: the main button, or else the element that Tab reaches. */
const FALLBACKS: readonly string[] = [
  '.controls .button-primary',
  ':is([data-cell], [data-key], .hand:not(.away) [data-card])[tabindex="0"]',
  '.controls button',
]

const findFallback = (root: Element | null): HTMLElement | undefined =>
  FALLBACKS.flatMap(each => root?.querySelector<HTMLElement>(each) ?? [])[0]

/** The page's last focused element outside dialogs. */
let last: HTMLElement | null = null

function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest('dialog')) last = target
}

/** When a sheet closes, returns the focus to the page's last focused element or, if that is gone, by `FALLBACKS` or to the heading. */
export function useFocusBack(isOpen: () => boolean): void {
  document.addEventListener('focusin', onFocus)
  watch(
    isOpen,
    async open => {
      if (open) return
      await nextTick()
      if (!isFocusLost() || document.querySelector('dialog[open]')) return
      if (last?.isConnected) last.focus({ preventScroll: true })
      if (isFocusLost()) findFallback(document.querySelector('main.frame'))?.focus({ preventScroll: true })
      if (isFocusLost()) focusHeading()
    },
    { flush: 'post' },
  )
}

/** If the focused element disappears, moves the focus by `FALLBACKS`, and then to the main button if that appears before the next input. */
export function useFocusFallback(box: () => HTMLElement | null): void {
  let held: Element | null = null
  let waiting: Element | null = null
  const [chief = ''] = FALLBACKS

  const onFocus = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
  }
  const rest = (): void => void (waiting = null)

  function pass(root: HTMLElement): void {
    held = null
    if (!isFocusLost()) return
    const found = findFallback(root)
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
