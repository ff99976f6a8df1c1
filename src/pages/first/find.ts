import type { Storage } from '../../book/storage/port.ts'
import { newcomerHome, noteBegun } from '../newcomer.ts'
import { isEmpty } from './empty.ts'
import NewcomerHome from './NewcomerHome.vue'

/** Makes the newcomers' page the first one where the book is empty; else that is noted. */
export async function find(storage: Storage): Promise<void> {
  if (await isEmpty(storage)) newcomerHome.value = NewcomerHome
  else noteBegun()
}
