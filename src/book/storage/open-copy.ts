import { copyOver, type Ask, type Copy } from './copy.ts'
import type { CopyAnswer, CopyMessage, CopyRequest } from './copy-rows.ts'

/** A worker that hangs is not waited for: not long where a person waits, and not as long again. */
const PATIENCE: Readonly<Record<CopyRequest['type'], number>> = {
  append: 2_000,
  read: 10_000,
  forget: 60_000,
  clean: 60_000,
}
const IMPATIENCE = 500

/** Null where the browser has no file system of its own for this page. */
export function openCopy(): Copy | null {
  if (!('storage' in navigator) || !navigator.storage?.getDirectory || !('Worker' in globalThis)) return null
  return copyOver(createAsking(() => new Worker(new URL('./copy-worker.ts', import.meta.url), { type: 'module' })))
}

const FAILED: CopyAnswer = { type: 'failed' }

/** One request at a time, in their order; a worker that can't be run gives way to another. */
function createAsking(open: () => Worker): Ask {
  let last: Promise<unknown> = Promise.resolve()
  let worker: Worker | null = null
  let asked = 0
  let hung = false
  const askNow = (request: CopyRequest): Promise<CopyAnswer> =>
    new Promise(resolve => {
      const id = ++asked
      const mine = (worker ??= open())
      const settle = (answer: CopyAnswer): void => {
        clearTimeout(timer)
        mine.removeEventListener('message', hear)
        mine.removeEventListener('error', fail)
        resolve(answer)
      }
      const hear = ({ data }: MessageEvent<CopyMessage<CopyAnswer>>): void => {
        hung = false
        if (data.id === id) settle(data.body)
      }
      const fail = (): void => {
        mine.terminate()
        worker = null
        settle(FAILED)
      }
      const patience = hung ? IMPATIENCE : PATIENCE[request.type]
      const timer = setTimeout(() => {
        hung = true
        settle(FAILED)
      }, patience)
      mine.addEventListener('message', hear)
      mine.addEventListener('error', fail)
      mine.postMessage({ id, body: request } satisfies CopyMessage<CopyRequest>)
    })
  return request => {
    const answer = last.then(() => askNow(request)).catch(() => FAILED)
    last = answer
    return answer
  }
}
