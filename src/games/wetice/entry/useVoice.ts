import { onScopeDispose, readonly, ref } from 'vue'

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
