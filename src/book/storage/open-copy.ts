import { copyOver, type Ask, type Copy } from './copy.ts'
import type { CopyAnswer, CopyRequest } from './copy-rows.ts'

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
