import { hasInjectionContext, inject, type InjectionKey } from 'vue'
import type { GameList } from '../engine/game.ts'
import { newId } from './storage/names.ts'
import { type SecondCopy, createCopy, type CopyClient, type CopyAnswer, type CopyRequest } from './storage/copy.ts'
import { openDatabase } from './storage/db.ts'
import type { Locks } from './lock.ts'
import { openChannel, type Channel } from './news.ts'
import type { Storage } from './storage/port.ts'
import { createJobs, inWorker, type Connect } from '../jobs.ts'

const TIMEOUT_MS: Readonly<Record<CopyRequest['type'], number>> = {
  append: 2_000,
  read: 10_000,
  forget: 60_000,
  clean: 60_000,
}
const HUNG_TIMEOUT_MS = 500

function openCopy(): SecondCopy | null {
  if (!('storage' in navigator) || !navigator.storage?.getDirectory || !('Worker' in globalThis)) return null
  const open = (): Worker => new Worker(new URL('./storage/copy-worker.ts', import.meta.url), { type: 'module' })
  return createCopy(askInTurn(inWorker(open)))
}

const FAILED: CopyAnswer = { type: 'failed' }

function askInTurn(connect: Connect<CopyRequest, never, CopyAnswer>): CopyClient {
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
        hung ? HUNG_TIMEOUT_MS : TIMEOUT_MS[request.type],
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

export interface Book {
  readonly games: GameList
  readonly storage: Storage
  /** Undefined if the browser has no locks. */
  readonly locks: Locks | undefined
  readonly channel: Channel
  /** Null or left out if there is no second copy. */
  readonly copy?: SecondCopy | null
  /** Opens a worker that imports into the same book; left out if the browser has no workers. */
  openImporter?(): Worker
  now(): number
  newId(): string
}

export const BOOK: InjectionKey<Book> = Symbol('book')

export function useBook(): Book {
  const book = hasInjectionContext() ? inject(BOOK, null) : null
  if (!book) throw new Error('no book was provided')
  return book
}

export function createBook({ games, openImporter }: Required<Pick<Book, 'games' | 'openImporter'>>): Book {
  return {
    games,
    storage: openDatabase(),
    locks: navigator.locks,
    channel: openChannel(),
    copy: openCopy(),
    now: () => Date.now(),
    newId,
    ...('Worker' in globalThis ? { openImporter } : {}),
  }
}
