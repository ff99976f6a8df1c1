import { scopeSignal } from './scopeSignal.ts'
import { readonly, ref, onBeforeUnmount, onMounted, type Ref, onScopeDispose, watch } from 'vue'
import { announce } from './useAnnouncer.ts'

interface SharingWords {
  readonly copied: string
  readonly notCopied: string
  readonly notShared: string
}

/** Functions that copy to the clipboard, save a file, or open the device's share sheet. */
export function useSharing(words: SharingWords) {
  const note = ref('')

  function notify(text: string): void {
    note.value = text
    announce(text)
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notify(words.copied)
    } catch {
      notify(words.notCopied)
    }
  }

  function save(text: string | Blob, name: string, type: string): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type }))
    link.download = name
    link.click()
    // The browser may still read a large file long after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  /** Closing the share sheet without a choice isn't reported as a failure. */
  async function share(data: ShareData): Promise<void> {
    try {
      await navigator.share(data)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) notify(words.notShared)
    }
  }

  return { note: readonly(note), notify, copy, save, share }
}

/** Why there is no picture: the page isn't secure, there is no camera, access was denied, or opening it failed. */
export type CameraTrouble = 'insecure' | 'none' | 'denied' | 'failed'

const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}

/** Shows the picture of the back camera in `video` while the component is mounted. */
export function useCamera(
  video: Readonly<Ref<HTMLVideoElement | null>>,
  size: { readonly width: number; readonly height: number },
  fail: (trouble: CameraTrouble) => void,
): void {
  let stream: MediaStream | null = null
  let left = false

  const stop = (): void => stream?.getTracks().forEach(track => track.stop())

  onMounted(async () => {
    if (!('mediaDevices' in navigator)) return fail(isSecureContext ? 'none' : 'insecure')
    try {
      const wish = { facingMode: 'environment', width: { ideal: size.width }, height: { ideal: size.height } }
      stream = await navigator.mediaDevices.getUserMedia({ video: wish })
      if (left) return stop()
      if (video.value) video.value.srcObject = stream
    } catch (error) {
      fail(troubleOf(error))
    }
  })

  onBeforeUnmount(() => {
    left = true
    stop()
  })
}

/** Keeps the screen on while `wanted` returns true. Requests the lock again if the system releases it. */
export function useWakeLock(wanted: () => boolean): void {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | null = null
  let asking = false
  let alive = true

  const needed = (): boolean => alive && wanted() && isVisible()

  async function refresh(): Promise<void> {
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
    if (lock && !needed()) await refresh()
  }

  function onRelease(): void {
    lock = null
    if (needed()) void refresh()
  }

  const onVisible = (): void => void refresh()

  document.addEventListener('visibilitychange', onVisible, { signal: scopeSignal() })
  watch(wanted, onVisible, { immediate: true })
  onScopeDispose(() => {
    alive = false
    void refresh()
  })
}

const isVisible = (): boolean => document.visibilityState === 'visible'

/** Whether the device has a voice that needs no network. */
export function useVoiceAvailable() {
  const synthesis = globalThis.speechSynthesis
  const available = ref(false)
  if (synthesis === undefined) return readonly(available)

  const refresh = (): void => {
    available.value = synthesis.getVoices().some(voice => voice.localService)
  }
  refresh()
  synthesis.addEventListener('voiceschanged', refresh, { signal: scopeSignal() })
  return readonly(available)
}

/** Speaks the text whenever it changes while `wanted` returns true, if the device can. A new text interrupts the previous one. */
export function useSpeech(text: () => string, wanted: () => boolean): void {
  const synthesis = globalThis.speechSynthesis
  if (synthesis === undefined) return

  // If speech is off, the text isn't computed, since that would delay the response to a tap.
  const heard = (): string | null => (wanted() ? text() : null)
  watch(heard, words => {
    synthesis.cancel()
    if (!words) return
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = document.documentElement.lang
    synthesis.speak(utterance)
  })
  onScopeDispose(() => synthesis.cancel())
}
