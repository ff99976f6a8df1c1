import { computed, shallowRef, watch, type Ref } from 'vue'
import { packRecord } from '../../book/transfer/link.ts'
import { sentLink } from '../links.ts'
import { useOpenAddress } from './useOpenAddress.ts'

interface Packed {
  /** The link; '' until it is ready, null if the text is too long. */
  readonly link: Readonly<Ref<string | null>>
  readonly isLocal: Readonly<Ref<boolean>>
}

/** Packs a text into a link to a page of the app, with an address for other devices if one is known. */
export function usePacked(page: () => 'match' | 'take', text: () => string): Packed {
  const packed = shallowRef<string | null>('')
  const here = useOpenAddress(() => text() !== '')
  watch(
    text,
    async given => {
      const result = given === '' ? null : await packRecord(given)
      if (given === text()) packed.value = result === null ? '' : result.ok ? result.value : null
    },
    { immediate: true },
  )
  const link = computed(() => {
    const { address } = here.value
    if (packed.value === null) return null
    return packed.value === '' || address === '' ? '' : sentLink(address, page(), packed.value)
  })
  return { link, isLocal: computed(() => here.value.isLocal) }
}
