import { onBeforeUnmount, watch } from 'vue'

/**
 * The device's back button closes what is open instead of leaving the page. Browsers with CloseWatcher do it for dialogs by themselves;
 * in the others an entry of the history stands for the open sheet.
 */
export function useBackButton(open: () => boolean, close: () => void): void {
  if ('CloseWatcher' in globalThis) return
  let waiting = false

  function onBack(): void {
    waiting = false
    window.removeEventListener('popstate', onBack)
    close()
  }

  function settle(isOpen: boolean): void {
    if (isOpen && !waiting) {
      waiting = true
      history.pushState({ ...history.state }, '')
      window.addEventListener('popstate', onBack)
    } else if (!isOpen && waiting) {
      waiting = false
      window.removeEventListener('popstate', onBack)
      history.back()
    }
  }

  watch(open, settle, { immediate: true })
  onBeforeUnmount(() => window.removeEventListener('popstate', onBack))
}
