import { readonly, ref, type Ref } from 'vue'
import { scopeSignal } from './scopeSignal.ts'

export function useMedia(query: string): Readonly<Ref<boolean>> {
  const media = matchMedia(query)
  const matches = ref(media.matches)
  media.addEventListener('change', () => (matches.value = media.matches), { signal: scopeSignal() })
  return readonly(matches)
}
