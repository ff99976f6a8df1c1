import { BEGUN } from '../book/storage/names.ts'
import { withStorage, type Storage } from '../book/storage/port.ts'

/** Loads the first page of newcomers if nothing was noted; without a network there may be none. */
export async function findNewcomer(storage: Storage): Promise<void> {
  if (withStorage('localStorage', storage => storage.getItem(BEGUN))) return
  await import('./first/find.ts').then(({ find }) => find(storage)).catch(() => null)
}
