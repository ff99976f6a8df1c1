import { readEntry, readHead } from './storage/schema.ts'
import { sumOf, type CopyLine } from './storage/copy-rows.ts'
import type { Copy } from './storage/copy.ts'
import type { Entry, Match, MatchHead } from './journal/entries.ts'
import { mergePerson } from './people/people.ts'
import { readPerson } from './people/stored.ts'

/** The rows of a match, an evening or a person as the second copy has them, readable or not; no head where only entries are left. */
export interface Copied {
  readonly type: 'match' | 'evening' | 'person'
  readonly head: object | null
  readonly entries: ReadonlyMap<number, object>
}

/** What is enough to tell whether two have the same rows. */
interface Digest {
  head: string
  /** Of all entries, whatever their order. */
  entries: number
}

export const digestOf = (head: unknown, entries: Iterable<unknown>): Digest => {
  let sum = 0
  for (const entry of entries) sum = plus(sum, entry)
  return { head: sumOfHead(head), entries: sum }
}

const sumOfHead = (head: unknown): string => (head === undefined || head === null ? '' : sumOf(JSON.stringify(head)))

/** Added, and not crossed out by itself where an entry stands twice. */
const plus = (sum: number, entry: unknown): number => (sum + parseInt(sumOf(JSON.stringify(entry)), 16)) >>> 0

export interface CopyIndex {
  readonly digests: ReadonlyMap<string, Digest>
  /** Lines that can't be read. */
  readonly damaged: number
  /** What was erased, and still has lines. */
  readonly erased: ReadonlySet<string>
}

/** What the copy holds, without what stands in it; null where it can't be read. */
export async function indexOf(copy: Copy): Promise<CopyIndex | null> {
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

/** Matches, evenings and people as the copy has them; null where it can't be read. */
export async function copiedIn(
  copy: Copy,
  wanted: (id: string) => boolean,
): Promise<ReadonlyMap<string, Copied> | null> {
  const copied = new Map<string, Filling>()
  const people = new Map<string, object>()
  const isRead = await copy.scan(line => {
    if (line.type === 'damaged' || line.type === 'other' || !wanted(line.id)) return
    if (line.type === 'erased') copied.delete(line.id)
    else if (line.type === 'entry') copied.set(line.id, withEntry(copied.get(line.id), line))
    else copied.set(line.id, { ...(copied.get(line.id) ?? NOTHING()), type: line.type, head: headAfter(people, line) })
  })
  return isRead ? copied : null
}

/** The head that was written last counts; of a person, all that was said. */
function headAfter(people: Map<string, object>, { type, id, row }: HeadLine): object {
  if (type !== 'person') return row
  const [some, other] = [readPerson(people.get(id)), readPerson(row)]
  const all = typeof some === 'string' || typeof other === 'string' ? row : mergePerson(some, other)
  people.set(id, all)
  return all
}

type HeadLine = Extract<CopyLine, { readonly type: 'match' | 'evening' | 'person' }>
type EntryLine = Extract<CopyLine, { readonly type: 'entry' }>

interface Filling extends Copied {
  readonly entries: Map<number, object>
}

const NOTHING = (): Filling => ({ type: 'match', head: null, entries: new Map() })

/** An entry takes the place of another, and of those that went on from that. */
function withEntry(before: Filling = NOTHING(), line: EntryLine): Filling {
  const { entries } = before
  const there = entries.get(line.number)
  if (there && idOf(there) !== idOf(line.row))
    for (const number of entries.keys()) if (number > line.number) entries.delete(number)
  entries.set(line.number, line.row)
  return before
}

export const idOf = (row: object): unknown => Reflect.get(row, 'id')

/** As far as a match can be read. */
export function matchFrom({ head, entries }: Copied, games: readonly string[]): Match | null {
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
