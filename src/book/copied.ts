import { readEntry, readHead } from './storage/schema.ts'
import { sumOf, type CopyLine } from './storage/copy-rows.ts'
import type { Copy } from './storage/copy.ts'
import type { Entry, Match, MatchHead } from './journal/entries.ts'

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
      else digest.head = sumOfHead(line.row)
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
  const isRead = await copy.scan(line => {
    if (line.type === 'damaged' || line.type === 'other' || !wanted(line.id)) return
    if (line.type === 'erased') copied.delete(line.id)
    else copied.set(line.id, withLine(copied.get(line.id), line))
  })
  return isRead ? copied : null
}

type RowLine = Exclude<CopyLine, { readonly type: 'damaged' | 'other' | 'erased' }>

interface Filling extends Copied {
  readonly entries: Map<number, object>
}

/** The head that was written last counts, and an entry takes the place of another, and of those that went on from that. */
function withLine(before: Filling | undefined, line: RowLine): Filling {
  const { type, head, entries } = before ?? { type: 'match', head: null, entries: new Map<number, object>() }
  if (line.type !== 'entry') return { type: line.type, head: line.row, entries }
  const there = entries.get(line.number)
  if (there && idOf(there) !== idOf(line.row))
    for (const number of entries.keys()) if (number > line.number) entries.delete(number)
  entries.set(line.number, line.row)
  return { type, head, entries }
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
