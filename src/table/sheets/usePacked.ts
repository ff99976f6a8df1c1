import { computed, shallowRef, watch, type Ref } from 'vue'
import { packRecord } from '../../book/transfer/link.ts'
import { sentLink } from '../links.ts'
import { useOpenAddress } from './useOpenAddress.ts'

interface Packed {
  /** '' while there is none yet, null if the text is too long for one. */
  readonly link: Readonly<Ref<string | null>>
  /** It opens on this device alone. */
  readonly isLocal: Readonly<Ref<boolean>>
}

/** The link that carries a text to a page of the app, at an address for other devices, if known. */
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
