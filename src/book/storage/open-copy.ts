import { createJobs, inWorker, type Connect } from '../../jobs.ts'
import { copyOver, type Ask, type Copy } from './copy.ts'
import type { CopyAnswer, CopyRequest } from './copy-rows.ts'

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
  const open = (): Worker => new Worker(new URL('./copy-worker.ts', import.meta.url), { type: 'module' })
  return copyOver(askInTurn(inWorker(open)))
}

const FAILED: CopyAnswer = { type: 'failed' }

/** One request at a time, in their order. A worker that hangs may come to itself. */
function askInTurn(connect: Connect<CopyRequest, never, CopyAnswer>): Ask {
  const jobs = createJobs(connect)
  let last: Promise<unknown> = Promise.resolve()
  let hung = false

  async function askNow(request: CopyRequest): Promise<CopyAnswer> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<CopyAnswer>(resolve => {
      timer = setTimeout(
        () => {
          hung = true
          resolve(FAILED)
        },
        hung ? IMPATIENCE : PATIENCE[request.type],
      )
    })
    const answer = jobs.run(request).then(done => {
      clearTimeout(timer)
      if (done.ok) hung = false
      return done.ok ? done.value : FAILED
    })
    return Promise.race([answer, late])
  }

  return request => {
    const answer = last.then(() => askNow(request))
    last = answer
    return answer
  }
}
