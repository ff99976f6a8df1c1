import { registerSW } from 'virtual:pwa-register'
import { updateState } from './installed.ts'

/** Checks for a new version whenever the page becomes visible, and activates it on request. If another window does, sets `replaced`. */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const worker = navigator.serviceWorker
  let controlled = worker.controller !== null
  let asked = false
  worker.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    else if (controlled) updateState.replaced.value = true
    controlled = true
  })
  const accept = registerSW({
    // A worker installed by a first visit also waits briefly, but isn't an update.
    onNeedRefresh: () => {
      updateState.ready.value = controlled
    },
    // The app reloads the page itself, because the library doesn't in the window of a first visit.
    onNeedReload: () => {},
    onRegisteredSW: (_url, registration) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration?.update().catch(() => {})
      })
    },
  })
  updateState.onApply(() => {
    asked = true
    void accept()
  })
}
