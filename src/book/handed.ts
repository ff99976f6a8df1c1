import { handedKey } from './storage/names.ts'
import type { Storage } from './storage/port.ts'

/** Whether a match goes on on another device, till it is handed back. */
export async function isHanded(storage: Storage, match: string): Promise<boolean> {
  const row = await storage.get('settings', handedKey(match))
  return row.ok && row.value !== undefined
}

/** Notes that a match goes on on another device from then on; with null, that it goes on here. */
export async function noteHanded(storage: Storage, match: string, at: number | null): Promise<boolean> {
  const key = handedKey(match)
  const noted = await storage.write([
    at === null
      ? { type: 'delete', store: 'settings', key }
      : { type: 'put', store: 'settings', value: { key, value: at } },
  ])
  return noted.ok
}
