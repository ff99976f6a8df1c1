import { onBeforeUnmount, onMounted } from 'vue'

/** Keys that change under a finger: where the one with the focus goes away, the focus passes to the chief one of those that come. */
export function useKeptFocus(keys: () => HTMLElement | null): void {
  let held: Element | null = null

  const onFocus = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
  }

  const watcher = new MutationObserver(() => {
    const root = keys()
    if (!root || !held || held.isConnected) return
    held = null
    const isFree = document.activeElement === null || document.activeElement === document.body
    const next = root.querySelector<HTMLElement>('.button-primary') ?? root.querySelector<HTMLElement>('button')
    if (isFree) next?.focus({ preventScroll: true })
  })

  onMounted(() => {
    const root = keys()
    root?.addEventListener('focusin', onFocus)
    if (root) watcher.observe(root, { childList: true, subtree: true })
  })
  onBeforeUnmount(() => watcher.disconnect())
}
