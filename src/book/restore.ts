import { gameNames } from '../engine/game.ts'
import {
  hasAllEntries,
  readableHead,
  healEvening,
  healMatch,
  healPerson,
  type HealedRows,
  rowsInCopy,
  digestOf,
  readCopyIndex,
  type CopiedRows,
  type CopyIndex,
} from './heal.ts'
import type { MatchHead } from './journal/entries.ts'
import { idOf } from './listing.ts'
import { matchesOf, type MatchesEnv } from './matches.ts'
import type { SecondCopy } from './storage/copy.ts'
import { readTip } from './storage/schema.ts'
import { readEvening, traceOfEvening } from './evening/evening.ts'
import { readTrace, type Trace } from './storage/rows.ts'
import { readPerson, traceOfPerson } from './people/people.ts'
import { admit } from './transfer/admit.ts'

export interface RestoreResult {
  readonly matches: number
  readonly evenings: number
  readonly people: number
  /** The number of matches, evenings and people that could not be stored. */
  readonly failed: number
  /** Matches, evenings and people with data missing from both copies. */
  readonly torn: readonly TornItem[]
  /** Whether both copies are now equal and complete. */
  readonly isWhole: boolean
}

export interface TornItem {
  readonly id: string
  readonly type: CopiedRows['type']
  /** The head of a match; null if it is lost, and for evenings and people. */
  readonly head: MatchHead | null
  /** The name of an evening or a person, if known. */
  readonly name: string | null
}

export type CompareProblem = 'no-copy' | 'copy-unreadable' | 'database-unreadable'

interface KnownRows {
  readonly matches: ReadonlyMap<string, unknown>
  readonly evenings: ReadonlyMap<string, unknown>
  readonly people: ReadonlyMap<string, unknown>
  readonly expected: ReadonlyMap<string, number>
  readonly traces: ReadonlyMap<string, Trace>
  readonly ids: readonly string[]
}

/** Compares the database with its second copy, item by item, and restores the rows that either lacks. Call once, after the app has started. */
export async function restore(book: MatchesEnv): Promise<RestoreResult | CompareProblem> {
  const { copy } = book
  if (!copy) return 'no-copy'
  const index = await readCopyIndex(copy)
  const stored = await readKnownRows(book)
  if (!stored) return 'database-unreadable'
  if (!index) return 'copy-unreadable'
  const suspects = await differing(book, stored, index)
  if (!suspects) return 'database-unreadable'
  const copied = suspects.size > 0 ? await rowsInCopy(copy, id => suspects.has(id)) : new Map<string, CopiedRows>()
  if (!copied) return 'copy-unreadable'
  return healAll(book, copy, { stored, suspects, copied, index })
}

async function readKnownRows({ storage }: MatchesEnv): Promise<KnownRows | null> {
  const [matches, evenings, people, tips, withEntries] = await Promise.all([
    storage.all('matches'),
    storage.all('evenings'),
    storage.all('people'),
    storage.all('tips'),
    storage.entryMatches(),
  ])
  if (!matches.ok || !evenings.ok || !people.ok || !tips.ok || !withEntries.ok) return null
  const byId = (rows: readonly unknown[]): ReadonlyMap<string, unknown> => new Map(rows.map(row => [idOf(row), row]))
  const [heads, others, persons] = [byId(matches.value), byId(evenings.value), byId(people.value)]
  const traces = new Map(tips.value.flatMap(row => readTrace(row) ?? []).map(trace => [trace.match, trace]))
  const expected = new Map(tips.value.flatMap(row => readTip(row) ?? []).map(({ match, entries }) => [match, entries]))
  const ids = [...heads.keys(), ...others.keys(), ...persons.keys(), ...traces.keys(), ...withEntries.value]
  return { matches: heads, evenings: others, people: persons, expected, traces, ids }
}

async function differing(
  { storage, games: list }: MatchesEnv,
  stored: KnownRows,
  index: CopyIndex,
): Promise<Set<string> | null> {
  const games = gameNames(list)
  const suspects = new Set<string>()
  for (const id of new Set([...stored.ids, ...index.digests.keys()])) {
    const entries = await storage.entries(id, 0)
    if (!entries.ok) return null
    const row = stored.evenings.get(id) ?? stored.people.get(id)
    const mine = digestOf(stored.matches.get(id) ?? row, entries.value)
    const copied = index.digests.get(id)
    const isSame = mine.head === copied?.head && mine.entries === copied.entries
    const isTraced = JSON.stringify(traceIn(stored, id, games)) === JSON.stringify(stored.traces.get(id))
    if (!isSame || !isTraced || !hasAllEntries(entries.value, stored.expected.get(id))) suspects.add(id)
  }
  return suspects
}

function traceIn({ evenings, people }: KnownRows, id: string, games: readonly string[]): Trace | undefined {
  const [evening, person] = [readEvening(evenings.get(id), games), readPerson(people.get(id))]
  if (typeof evening !== 'string') return traceOfEvening(evening)
  return typeof person === 'string' ? undefined : traceOfPerson(person)
}

interface Compared {
  readonly stored: KnownRows
  readonly suspects: ReadonlySet<string>
  readonly copied: ReadonlyMap<string, CopiedRows>
  readonly index: CopyIndex
}

async function healAll(book: MatchesEnv, copy: SecondCopy, { stored, suspects, copied, index }: Compared) {
  const games = gameNames(book.games)
  const torn: TornItem[] = []
  const brought = { match: 0, evening: 0, person: 0 }
  let [failed, isCopied] = [0, true]
  for (const id of suspects) {
    // Matches with unsaved rows, and matches that were just deleted, are not lost.
    if (matchesOf(book).unsaved(id) > 0 || matchesOf(book).isRemoved(id)) continue
    const healing = await healingOf(book, id, stored, copied.get(id))
    if (healing.isTorn) torn.push(tornOf(id, stored, copied.get(id), games))
    const done = await writeHealed(book, healing)
    if (done === 'failed') failed++
    else if (done === 'restored') brought[kindOf(id, stored, copied.get(id))]++
    if (!(await copy.append(healing.toCopy))) isCopied = false
  }
  if (isCopied && failed === 0) {
    await tidy(copy, index)
    copy.noteWhole()
  }
  const { match: matches, evening: evenings, person: people } = brought
  return { matches, evenings, people, failed, torn, isWhole: isCopied && failed === 0 && torn.length === 0 }
}

/** Call this only when everything is restored. */
async function tidy(copy: SecondCopy, { damaged, digests, erased }: CopyIndex): Promise<void> {
  if (damaged > 0) await copy.clean()
  for (const id of erased) if (!digests.has(id)) await copy.forget(id)
}

function kindOf(
  id: string,
  { evenings, people, traces }: KnownRows,
  copied: CopiedRows | undefined,
): CopiedRows['type'] {
  if (evenings.has(id)) return 'evening'
  return people.has(id) ? 'person' : (copied?.type ?? traces.get(id)?.of ?? 'match')
}

const tornOf = (id: string, stored: KnownRows, copied: CopiedRows | undefined, games: readonly string[]): TornItem => ({
  id,
  type: kindOf(id, stored, copied),
  head: readableHead(stored.matches.get(id), copied, games),
  name: stored.traces.get(id)?.name ?? null,
})

async function healingOf(
  book: MatchesEnv,
  id: string,
  stored: KnownRows,
  copied: CopiedRows | undefined,
): Promise<HealedRows> {
  const row = copied?.head ?? null
  const kind = kindOf(id, stored, copied)
  const trace = stored.traces.get(id)
  if (kind === 'person') return healPerson(stored.people.get(id), row, trace)
  if (kind === 'evening') return healEvening(stored.evenings.get(id), row, trace, gameNames(book.games))
  const entries = await book.storage.entries(id, 0)
  return healMatch(
    { head: stored.matches.get(id), entries: entries.ok ? entries.value : [], expected: stored.expected.get(id) },
    copied,
    gameNames(book.games),
  )
}

/** Needs no lock, even if a match is open, because readable rows are never overwritten. */
async function writeHealed(
  book: MatchesEnv,
  { toDatabase, fork }: HealedRows,
): Promise<'restored' | 'nothing' | 'failed'> {
  const forked = fork ? (await admit({ ...book, locks: undefined }, fork)).type : 'known'
  if (forked === 'failed') return 'failed'
  const isForked = forked !== 'known' && forked !== 'in-use'
  const isNews = isForked || toDatabase.some(write => !('store' in write) || write.store !== 'tips')
  if (toDatabase.length === 0) return isForked ? 'restored' : 'nothing'
  const stored = await book.storage.write(toDatabase)
  if (!stored.ok && stored.error === 'exists') return 'nothing'
  if (!stored.ok) return 'failed'
  return isNews ? 'restored' : 'nothing'
}
