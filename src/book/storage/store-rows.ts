import { err, ok, type Result } from '../../engine/result.ts'
import type { Match } from '../journal/entries.ts'
import { plain, type Failure, type Storage, type Write } from './port.ts'
import { rowsOf, type Pending } from './rows.ts'
import { readEntries } from './schema.ts'

/**
 * Stores all rows or none. Rows that stand there already with the same ids are taken for stored, as after a try that went through
 * and was reported as failed. Where the head is gone, as when somebody has cleared the browser's data, `whole` is stored anew.
 */
export async function storeRows(
  storage: Storage,
  rows: Pending,
  beside: readonly Write[],
  whole: Match | null,
): Promise<Result<null, Failure>> {
  const first = await storage.write([...rowsOf(rows), ...beside])
  if (first.ok) return first
  if (first.error === 'gone' && whole) return storeRows(storage, whole, beside, null)
  if (first.error !== 'exists') return plain(first)
  const rest = await notStored(storage, rows)
  return rest.ok ? plain(await storage.write([...rowsOf(rest.value), ...beside])) : rest
}

async function notStored(storage: Storage, rows: Pending): Promise<Result<Pending, Failure>> {
  let { head } = rows
  if (head) {
    const row = plain(await storage.get('matches', head.id))
    if (!row.ok) return row
    if (row.value !== undefined) head = null
  }
  const first = rows.entries[0]
  if (!first) return ok({ head, entries: [] })
  const there = plain(await storage.entries(first.match, first.number))
  if (!there.ok) return there
  const stored = readEntries(there.value, first.match, first.number)
  const ours = rows.entries.slice(0, stored.entries.length)
  const foreign = stored.damage !== null || ours.some((entry, i) => entry.id !== stored.entries[i]?.id)
  return foreign ? err('another-writer') : ok({ head, entries: rows.entries.slice(ours.length) })
}
