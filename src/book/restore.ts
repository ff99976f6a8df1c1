import { namesOf } from '../engine/game.ts'
import {
  hasAll,
  headKnown,
  healEvening,
  healMatch,
  healPerson,
  type Healing,
  copiedIn,
  digestOf,
  indexOf,
  type Copied,
  type CopyIndex,
} from './heal.ts'
import type { MatchHead } from './journal/entries.ts'
import { idOf } from './listing.ts'
import { matchesOf, type MatchesWorld } from './matches.ts'
import type { Copy } from './storage/copy.ts'
import { readTip } from './storage/schema.ts'
import { readEvening, traceOfEvening } from './evening/evening.ts'
import { readTrace, type Trace } from './storage/rows.ts'
import { readPerson, traceOfPerson } from './people/people.ts'
import { admit } from './transfer/admit.ts'

/** The outcome of restoring from the second copy. */
export interface Restored {
  readonly matches: number
  readonly evenings: number
  readonly people: number
  /** The number that could not be stored. */
  readonly failed: number
  /** Matches, evenings and people with data missing from both copies. */
  readonly torn: readonly Torn[]
  /** Whether both copies are now equal, and nothing is missing from both. */
  readonly isWhole: boolean
}

export interface Torn {
  readonly id: string
  readonly type: Copied['type']
  /** Null if a match's head is lost, and for evenings and people. */
  readonly head: MatchHead | null
  /** The name of an evening or a person, if known. */
  readonly name: string | null
}

/** Why the database and its second copy could not be compared. */
export type NotCompared = 'no-copy' | 'copy-unreadable' | 'database-unreadable'

interface There {
  readonly matches: ReadonlyMap<string, unknown>
  readonly evenings: ReadonlyMap<string, unknown>
  readonly people: ReadonlyMap<string, unknown>
  readonly expected: ReadonlyMap<string, number>
  readonly traces: ReadonlyMap<string, Trace>
  readonly ids: readonly string[]
}

/** Compares the database with its second copy, match by match, and restores what either lacks. Call once after the start. */
export async function restore(book: MatchesWorld): Promise<Restored | NotCompared> {
  const { copy } = book
  if (!copy) return 'no-copy'
  const index = await indexOf(copy)
  const there = await allThere(book)
  if (!there) return 'database-unreadable'
  if (!index) return 'copy-unreadable'
  const suspects = await differing(book, there, index)
  if (!suspects) return 'database-unreadable'
  const copied = suspects.size > 0 ? await copiedIn(copy, id => suspects.has(id)) : new Map<string, Copied>()
  if (!copied) return 'copy-unreadable'
  return healAll(book, copy, { there, suspects, copied, index })
}

async function allThere({ storage }: MatchesWorld): Promise<There | null> {
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

/** Returns the ids whose rows differ between the copies, or are missing from both; null if the database can't be read. */
async function differing(
  { storage, games: list }: MatchesWorld,
  there: There,
  index: CopyIndex,
): Promise<Set<string> | null> {
  const games = namesOf(list)
  const suspects = new Set<string>()
  for (const id of new Set([...there.ids, ...index.digests.keys()])) {
    const entries = await storage.entries(id, 0)
    if (!entries.ok) return null
    const row = there.evenings.get(id) ?? there.people.get(id)
    const mine = digestOf(there.matches.get(id) ?? row, entries.value)
    const copied = index.digests.get(id)
    const isSame = mine.head === copied?.head && mine.entries === copied.entries
    const isTraced = JSON.stringify(traceIn(there, id, games)) === JSON.stringify(there.traces.get(id))
    if (!isSame || !isTraced || !hasAll(entries.value, there.expected.get(id))) suspects.add(id)
  }
  return suspects
}

function traceIn({ evenings, people }: There, id: string, games: readonly string[]): Trace | undefined {
  const [evening, person] = [readEvening(evenings.get(id), games), readPerson(people.get(id))]
  if (typeof evening !== 'string') return traceOfEvening(evening)
  return typeof person === 'string' ? undefined : traceOfPerson(person)
}

interface Compared {
  readonly there: There
  readonly suspects: ReadonlySet<string>
  readonly copied: ReadonlyMap<string, Copied>
  readonly index: CopyIndex
}

async function healAll(book: MatchesWorld, copy: Copy, { there, suspects, copied, index }: Compared) {
  const games = namesOf(book.games)
  const torn: Torn[] = []
  const brought = { match: 0, evening: 0, person: 0 }
  let [failed, isCopied] = [0, true]
  for (const id of suspects) {
    // Matches with unsaved rows, or deleted meanwhile, are not lost.
    if (matchesOf(book).unsaved(id) > 0 || matchesOf(book).isRemoved(id)) continue
    const healing = await healingOf(book, id, there, copied.get(id))
    if (healing.isTorn) torn.push(tornOf(id, there, copied.get(id), games))
    const done = await bring(book, healing)
    if (done === 'failed') failed++
    else if (done === 'brought') brought[kindOf(id, there, copied.get(id))]++
    if (!(await copy.append(healing.toCopy))) isCopied = false
  }
  if (isCopied && failed === 0) {
    await tidy(copy, index)
    copy.noteWhole()
  }
  const { match: matches, evening: evenings, person: people } = brought
  return { matches, evenings, people, failed, torn, isWhole: isCopied && failed === 0 && torn.length === 0 }
}

/** Removes damaged lines and the remains of interrupted deletions. Call it only when everything is restored. */
async function tidy(copy: Copy, { damaged, digests, erased }: CopyIndex): Promise<void> {
  if (damaged > 0) await copy.clean()
  for (const id of erased) if (!digests.has(id)) await copy.forget(id)
}

function kindOf(id: string, { evenings, people, traces }: There, copied: Copied | undefined): Copied['type'] {
  if (evenings.has(id)) return 'evening'
  return people.has(id) ? 'person' : (copied?.type ?? traces.get(id)?.of ?? 'match')
}

const tornOf = (id: string, there: There, copied: Copied | undefined, games: readonly string[]): Torn => ({
  id,
  type: kindOf(id, there, copied),
  head: headKnown(there.matches.get(id), copied, games),
  name: there.traces.get(id)?.name ?? null,
})

async function healingOf(book: MatchesWorld, id: string, there: There, copied: Copied | undefined): Promise<Healing> {
  const row = copied?.head ?? null
  const kind = kindOf(id, there, copied)
  const trace = there.traces.get(id)
  if (kind === 'person') return healPerson(there.people.get(id), row, trace)
  if (kind === 'evening') return healEvening(there.evenings.get(id), row, trace, namesOf(book.games))
  const entries = await book.storage.entries(id, 0)
  return healMatch(
    { head: there.matches.get(id), entries: entries.ok ? entries.value : [], expected: there.expected.get(id) },
    copied,
    namesOf(book.games),
  )
}

/** Stores the rows that the database lacks. It needs no lock, even if a match is open, because it never overwrites readable rows. */
async function bring(book: MatchesWorld, { toDatabase, fork }: Healing): Promise<'brought' | 'nothing' | 'failed'> {
  const forked = fork ? (await admit({ ...book, locks: undefined }, fork)).type : 'known'
  if (forked === 'failed') return 'failed'
  const isForked = forked !== 'known' && forked !== 'in-use'
  const isNews = isForked || toDatabase.some(write => !('store' in write) || write.store !== 'tips')
  if (toDatabase.length === 0) return isForked ? 'brought' : 'nothing'
  const stored = await book.storage.write(toDatabase)
  // Another window has restored the rows meanwhile.
  if (!stored.ok && stored.error === 'exists') return 'nothing'
  if (!stored.ok) return 'failed'
  return isNews ? 'brought' : 'nothing'
}
