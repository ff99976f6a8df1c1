import { shallowRef, watch, type Ref } from 'vue'
import { addressesHere } from '../../book/live/room.ts'

/** Names of this device that mean another one elsewhere. */
const LOCAL = /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/

/** `address`: the app's, as other devices open it; '' while that is asked for. `isLocal`: none is known, so this one opens here alone. */
interface OpenAddress {
  readonly address: string
  readonly isLocal: boolean
}

const isOpen = (): boolean => !LOCAL.test(location.hostname)

/** The app's address in a link for others: a page that was opened as `localhost` asks its server for another. */
export async function openAddress(): Promise<OpenAddress> {
  if (isOpen()) return { address: location.href, isLocal: false }
  const [other] = await addressesHere()
  if (other === undefined) return { address: location.href, isLocal: true }
  return { address: location.href.replace(location.origin, new URL(other).origin), isLocal: false }
}

/** The same, once it is wanted. */
export function useOpenAddress(wanted: () => boolean): Readonly<Ref<OpenAddress>> {
  const open = shallowRef<OpenAddress>({ address: isOpen() ? location.href : '', isLocal: false })
  watch(
    wanted,
    async now => {
      if (now && open.value.address === '') open.value = await openAddress()
    },
    { immediate: true },
  )
  return open
}
