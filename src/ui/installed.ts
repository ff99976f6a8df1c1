import { readonly, ref, computed, shallowRef } from 'vue'
import { registerSW } from 'virtual:pwa-register'

const ready = ref(false)
/** Another window has taken the new version. */
const replaced = ref(false)
let take = (): void => {}

/**
 * Looks for new versions whenever the page comes back into sight, and never takes one unasked. Whoever accepts it in another window
 * moves this one too, but not before it may go: what is proposed at a table isn't stored.
 */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const worker = navigator.serviceWorker
  let controlled = worker.controller !== null
  let asked = false
  worker.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    else if (controlled) replaced.value = true
    controlled = true
  })
  const accept = registerSW({
    // What a first visit fetches waits a moment too, and is no new version of anything.
    onNeedRefresh: () => {
      ready.value = controlled
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
    replaced: readonly(replaced),
    take: () => take(),
    later: () => {
      ready.value = false
    },
  }
}

/** As browsers that can install the app from within it offer that. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

const offer = shallowRef<InstallOffer | null>(null)

/** To be called early: browsers offer it once. */
export function watchForInstall(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isOffer(event)) offer.value = event
  })
  window.addEventListener('appinstalled', () => (offer.value = null))
}

export function useInstall() {
  return {
    installable: computed(() => offer.value !== null),
    async install(): Promise<void> {
      const asked = offer.value
      offer.value = null
      await asked?.prompt()
    },
  }
}
