import { onScopeDispose, watch } from 'vue'

/** Keeps the screen awake while `wanted`; the system may take the lock away at any time, and it is asked for again. */
export function useWakeLock(wanted: () => boolean): void {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | null = null
  let asking = false
  let alive = true

  const needed = (): boolean => alive && wanted() && isVisible()

  async function settle(): Promise<void> {
    if (asking) return
    if (!needed()) {
      await lock?.release().catch(() => {})
      return
    }
    if (lock) return
    asking = true
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    asking = false
    lock?.addEventListener('release', onRelease, { once: true })
    if (lock && !needed()) await settle()
  }

  function onRelease(): void {
    lock = null
    if (needed()) void settle()
  }

  const onVisible = (): void => void settle()

  document.addEventListener('visibilitychange', onVisible)
  watch(wanted, onVisible, { immediate: true })
  onScopeDispose(() => {
    alive = false
    document.removeEventListener('visibilitychange', onVisible)
    void settle()
  })
}

const isVisible = (): boolean => document.visibilityState === 'visible'
