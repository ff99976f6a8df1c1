import { shallowRef, watch, type Ref } from 'vue'
import { addressesHere } from '../../book/live/room.ts'

const LOCAL_HOST = /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/

/** `address` is the app's address for other devices, or '' until it is known. If `isLocal`, the address works only on this device. */
interface OpenAddress {
  readonly address: string
  readonly isLocal: boolean
}

const isOpen = (): boolean => !LOCAL_HOST.test(location.hostname)

/** The app's address for other devices. A page that was opened as `localhost` asks its server for one. */
export async function openAddress(): Promise<OpenAddress> {
  if (isOpen()) return { address: location.href, isLocal: false }
  const [other] = await addressesHere()
  if (other === undefined) return { address: location.href, isLocal: true }
  return { address: location.href.replace(location.origin, new URL(other).origin), isLocal: false }
}

/** The app's address as a ref. It is determined when `wanted` becomes true. */
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
