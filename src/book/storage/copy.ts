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

/** A worker that hangs is not waited for. */
const PATIENCE = 10_000

/** Null where the browser has no file system of its own for this page. */
export function openCopy(): Copy | null {
  if (!('storage' in navigator) || !navigator.storage?.getDirectory || !('Worker' in globalThis)) return null
  let worker: Worker | null = null
  const ask = createAsking(() => {
    worker ??= new Worker(new URL('./copy-worker.ts', import.meta.url), { type: 'module' })
    return worker
  })
  return copyOver(ask)
}

export type Ask = (request: CopyRequest) => Promise<CopyAnswer>

const FAILED: CopyAnswer = { type: 'failed' }

/** One request at a time, in their order. */
function createAsking(open: () => Worker): Ask {
  let last: Promise<unknown> = Promise.resolve()
  const askNow = (request: CopyRequest): Promise<CopyAnswer> =>
    new Promise(resolve => {
      const worker = open()
      const settle = (answer: CopyAnswer): void => {
        clearTimeout(timer)
        worker.removeEventListener('message', hear)
        worker.removeEventListener('error', fail)
        resolve(answer)
      }
      const hear = ({ data }: MessageEvent<CopyAnswer>): void => settle(data)
      const fail = (): void => settle(FAILED)
      const timer = setTimeout(fail, PATIENCE)
      worker.addEventListener('message', hear)
      worker.addEventListener('error', fail)
      worker.postMessage(request)
    })
  return request => {
    const answer = last.then(() => askNow(request)).catch(() => FAILED)
    last = answer
    return answer
  }
}

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
