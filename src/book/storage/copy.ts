import { parseJson } from '../json.ts'

/** A row of the second copy: a head, entry, evening or person as in a backup, or the id of a deleted match or evening. */
export type CopyRow =
  | { readonly match: object }
  | { readonly entry: object }
  | { readonly evening: object }
  | { readonly person: object }
  | { readonly erased: string }

/** A row in a backup or in the second copy, with the id of its match, evening or person. */
export type BookRow =
  | { readonly type: 'match' | 'evening' | 'person'; readonly id: string; readonly row: object }
  | { readonly type: 'entry'; readonly id: string; readonly number: number; readonly row: object }

/** A parsed line. `other`: a row of another version, which stays in the copy. */
export type CopyLine =
  | BookRow
  | { readonly type: 'erased'; readonly id: string }
  | { readonly type: 'damaged' }
  | { readonly type: 'other' }

/** A request to the worker. `forget` removes the lines of a match or an evening; `clean` removes damaged lines. */
export type CopyRequest =
  | { readonly type: 'append'; readonly text: string }
  | { readonly type: 'read'; readonly from: number }
  | { readonly type: 'forget'; readonly match: string }
  | { readonly type: 'clean' }

export type CopyAnswer =
  | { readonly type: 'done' | 'failed' }
  /** A part of the file; empty at its end. */
  | { readonly type: 'part'; readonly part: ArrayBuffer }

function copyLine(row: CopyRow): string {
  const text = JSON.stringify(row)
  return `${text}\t${checksum(text)}\n`
}

/** FNV-1a, as eight hexadecimal digits. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Parses a line. Earlier versions wrote no checksum. */
export function readCopyLine(line: string): CopyLine {
  const end = line.lastIndexOf('\t')
  const text = end < 0 ? line : line.slice(0, end)
  const row = end < 0 || line.slice(end + 1) === checksum(text) ? parsed(text) : null
  if (row === null) return { type: 'damaged' }
  const { erased } = row
  return typeof erased === 'string' ? { type: 'erased', id: erased } : readBookRow(row)
}

/** Classifies a parsed row of a backup or of the second copy, and returns its id. */
export function readBookRow({
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
 * The second copy of the book, outside the database: a log with one row per line. Appended rows survive if the browser is killed. No method
 * throws or rejects.
 */
export interface SecondCopy {
  /** Whether an append has failed, so that the copy must be compared with the database. */
  readonly isBehind: boolean
  /** Appends rows; false if they could not be written. */
  append(rows: readonly CopyRow[]): Promise<boolean>
  /** Reads the file in parts, and passes every line to `visit`, in order; false if the file can't be read. */
  scan(visit: (line: CopyLine) => void): Promise<boolean>
  /** Records a deletion before the deletion is done; false on failure, after which the copy might restore the rows. */
  erase(id: string): Promise<boolean>
  /** Rewrites the log without the lines of a deleted match or evening. */
  forget(match: string): Promise<boolean>
  /** Rewrites the log without damaged lines. Call this only when their contents are restored. */
  clean(): Promise<boolean>
  /** Records that the copy is complete, so that `isBehind` is false again. */
  noteWhole(): void
}

export type CopyClient = (request: CopyRequest) => Promise<CopyAnswer>

export function createCopy(ask: CopyClient): SecondCopy {
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
