import type { Book } from './book.ts'
import { digest, type Digest } from './digest.ts'
import type { ShelfItem } from './shelf-list.ts'
import type { createReading } from './shelf-read.ts'
import type { Write } from './storage.ts'

/** After so many matches what has been told is kept and shown. */
const BATCH = 50

/**
 * Tells the results of matches, a batch at a time, so that a page with thousands of matches can be used meanwhile. They are kept for the next time where that is possible.
 */
export async function* tellResults(
  book: Book,
  reading: ReturnType<typeof createReading>,
  open: readonly ShelfItem[],
): AsyncGenerator<ReadonlyMap<string, Digest>> {
  for (let start = 0; start < open.length; start += BATCH) {
    const told = new Map<string, Digest>()
    for (const item of open.slice(start, start + BATCH)) {
      const found = await reading.read(item.id)
      const result = found.ok ? digest(found.value) : null
      if (result) told.set(item.id, { ...result, entries: Math.max(item.entries, result.entries) })
    }
    await book.storage.write([...told.values()].map((value): Write => ({ type: 'put', store: 'results', value })))
    if (told.size > 0) yield told
  }
}
