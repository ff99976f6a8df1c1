import { parseJson } from '../json.ts'

/** A head, an entry, an evening or a person as in a backup; or a match or an evening that was erased. */
export type CopyRow =
  | { readonly match: object }
  | { readonly entry: object }
  | { readonly evening: object }
  | { readonly person: object }
  | { readonly erased: string }

/** A row stored outside the database, and its match, evening or person. */
export type BookRow =
  | { readonly type: 'match' | 'evening' | 'person'; readonly id: string; readonly row: object }
  | { readonly type: 'entry'; readonly id: string; readonly number: number; readonly row: object }

/** A parsed line; `other` is a row of another version, which stays. */
export type CopyLine =
  | BookRow
  | { readonly type: 'erased'; readonly id: string }
  | { readonly type: 'damaged' }
  | { readonly type: 'other' }

/** A request to the worker, which alone may write files in place. `clean`: without the damaged lines. */
export type CopyRequest =
  | { readonly type: 'append'; readonly text: string }
  | { readonly type: 'read'; readonly from: number }
  | { readonly type: 'forget'; readonly match: string }
  | { readonly type: 'clean' }

export type CopyAnswer =
  | { readonly type: 'done' | 'failed' }
  /** Empty at the end of the file. */
  | { readonly type: 'part'; readonly part: ArrayBuffer }

/** A row, a tab, and the row's checksum, so that damage is never mistaken for other data. */
function copyLine(row: CopyRow): string {
  const text = JSON.stringify(row)
  return `${text}\t${sumOf(text)}\n`
}

/** FNV-1a, as eight hexadecimal digits. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Earlier versions wrote lines without a sum. */
export function readCopyLine(line: string): CopyLine {
  const end = line.lastIndexOf('\t')
  const text = end < 0 ? line : line.slice(0, end)
  const row = end < 0 || line.slice(end + 1) === sumOf(text) ? parsed(text) : null
  if (row === null) return { type: 'damaged' }
  const { erased } = row
  return typeof erased === 'string' ? { type: 'erased', id: erased } : bookRow(row)
}

/** A row as in a backup. */
export function bookRow({
  match,
  entry,
  evening,
  person,
}: Fields): BookRow | { readonly type: 'damaged' } | { readonly type: 'other' } {
  if (isObject(entry)) {
    const { match: id, number } = entry
    const isEntry = typeof id === 'string' && typeof number === 'number'
    return isEntry ? { type: 'entry', id, number, row: entry } : { type: 'damaged' }
  }
  const row = match ?? evening ?? person
  if (!isObject(row)) return { type: 'other' }
  const { id } = row
  if (typeof id !== 'string') return { type: 'damaged' }
  return { type: match !== undefined ? 'match' : evening !== undefined ? 'evening' : 'person', id, row }
}

type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function parsed(text: string): Fields | null {
  const row = parseJson(text)
  return isObject(row) ? row : null
}

/**
 * The second copy of the book, outside the database: a log of rows, a line each, that is only ever added to. What has been appended
 * stays whatever is killed. Nothing throws or rejects.
 */
export interface Copy {
  /** A failed append: the copy isn't complete until it has been compared with the database. */
  readonly isBehind: boolean
  /** False if it could not be written. */
  append(rows: readonly CopyRow[]): Promise<boolean>
  /** Gives every line to `visit`, in their order and a portion at a time; false if it can't be read. */
  scan(visit: (line: CopyLine) => void): Promise<boolean>
  /** Notes a deletion before it is done; false if the row could be restored from the copy. */
  erase(id: string): Promise<boolean>
  /** Rewrites the log without a match that was erased. */
  forget(match: string): Promise<boolean>
  /** Rewrites the log without damaged lines, once their contents are restored. */
  clean(): Promise<boolean>
  /** All of the database is in it. */
  noteWhole(): void
}

export type CopyClient = (request: CopyRequest) => Promise<CopyAnswer>

export function copyOver(ask: CopyClient): Copy {
  let isBehind = false
  const done = async (request: CopyRequest): Promise<boolean> => (await ask(request)).type === 'done'
  const append = async (rows: readonly CopyRow[]): Promise<boolean> => {
    const isDone = rows.length === 0 || (await done({ type: 'append', text: rows.map(copyLine).join('') }))
    isBehind ||= !isDone
    return isDone
  }
  return {
    get isBehind() {
      return isBehind
    },
    append,
    erase: async id => (await append([{ erased: id }])) || !(await scan(ask, () => undefined)),
    scan: visit => scan(ask, visit),
    forget: match => done({ type: 'forget', match }),
    clean: () => done({ type: 'clean' }),
    noteWhole() {
      isBehind = false
    },
  }
}

async function scan(ask: CopyClient, visit: (line: CopyLine) => void): Promise<boolean> {
  const decoder = new TextDecoder()
  const read = (line: string): void => {
    if (line !== '') visit(readCopyLine(line))
  }
  let rest = ''
  for (let from = 0; ;) {
    const answer = await ask({ type: 'read', from })
    if (answer.type !== 'part') return false
    if (answer.part.byteLength === 0) break
    from += answer.part.byteLength
    const lines = (rest + decoder.decode(answer.part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) read(line)
  }
  read(rest)
  return true
}
