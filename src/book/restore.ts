import type { Evening } from './evening/evening.ts'
import { eveningsOf } from './evening/evenings.ts'
import { readEvening } from './evening/schema.ts'
import type { Entry, Match, MatchHead } from './journal/entries.ts'
import { matchesOf, type MatchesWorld } from './matches.ts'
import type { Copy } from './storage/copy.ts'
import { matchOf, type CopyRow } from './storage/copy-rows.ts'
import { COPIED } from './storage/names.ts'
import { plain } from './storage/port.ts'
import { readEntry, readHead } from './storage/schema.ts'
import { tableOf } from './storage/table.ts'
import { admit } from './transfer/admit.ts'
import { admitEvening } from './transfer/admit-evening.ts'

/** What was brought back from the second copy, and what could not be. */
export interface Restored {
  readonly matches: number
  readonly failed: number
}

const NONE: Restored = { matches: 0, failed: 0 }

/**
 * Looks whether the database is as the second copy says; where one has what the other lacks, each gets it. To be called once after
 * the start. `copied` is the row that the database has while nothing is missing; without it somebody, or a full disk, has emptied it,
 * or there is no second copy yet.
 */
export async function restore(book: MatchesWorld): Promise<Restored> {
  const { copy, storage } = book
  const state = await copy?.state()
  if (!copy || !state) return NONE
  const settings = tableOf(storage, 'settings')
  const copied = await settings.get(COPIED)
  if (!copied.ok || (copied.value !== undefined && !state.troubled)) return NONE
  const known = new Map<string, number>()
  const restored = state.empty ? NONE : await bringBack(book, copy, known)
  const complete = await copyMissing(book, copy, known)
  if (complete && restored.failed === 0) {
    await copy.append([{ troubled: false }])
    await settings.put({ key: COPIED, value: book.now() })
  }
  return restored
}

async function bringBack(book: MatchesWorld, copy: Copy, known: Map<string, number>): Promise<Restored> {
  let [matches, failed] = [0, 0]
  // What stands in the copy isn't copied again; and a match that is open needs it most: no entry is ever overwritten.
  const uncopied = { ...book, copy: null, locks: undefined }
  const lines = await linesByMatch(copy)
  for (const found of matchesIn(lines)) {
    known.set(found.head.id, found.entries.length)
    const { type } = await admit(uncopied, found)
    if (type === 'added' || type === 'longer' || type === 'forked') matches++
    else if (type === 'failed') failed++
  }
  for (const found of eveningsIn(lines)) if ((await admitEvening(uncopied, found)).type === 'failed') failed++
  return { matches, failed }
}

/** Lines, of matches and evenings, and not what stands in them, which would be far larger. */
async function linesByMatch(copy: Copy): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = new Map<string, string[]>()
  for await (const line of copy.lines()) {
    const match = matchOf(line)
    if (match === undefined) continue
    if (line.startsWith('{"erased"')) lines.delete(match)
    else if (!lines.get(match)?.push(line)) lines.set(match, [line])
  }
  return lines
}

function* matchesIn(lines: ReadonlyMap<string, readonly string[]>): Generator<Match> {
  for (const rows of lines.values()) {
    let head: MatchHead | null = null
    const entries: Entry[] = []
    for (const line of rows) {
      const row: Partial<Record<'match' | 'entry', unknown>> = JSON.parse(line)
      const entry = row.entry === undefined ? null : readEntry(row.entry)
      if (entry !== null && typeof entry !== 'string') put(entries, entry)
      const read = row.match === undefined ? null : readHead(row.match)
      if (read !== null && typeof read !== 'string') head = read
    }
    if (head) yield { head, entries }
  }
}

/** As each was written last. */
function eveningsIn(lines: ReadonlyMap<string, readonly string[]>): readonly Evening[] {
  return [...lines.values()].flatMap(rows => {
    const last = rows.findLast(line => line.startsWith('{"evening"'))
    const row: { readonly evening?: unknown } = last === undefined ? {} : JSON.parse(last)
    const read = readEvening(row.evening)
    return typeof read === 'string' ? [] : [read]
  })
}

/** What comes later in the log has been stored in the place of what was only in memory. What doesn't go on from the rest is left out. */
function put(entries: Entry[], entry: Entry): void {
  const there = entries[entry.number]
  if (there?.id === entry.id || entry.number > entries.length) return
  entries.splice(entry.number, Infinity, entry)
}

/** Copies what of the database isn't in the copy. Whether all of it is now. */
async function copyMissing(book: MatchesWorld, copy: Copy, known: ReadonlyMap<string, number>): Promise<boolean> {
  const matches = matchesOf(book)
  const heads = plain(await book.storage.all('matches'))
  if (!heads.ok) return false
  for (const row of heads.value) {
    const head = readHead(row)
    if (typeof head === 'string') continue
    const loaded = await matches.load(head.id)
    if (!loaded.ok) continue
    const from = known.get(head.id) ?? 0
    const entries = loaded.value.entries.slice(from)
    const rows: CopyRow[] =
      known.has(head.id) && entries.length === 0 ? [] : [{ match: head }, ...entries.map(entry => ({ entry }))]
    if (!(await copy.append(rows))) return false
  }
  const evenings = await eveningsOf(book).all()
  return evenings.ok && copy.append(evenings.value.evenings.map(evening => ({ evening })))
}
