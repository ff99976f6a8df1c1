import { onScopeDispose, watch } from 'vue'

/** Speaks the text whenever it changes, where the device can and people want it. A new text cuts the old one short. */
export function useSpeech(text: () => string, wanted: () => boolean): void {
  const synthesis = globalThis.speechSynthesis
  if (synthesis === undefined) return

  watch([text, wanted], ([words, speaking]) => {
    synthesis.cancel()
    if (speaking && words !== '') {
      const utterance = new SpeechSynthesisUtterance(words)
      utterance.lang = document.documentElement.lang
      synthesis.speak(utterance)
    }
  })
  onScopeDispose(() => synthesis.cancel())
}
