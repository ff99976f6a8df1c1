import { shallowRef, watch, type Ref } from 'vue'
import { addressesHere } from '../book/live/room.ts'

/** Names of this device that mean another one elsewhere. */
const LOCAL = /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/

/** `address`: the app's, as other devices open it; '' while that is asked for. `isLocal`: none is known, so this one opens here alone. */
interface OpenAddress {
  readonly address: string
  readonly isLocal: boolean
}

/** The app's address in a link for others. A page that was opened as `localhost` asks its server for another, once one is wanted. */
export function useOpenAddress(wanted: () => boolean): Readonly<Ref<OpenAddress>> {
  const needsAnother = LOCAL.test(location.hostname)
  const open = shallowRef<OpenAddress>({ address: needsAnother ? '' : location.href, isLocal: false })

  async function ask(): Promise<void> {
    const [other] = await addressesHere()
    const isLocal = other === undefined
    open.value = {
      address: isLocal ? location.href : location.href.replace(location.origin, new URL(other).origin),
      isLocal,
    }
  }

  watch(wanted, now => void (now && needsAnother && ask()), { immediate: true })
  return open
}
