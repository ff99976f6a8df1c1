import { registerSW } from 'virtual:pwa-register'
import { update } from './installed.ts'

/**
 * Looks for new versions whenever the page comes back into sight, and never takes one unasked. Accepting it in another window
 * moves this one too, but not before it may go: what is proposed at a table isn't stored.
 */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const worker = navigator.serviceWorker
  let controlled = worker.controller !== null
  let asked = false
  worker.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    else if (controlled) update.replaced.value = true
    controlled = true
  })
  const accept = registerSW({
    // What a first visit fetches waits a moment too, and is no new version of anything.
    onNeedRefresh: () => {
      update.ready.value = controlled
    },
    // The reload is ours, since the library's does not happen in the window of a first visit.
    onNeedReload: () => {},
    onRegisteredSW: (_url, registration) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration?.update().catch(() => {})
      })
    },
  })
  update.onApply(() => {
    asked = true
    void accept()
  })
}
