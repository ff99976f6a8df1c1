import { readonly, ref, computed, shallowRef } from 'vue'

const ready = ref(false)
const replaced = ref(false)
let apply = (): void => {}

/** The state of updates, set by the code that watches the service worker. */
export const updateState = {
  ready,
  replaced,
  onApply: (accept: () => void): void => void (apply = accept),
}

export function useUpdate() {
  return {
    ready: readonly(ready),
    replaced: readonly(replaced),
    apply: () => apply(),
    later: () => {
      ready.value = false
    },
  }
}

interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

const offer = shallowRef<InstallOffer | null>(null)

/** Call this at the start, since browsers fire the event once. */
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
