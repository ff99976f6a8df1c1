import { err, type Result } from '../../engine/result.ts'
import type { StoreName } from './names.ts'

/**
 * Why something was not stored, or can't be read.
 * - `full`: the device is full
 * - `refused`: the browser stores nothing for this page
 * - `broken`: the storage failed twice
 * - `blocked`: another window holds the storage in an older version of the app
 * - `newer`: a newer version of the app wrote the storage or the match
 * - `another-writer`: another row has its key
 */
export type Failure = 'full' | 'refused' | 'broken' | 'blocked' | 'newer' | 'another-writer'

/** `exists`: an `add` found its key taken. `gone`: a `require` found no row. */
export type StorageFailure = Exclude<Failure, 'another-writer'> | 'exists' | 'gone'

/** Converts errors for callers outside the storage: a taken key means another writer. */
export function toFailure<T>(result: Result<T, StorageFailure>): Result<T, Failure> {
  if (result.ok) return result
  const { error } = result
  return err(error === 'exists' ? 'another-writer' : error === 'gone' ? 'broken' : error)
}

/** One change to a store. `STORES` defines the keys. */
export type Write =
  | { readonly type: 'add' | 'put'; readonly store: StoreName; readonly value: object }
  /** The first entries, from number 0 on, of a match without entries. They are stored in one row, which is much faster than a row for each entry. */
  | { readonly type: 'add-journal'; readonly match: string; readonly entries: readonly object[] }
  /** Changes nothing, but fails the whole transaction if the row is missing. */
  | { readonly type: 'require'; readonly store: Exclude<StoreName, 'entries'>; readonly key: string }
  | { readonly type: 'delete'; readonly store: Exclude<StoreName, 'entries'>; readonly key: string }
  | { readonly type: 'delete-entries'; readonly match: string }

/**
 * Storage of rows with any content. No method throws or rejects. `write` is one transaction, all or nothing. If its result is `ok`, the rows
 * survive a killed browser and a power cut.
 */
export interface Storage {
  /** The row with this key; undefined if there is none. */
  get(store: Exclude<StoreName, 'entries'>, key: string): Promise<Result<unknown, StorageFailure>>
  /** All rows, in the order of their keys. */
  all(store: StoreName): Promise<Result<readonly unknown[], StorageFailure>>
  /** The ids of the matches that have entries, each once. */
  entryMatches(): Promise<Result<readonly string[], StorageFailure>>
  /** The entries of a match in order, from number `from`. */
  entries(match: string, from: number): Promise<Result<readonly unknown[], StorageFailure>>
  /** The last entry of a match; undefined if it has none. */
  lastEntry(match: string): Promise<Result<unknown, StorageFailure>>
  write(writes: readonly Write[]): Promise<Result<null, StorageFailure>>
  /** Deletes all data of a database that can't be opened any more. */
  renew(): Promise<Result<null, StorageFailure>>
  /** Drops the connection; the next read or write opens another. */
  reopen(): void
}

/** The value of a setting; undefined if there is none, or it can't be read. */
export async function readSetting(storage: Pick<Storage, 'get'>, key: string): Promise<unknown> {
  const row = await storage.get('settings', key)
  return row.ok && typeof row.value === 'object' && row.value !== null ? Reflect.get(row.value, 'value') : undefined
}

/** Returns the write that sets a setting; if the value is undefined, the write that removes the setting. */
export const settingRow = (key: string, value: unknown): Write =>
  value === undefined
    ? { type: 'delete', store: 'settings', key }
    : { type: 'put', store: 'settings', value: { key, value } }

/** Runs `work` with `localStorage` or `sessionStorage`; null if that fails. */
export function withStorage<T>(
  kind: 'localStorage' | 'sessionStorage',
  work: (storage: globalThis.Storage) => T,
): T | null {
  try {
    return work(globalThis[kind])
  } catch {
    return null
  }
}
