import type { CopyAnswer, CopyRequest, CopyRow, CopyState } from './copy-rows.ts'

/**
 * The second copy of the book, outside the database: a log of rows, a line each, that is only ever added to. Where the database is
 * emptied or damaged, as on a full disk, the book is restored from it. Nothing throws or rejects.
 */
export interface Copy {
  /** Whether it is there to be read and written at all, whether something is in it, and whether its end says that not all was stored. */
  state(): Promise<CopyState | null>
  /** False where it could not be written. */
  append(rows: readonly CopyRow[]): Promise<boolean>
  /** The lines in their order; damaged ones too. */
  lines(): AsyncIterable<string>
  /** Rewrites the log without a match that was erased. */
  forget(match: string): Promise<boolean>
}

export type Ask = (request: CopyRequest) => Promise<CopyAnswer>

export function copyOver(ask: Ask): Copy {
  return {
    async state() {
      const answer = await ask({ type: 'state' })
      return answer.type === 'state' ? answer.state : null
    },
    async append(rows) {
      if (rows.length === 0) return true
      const text = rows.map(row => `${JSON.stringify(row)}\n`).join('')
      return (await ask({ type: 'append', text })).type === 'done'
    },
    async *lines() {
      yield* linesOf(ask)
    },
    async forget(match) {
      return (await ask({ type: 'forget', match })).type === 'done'
    },
  }
}

async function* linesOf(ask: Ask): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for (let from = 0; ;) {
    const answer = await ask({ type: 'read', from })
    if (answer.type !== 'part') break
    from += answer.part.byteLength
    const lines = (rest + decoder.decode(answer.part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
