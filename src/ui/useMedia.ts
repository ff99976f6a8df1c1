import { onScopeDispose, readonly, ref } from 'vue'

/** Whether the screen is as the query says, as long as it is. */
export function useMedia(query: string) {
  const media = matchMedia(query)
  const matches = ref(media.matches)
  const onChange = (): void => {
    matches.value = media.matches
  }
  media.addEventListener('change', onChange)
  onScopeDispose(() => media.removeEventListener('change', onChange))
  return readonly(matches)
}
