import { shallowRef, watch, type Ref } from 'vue'
import { packRecord } from '../book/transfer/link.ts'
import { sentLink } from './links.ts'

/** The link that carries a text to a page of the app; '' while there is none yet, null where the text is too long for one. */
export function usePacked(page: () => 'match' | 'take', text: () => string): Readonly<Ref<string | null>> {
  const link = shallowRef<string | null>('')
  watch(
    text,
    async given => {
      const packed = given === '' ? null : await packRecord(given)
      if (given !== text()) return
      link.value = packed === null ? '' : packed.ok ? sentLink(location.href, page(), packed.value) : null
    },
    { immediate: true },
  )
  return link
}
