import { onScopeDispose, readonly, ref } from 'vue'

/** Whether the screen is as the query says, as long as it is. */
function useMedia(query: string) {
  const media = matchMedia(query)
  const matches = ref(media.matches)
  const onChange = (): void => {
    matches.value = media.matches
  }
  media.addEventListener('change', onChange)
  onScopeDispose(() => media.removeEventListener('change', onChange))
  return readonly(matches)
}

/** Where the board stands beside the keys, it has room for the whole sheet of cards. */
export const useSheetRoom = () => useMedia('(orientation: landscape) and (width >= 64rem) and (height >= 40rem)')
