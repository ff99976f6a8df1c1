import type { Storage } from '../../book/storage/port.ts'
import { newcomerHome, endNewcomer } from '../newcomer.ts'
import { isBookEmpty } from './empty.ts'
import NewcomerHome from './NewcomerHome.vue'

/** Storage may hang; the first screen waits for storage only this long, in milliseconds. */
const PATIENCE = 500

/** Makes the newcomers' page the home page if the book is empty; otherwise records that this device was used before. */
export async function showNewcomerHome(storage: Storage): Promise<void> {
  const late = new Promise<null>(resolve => setTimeout(resolve, PATIENCE, null))
  const empty = isBookEmpty(storage)
  // Recorded even after the time limit, so that the next start needn't read the storage.
  void empty.then(found => found || endNewcomer()).catch(() => null)
  if (await Promise.race([empty, late])) newcomerHome.value = NewcomerHome
}
