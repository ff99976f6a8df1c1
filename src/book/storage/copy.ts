import { copyLine, readCopyLine, type CopyAnswer, type CopyLine, type CopyRequest, type CopyRow } from './copy-rows.ts'

/**
 * The second copy of the book, outside the database: a log of rows, a line each, that is only ever added to. What has been appended
 * stays whatever is killed. Nothing throws or rejects.
 */
export interface Copy {
  /** Something could not be appended: the copy isn't whole till it has been compared with the database. */
  readonly isBehind: boolean
  /** False where it could not be written. */
  append(rows: readonly CopyRow[]): Promise<boolean>
  /** Gives every line to `visit`, in their order and a portion at a time; false where it can't be read. */
  scan(visit: (line: CopyLine) => void): Promise<boolean>
  /** Notes that a match or an evening is to be erased, before it is; false where it would come back out of the copy. */
  erase(id: string): Promise<boolean>
  /** Rewrites the log without a match that was erased. */
  forget(match: string): Promise<boolean>
  /** Rewrites the log without damaged lines, when what they said has been filled in. */
  clean(): Promise<boolean>
  /** All of the database is in it. */
  noteWhole(): void
}

export type Ask = (request: CopyRequest) => Promise<CopyAnswer>

export function copyOver(ask: Ask): Copy {
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

async function scan(ask: Ask, visit: (line: CopyLine) => void): Promise<boolean> {
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
