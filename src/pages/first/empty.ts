import type { Storage } from '../../book/storage/port.ts'

/** Returns whether nothing was played or learned, and there is no evening. */
export async function isBookEmpty(storage: Storage): Promise<boolean> {
  const rows = await Promise.all((['matches', 'progress', 'evenings'] as const).map(store => storage.all(store)))
  return rows.every(read => read.ok && read.value.length === 0)
}
