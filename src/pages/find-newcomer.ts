import { HAS_PLAYED } from '../book/storage/names.ts'
import { withStorage, type Storage } from '../book/storage/port.ts'

/** Loads the newcomers' page, unless this device is recorded as used before. Offline, the page may be missing. */
export async function findNewcomer(storage: Storage): Promise<void> {
  if (withStorage('localStorage', storage => storage.getItem(HAS_PLAYED))) return
  await import('./first/show-newcomer-home.ts')
    .then(({ showNewcomerHome }) => showNewcomerHome(storage))
    .catch(() => null)
}
