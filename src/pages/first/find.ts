import type { Storage } from '../../book/storage/port.ts'
import { newcomerHome, endNewcomer } from '../newcomer.ts'
import { isEmpty } from './empty.ts'
import NewcomerHome from './NewcomerHome.vue'

/** The first screen waits this many milliseconds for storage that may hang. */
const PATIENCE = 500

/** Shows the newcomers' page as home if the book is empty; otherwise notes that this device isn't new. */
export async function find(storage: Storage): Promise<void> {
  const late = new Promise<null>(resolve => setTimeout(resolve, PATIENCE, null))
  const empty = isEmpty(storage)
  // Noted even after the time limit, so that the next start needn't read the storage.
  void empty.then(found => found || endNewcomer()).catch(() => null)
  if (await Promise.race([empty, late])) newcomerHome.value = NewcomerHome
}
