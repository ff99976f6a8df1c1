import type { Result } from '../../engine/result.ts'
import { plain, type Failure, type Storage } from './port.ts'

/** Rows of one store that stand by themselves, such as the players' settings. */
interface Table {
  all(): Promise<Result<readonly unknown[], Failure>>
  /** Undefined where there is no such row. */
  get(key: string): Promise<Result<unknown, Failure>>
  put(value: object): Promise<Result<null, Failure>>
}

export const tableOf = (storage: Storage, store: 'settings' | 'progress'): Table => ({
  all: async () => plain(await storage.all(store)),
  get: async key => plain(await storage.get(store, key)),
  put: async value => plain(await storage.write([{ type: 'put', store, value }])),
})
