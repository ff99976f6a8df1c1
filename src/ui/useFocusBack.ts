import { nextTick, watch } from 'vue'
import { focusHeading, isFree } from './focus.ts'

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
