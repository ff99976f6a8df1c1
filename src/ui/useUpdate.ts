import { readonly, ref } from 'vue'
import { registerSW } from 'virtual:pwa-register'

const ready = ref(false)
let take = (): void => {}

/**
 * Looks for new versions whenever the page comes back into sight, and never takes one unasked. Whoever accepts it, here or in another
 * window, moves every window to the new version: all that matters is stored by then.
 */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const worker = navigator.serviceWorker
  let controlled = worker.controller !== null
  let asked = false
  worker.addEventListener('controllerchange', () => {
    if (controlled || asked) location.reload()
    controlled = true
  })
  const accept = registerSW({
    onNeedRefresh: () => {
      ready.value = true
    },
    // The reload is ours, since the library's does not happen in the window of a first visit.
    onNeedReload: () => {},
    onRegisteredSW: (_url, registration) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration?.update().catch(() => {})
      })
    },
  })
  take = () => {
    asked = true
    void accept()
  }
}

export function useUpdate() {
  return {
    /** A new version waits. */
    ready: readonly(ready),
    take: () => take(),
    later: () => {
      ready.value = false
    },
  }
}
