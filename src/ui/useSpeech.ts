import { onScopeDispose, watch, readonly, ref } from 'vue'

/** Whether the device can read aloud by itself. Voices that speak over the network don't count. */
export function useVoice() {
  const synthesis = globalThis.speechSynthesis
  const available = ref(false)
  if (synthesis === undefined) return readonly(available)

  const look = (): void => {
    available.value = synthesis.getVoices().some(voice => voice.localService)
  }
  look()
  synthesis.addEventListener('voiceschanged', look)
  onScopeDispose(() => synthesis.removeEventListener('voiceschanged', look))
  return readonly(available)
}

/** Speaks the text whenever it changes, where the device can and people want it. A new text cuts the old one short. */
export function useSpeech(text: () => string, wanted: () => boolean): void {
  const synthesis = globalThis.speechSynthesis
  if (synthesis === undefined) return

  // What nobody hears isn't asked for: it would have to be put into words before a tap is answered.
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
