import type { Storage } from '../../book/storage/port.ts'
import { newcomerHome, endNewcomer } from '../newcomer.ts'
import { isEmpty } from './empty.ts'
import NewcomerHome from './NewcomerHome.vue'

/** The first screen doesn't wait longer for a storage that hangs, in milliseconds. */
const PATIENCE = 500

/** Makes the newcomers' page the first one if the book is empty; if it isn't, notes that. */
export async function find(storage: Storage): Promise<void> {
  const late = new Promise<null>(resolve => setTimeout(resolve, PATIENCE, null))
  const empty = isEmpty(storage)
  // However late that is known, it is not asked again at the next start.
  void empty.then(found => found || endNewcomer()).catch(() => null)
  if (await Promise.race([empty, late])) newcomerHome.value = NewcomerHome
}
