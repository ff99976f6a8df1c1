/** Whether the browser promises to keep what is stored, and how much room there is, in bytes. Null where it doesn't say. */
export interface Room {
  readonly lasting: boolean | null
  readonly used: number | null
  readonly available: number | null
}

type Manager = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>> | undefined

export const readRoom = (manager: Manager = navigator.storage): Promise<Room> => room(manager, manager?.persisted)

/** Asks the browser to keep everything until players remove it. Some browsers ask the player: call it after a tap. */
export const askToKeep = (manager: Manager = navigator.storage): Promise<Room> => room(manager, manager?.persist)

async function room(manager: Manager, lasting: (() => Promise<boolean>) | undefined): Promise<Room> {
  const [kept, estimate] = await Promise.allSettled([lasting?.call(manager), manager?.estimate?.()])
  const size = estimate.status === 'fulfilled' ? estimate.value : undefined
  return {
    lasting: kept.status === 'fulfilled' ? (kept.value ?? null) : null,
    used: size?.usage ?? null,
    available: size?.quota ?? null,
  }
}
