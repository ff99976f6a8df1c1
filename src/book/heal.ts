import type { Match, MatchHead, Entry } from './journal/entries.ts'
import type { MatchRows } from './listing.ts'
import { type CopyRow, type SecondCopy, checksum, type CopyLine } from './storage/copy.ts'
import type { Write } from './storage/port.ts'
import { tipOf, tipRow, traceRow, type Trace } from './storage/rows.ts'
import { readEntry, readHead } from './storage/schema.ts'
import { readEvening, traceOfEvening } from './evening/evening.ts'
import { mergePerson, readPerson, traceOfPerson } from './people/people.ts'

/** The rows of a match, evening or person in the second copy, readable or not. The head is null if only entries are left. */
export interface CopiedRows {
  readonly type: 'match' | 'evening' | 'person'
  readonly head: object | null
  readonly entries: ReadonlyMap<number, object>
}

interface Digest {
  head: string
  entries: number
}

export const digestOf = (head: unknown, entries: Iterable<unknown>): Digest => {
  let sum = 0
  for (const entry of entries) sum = plus(sum, entry)
  return { head: sumOfHead(head), entries: sum }
}

const sumOfHead = (head: unknown): string => (head === undefined || head === null ? '' : checksum(JSON.stringify(head)))

/** With XOR, two equal entries would cancel out. */
const plus = (sum: number, entry: unknown): number => (sum + parseInt(checksum(JSON.stringify(entry)), 16)) >>> 0

export interface CopyIndex {
  readonly digests: ReadonlyMap<string, Digest>
  readonly damaged: number
  /** The ids of deleted items whose lines have not been removed yet. */
  readonly erased: ReadonlySet<string>
}

/** Reads the copy and returns digests of its contents; null if it can't be read. */
export async function readCopyIndex(copy: SecondCopy): Promise<CopyIndex | null> {
  const digests = new Map<string, Digest>()
  const people = new Map<string, object>()
  const erased = new Set<string>()
  let damaged = 0
  const isRead = await copy.scan(line => {
    if (line.type === 'damaged') damaged++
    else if (line.type === 'erased') {
      digests.delete(line.id)
      erased.add(line.id)
    } else if (line.type !== 'other') {
      const digest = digests.get(line.id) ?? { head: '', entries: 0 }
      if (line.type === 'entry') digest.entries = plus(digest.entries, line.row)
      else digest.head = sumOfHead(headAfter(people, line))
      digests.set(line.id, digest)
    }
  })
  return isRead ? { digests, damaged, erased } : null
}

/** Returns the rows of the wanted matches, evenings and people by id; null if the copy can't be read. */
export async function rowsInCopy(
  copy: SecondCopy,
  wanted: (id: string) => boolean,
): Promise<ReadonlyMap<string, CopiedRows> | null> {
  const copied = new Map<string, MutableRows>()
  const people = new Map<string, object>()
  const isRead = await copy.scan(line => {
    if (line.type === 'damaged' || line.type === 'other' || !wanted(line.id)) return
    if (line.type === 'erased') copied.delete(line.id)
    else if (line.type === 'entry') copied.set(line.id, withEntry(copied.get(line.id), line))
    else
      copied.set(line.id, { ...(copied.get(line.id) ?? emptyRows()), type: line.type, head: headAfter(people, line) })
  })
  return isRead ? copied : null
}

function headAfter(people: Map<string, object>, { type, id, row }: HeadLine): object {
  if (type !== 'person') return row
  const [some, other] = [readPerson(people.get(id)), readPerson(row)]
  const all = typeof some === 'string' || typeof other === 'string' ? row : mergePerson(some, other)
  people.set(id, all)
  return all
}

type HeadLine = Extract<CopyLine, { readonly type: 'match' | 'evening' | 'person' }>
type EntryLine = Extract<CopyLine, { readonly type: 'entry' }>

interface MutableRows extends CopiedRows {
  readonly entries: Map<number, object>
}

const emptyRows = (): MutableRows => ({ type: 'match', head: null, entries: new Map() })

/** An entry that replaces one with another id also drops the later entries, which continued the replaced one. */
function withEntry(before: MutableRows = emptyRows(), line: EntryLine): MutableRows {
  const { entries } = before
  const stored = entries.get(line.number)
  if (stored && idOf(stored) !== idOf(line.row))
    for (const number of entries.keys()) if (number > line.number) entries.delete(number)
  entries.set(line.number, line.row)
  return before
}

const idOf = (row: object): unknown => Reflect.get(row, 'id')

export function matchFrom({ head, entries }: CopiedRows, games: readonly string[]): Match | null {
  const read = readHead(head, games)
  return typeof read === 'string' ? null : { head: read, entries: entriesFrom(read, entries) }
}

function entriesFrom({ id }: MatchHead, rows: ReadonlyMap<number, unknown>): readonly Entry[] {
  const entries: Entry[] = []
  for (;;) {
    const entry = readEntry(rows.get(entries.length))
    if (typeof entry === 'string' || entry.match !== id) return entries
    entries.push(entry)
  }
}

/** The writes that give each copy the rows of a match, evening or person that it lacks. */
export interface HealedRows {
  readonly toDatabase: readonly Write[]
  readonly toCopy: readonly CopyRow[]
  /** The second copy's version of a match, if it diverges from the database's version; both stay. */
  readonly fork: Match | null
  /** Whether data is missing from both copies. */
  readonly isTorn: boolean
}

const NO_ROWS: ReadonlyMap<number, object> = new Map()

/** Returns the rows of a match that either copy lacks. Never overwrites a head or an entry that can be read in the database. */
export function healMatch(
  { head, entries, expected = 0 }: Pick<MatchRows, 'head' | 'entries'> & { readonly expected?: number | undefined },
  copied: CopiedRows | undefined,
  games: readonly string[],
): HealedRows {
  const stored = readable(entries)
  const all = copied?.entries ?? NO_ROWS
  const divergence = Math.min(
    ...[...all].flatMap(([number, row]) => (isOther(stored.get(number), row) ? [number] : [])),
  )
  const copies = new Map([...all].filter(([number, row]) => number < divergence && readEntry(row) !== 'damaged'))
  const heads = healHead(head, copied?.head ?? null, row => isLost(row, games))
  const chain = chainOf(stored, copies)
  const taken = new Set(entries.map(numberOf))
  const restored = chain.flatMap((row, number): readonly Write[] =>
    stored.has(number) ? [] : [{ type: number < entries.length ? 'put' : 'add', store: 'entries', value: row }],
  )
  const writes = heads.isKnown ? [...heads.toDatabase, ...restored] : []
  const last = readEntry(chain.at(-1))
  const tip = writes.length > 0 && typeof last !== 'string' ? [tipRow(tipOf(last))] : []
  const isTorn = Math.max(expected - 1, ...taken, ...copies.keys()) >= chain.length || !heads.isKnown
  return {
    toDatabase: [...writes, ...tip],
    toCopy: [...heads.toCopy, ...[...stored].flatMap(([number, entry]) => (copies.has(number) ? [] : [{ entry }]))],
    fork: copied && divergence < Infinity ? matchFrom({ ...copied, head: copied.head ?? objectOf(head) }, games) : null,
    isTorn,
  }
}

/** Whether there are at least `expected` entries, and their numbers have no gaps. */
export const hasAllEntries = (entries: readonly unknown[], expected = 0): boolean =>
  entries.length >= expected && numberOf(entries.at(-1)) + 1 === entries.length

const objectOf = (row: unknown): object | null => (typeof row === 'object' ? row : null)

const readable = (rows: readonly unknown[]): ReadonlyMap<number, object> =>
  new Map(rows.filter(isReadableEntry).map(row => [numberOf(row), row]))

const isReadableEntry = (row: unknown): row is object =>
  typeof row === 'object' && row !== null && readEntry(row) !== 'damaged'

const numberOf = (row: unknown): number => {
  const number: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'number') : null
  return typeof number === 'number' ? number : -1
}

const isOther = (stored: object | undefined, row: object): boolean => stored !== undefined && idOf(stored) !== idOf(row)

function chainOf(stored: ReadonlyMap<number, object>, copies: ReadonlyMap<number, object>): readonly object[] {
  const chain: object[] = []
  for (;;) {
    const row = stored.get(chain.length) ?? copies.get(chain.length)
    if (row === undefined) return chain
    chain.push(row)
  }
}

const isLost = (head: unknown, games: readonly string[]): boolean =>
  head === undefined || head === null || readHead(head, games) === 'damaged'

function healHead(stored: unknown, copied: object | null, isLost: (head: unknown) => boolean) {
  const isKnown = !isLost(stored) || !isLost(copied)
  const toDatabase: readonly Write[] =
    isLost(stored) && copied && !isLost(copied) ? [{ type: 'put', store: 'matches', value: copied }] : []
  const isCopied = JSON.stringify(stored) === JSON.stringify(copied)
  const toCopy: readonly CopyRow[] =
    !isLost(stored) && !isCopied && typeof stored === 'object' && stored !== null ? [{ match: stored }] : []
  return { isKnown, toDatabase, toCopy }
}

/** Compares an evening's row with its copy. The row that was changed last replaces the other. */
export function healEvening(
  stored: unknown,
  copied: object | null,
  trace: Trace | undefined,
  games: readonly string[],
): HealedRows {
  const [mine, other] = [readEvening(stored, games), readEvening(copied, games)]
  const copyWins = other !== 'damaged' && (mine === 'damaged' || touchedOf(copied) > touchedOf(stored))
  const isSame = JSON.stringify(stored) === JSON.stringify(copied)
  const row = objectOf(stored)
  const better = copyWins ? other : mine
  const traced = traceWrites(typeof better === 'string' ? null : traceOfEvening(better), trace)
  return {
    toDatabase: [
      ...(copyWins && copied ? [{ type: 'put', store: 'evenings', value: copied } as const] : []),
      ...traced,
    ],
    toCopy: row !== null && mine !== 'damaged' && !copyWins && !isSame ? [{ evening: row }] : [],
    fork: null,
    isTorn: better === 'damaged' || (better !== 'newer' && better.touched < (trace?.touched ?? 0)),
  }
}

/** Merges both copies of a person's row, and returns the merged row for each copy that differs. */
export function healPerson(stored: unknown, copied: object | null, trace: Trace | undefined): HealedRows {
  const [mine, other] = [readPerson(stored), readPerson(copied)]
  const reads = [mine, other].filter(read => typeof read !== 'string')
  const merged = reads[1] && reads[0] ? mergePerson(reads[0], reads[1]) : reads[0]
  const isEqual = (row: unknown): boolean => JSON.stringify(row) === JSON.stringify(merged)
  const known = merged ? traceOfPerson(merged) : null
  const copyWins = merged && mine !== 'newer' && !isEqual(mine)
  return {
    toDatabase: [
      ...(copyWins ? [{ type: 'put', store: 'people', value: merged } as const] : []),
      ...traceWrites(known, trace),
    ],
    toCopy: merged && other !== 'newer' && !isEqual(other) ? [{ person: merged }] : [],
    fork: null,
    isTorn: known ? known.touched < (trace?.touched ?? 0) : [mine, other].every(read => read === 'damaged'),
  }
}

/** A trace that is later than the known row stays, because it shows that a later row was lost. */
const traceWrites = (known: Trace | null, before: Trace | undefined): readonly Write[] =>
  known && known.touched >= (before?.touched ?? 0) && JSON.stringify(known) !== JSON.stringify(before)
    ? [traceRow(known)]
    : []

const touchedOf = (row: unknown): number => Number(Reflect.get(objectOf(row) ?? {}, 'touched'))

/** Returns the database's head if it is readable, else the second copy's; null if neither is readable. */
export function readableHead(
  head: unknown,
  copied: CopiedRows | undefined,
  games: readonly string[],
): MatchHead | null {
  const reads = [readHead(head, games), readHead(copied?.head, games)]
  return reads.find(read => typeof read !== 'string') ?? null
}
