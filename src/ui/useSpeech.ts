import { onScopeDispose, watch } from 'vue'

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
