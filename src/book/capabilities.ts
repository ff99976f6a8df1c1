/** Capabilities that the browser or the address lacks; the book works without them. */
export type MissingCapability =
  /** Without the server the app doesn't work, and it can't be installed. */
  | 'offline'
  /** A second window that writes is noticed only after both have written. */
  | 'locks'
  /** Windows can't notify one another. */
  | 'news'
  /** The browser can't be asked to keep stored data. */
  | 'persist'
  /** There is no second copy of the book outside its database. */
  | 'copy'
  /** The app can't copy texts to the clipboard. */
  | 'clipboard'
  /** The screen may go dark during a game. */
  | 'wake-lock'

/** Browsers withhold some capabilities from pages that are not `secure`. */
interface Capabilities {
  readonly secure: boolean
  readonly missing: readonly MissingCapability[]
}

type World = Partial<Pick<typeof globalThis, 'isSecureContext' | 'navigator'>> & object

export function detectCapabilities(env: World = globalThis): Capabilities {
  const has = (key: string): boolean => present(env.navigator, key)
  const storage: unknown = env.navigator && 'storage' in env.navigator ? env.navigator.storage : undefined
  const checks: readonly (readonly [MissingCapability, boolean])[] = [
    ['offline', has('serviceWorker')],
    ['locks', has('locks')],
    ['news', present(env, 'BroadcastChannel')],
    ['persist', present(storage, 'persist')],
    ['copy', present(storage, 'getDirectory')],
    ['clipboard', has('clipboard')],
    ['wake-lock', has('wakeLock')],
  ]
  return { secure: env.isSecureContext === true, missing: checks.flatMap(([name, there]) => (there ? [] : [name])) }
}

const present = (thing: unknown, key: string): boolean =>
  typeof thing === 'object' && thing !== null && key in thing && Reflect.get(thing, key) !== undefined

/** Whether the browser promises to keep stored data (`lasting`), the bytes used, and the maximum (`available`). Null if unknown. */
export interface StorageSpace {
  readonly lasting: boolean | null
  readonly used: number | null
  readonly available: number | null
}

type Manager = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>> | undefined

export const readStorageSpace = (manager: Manager = navigator.storage): Promise<StorageSpace> =>
  spaceOf(manager, manager?.persisted)

/** Asks the browser to keep stored data until the user deletes it. Call this after a tap, because some browsers ask the user. */
export const requestPersistence = (manager: Manager = navigator.storage): Promise<StorageSpace> =>
  spaceOf(manager, manager?.persist)

async function spaceOf(manager: Manager, lasting: (() => Promise<boolean>) | undefined): Promise<StorageSpace> {
  const [persisted, estimate] = await Promise.allSettled([lasting?.call(manager), manager?.estimate?.()])
  const size = estimate.status === 'fulfilled' ? estimate.value : undefined
  return {
    lasting: persisted.status === 'fulfilled' ? (persisted.value ?? null) : null,
    used: size?.usage ?? null,
    available: size?.quota ?? null,
  }
}
