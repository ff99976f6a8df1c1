import { err, ok, type Result } from './engine/result.ts'

/* The protocol with workers. A job is a request, then any number of progress messages, then one answer. All messages are plain data. */

/** A null request cancels the request with this number. */
interface ToWorker<Request> {
  readonly id: number
  readonly request: Request | null
}

type FromWorker<Progress, Done> =
  | { readonly id: number; readonly type: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly type: 'done'; readonly done: Done }

interface Opened<Request> {
  send(message: ToWorker<Request>): void
  end(): void
}

/** Opens a worker. Passes its messages to `handle`, and calls `fail` if the worker can't continue. */
export type Connect<Request, Progress, Done> = (
  handle: (message: FromWorker<Progress, Done>) => void,
  fail: () => void,
) => Opened<Request>

/** Options of a long task: a signal that cancels it, and a function that gets its progress. */
export interface JobListener<Progress> {
  readonly signal?: AbortSignal | undefined
  readonly progress?: ((progress: Progress) => void) | undefined
}

interface JobOptions<Progress> extends JobListener<Progress> {
  /** Milliseconds without a message after which a job fails. */
  readonly patience?: number
}

export interface Jobs<Request, Progress, Done> {
  /** Runs a job. If it is cancelled, its result is the work done so far. */
  run(request: Request, options?: JobOptions<Progress>): Promise<Result<Done, 'failed'>>
  /** Ends the worker, so that its jobs fail. */
  end(): void
}

interface Running<Progress, Done> {
  report(progress: Progress): void
  finish(result: Result<Done, 'failed'>): void
}

/** A message that can't be sent counts as a failure of the worker. */
function opening<Request, Progress, Done>(
  connect: Connect<Request, Progress, Done>,
  handle: (message: FromWorker<Progress, Done>) => void,
  fail: () => void,
): Opened<Request> {
  let worker: Opened<Request> | null = null
  const opened: Opened<Request> = {
    end() {
      worker?.end()
      worker = null
      fail()
    },
    send(message) {
      try {
        worker ??= connect(handle, opened.end)
        worker.send(message)
      } catch {
        opened.end()
      }
    },
  }
  return opened
}

/** Runs jobs in a worker, which is opened on demand, and again after it has failed. */
export function createJobs<Request, Progress, Done>(
  connect: Connect<Request, Progress, Done>,
): Jobs<Request, Progress, Done> {
  const running = new Map<number, Running<Progress, Done>>()
  let asked = 0
  const { send, end } = opening(connect, handle, () => {
    for (const job of running.values()) job.finish(err('failed'))
  })

  function handle(message: FromWorker<Progress, Done>): void {
    const job = running.get(message.id)
    if (message.type === 'progress') job?.report(message.progress)
    else job?.finish(ok(message.done))
  }

  return {
    end,
    run(request, { signal, progress, patience } = {}) {
      const id = ++asked
      const cancel = (): void => send({ id, request: null })
      return new Promise(resolve => {
        const waiting = patient(end, patience)
        running.set(id, {
          report(some) {
            waiting.again()
            progress?.(some)
          },
          finish(result) {
            waiting.stop()
            running.delete(id)
            signal?.removeEventListener('abort', cancel)
            resolve(result)
          },
        })
        signal?.addEventListener('abort', cancel)
        send({ id, request })
      })
    },
  }
}

function patient(giveUp: () => void, milliseconds?: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)

  function again(): void {
    stop()
    if (milliseconds !== undefined) timer = setTimeout(giveUp, milliseconds)
  }

  again()
  return { again, stop }
}

/** Connects to a `Worker`. Its code is fetched when it is opened. */
export const inWorker =
  <Request, Progress, Done>(open: () => Worker): Connect<Request, Progress, Done> =>
  (handle, fail) => {
    const worker = open()
    worker.addEventListener('message', ({ data }) => handle(data))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    return { send: message => worker.postMessage(message), end: () => worker.terminate() }
  }

/** The context of a running job: a signal that cancels the job, and a function that reports its progress. */
export interface JobContext<Progress> {
  readonly signal: AbortSignal
  progress(progress: Progress, transfer?: Transferable[]): void
}

/** Does one job. An error ends the worker, because a worker can't retry a failed dynamic `import()`. */
export type Work<Request, Progress, Done> = (request: Request, atWork: JobContext<Progress>) => Promise<Done>

interface Post<Request, Progress, Done> {
  send(message: FromWorker<Progress, Done>, transfer?: Transferable[]): void
  listen(handle: (message: ToWorker<Request>) => Promise<void>): void
}

const here = <Request, Progress, Done>(): Post<Request, Progress, Done> => ({
  send: (message, transfer = []) => self.postMessage(message, { transfer }),
  listen: handle =>
    self.addEventListener('message', ({ data }: MessageEvent<ToWorker<Request>>) => {
      // Rethrown outside the promise, so that the worker's owner gets an error event.
      handle(data).catch((error: unknown) =>
        setTimeout(() => {
          throw error
        }),
      )
    }),
})

export function serveJobs<Request, Progress, Done>(
  work: Work<Request, Progress, Done>,
  { send, listen }: Post<Request, Progress, Done> = here(),
): void {
  const running = new Map<number, AbortController>()
  listen(async ({ id, request }) => {
    if (request === null) return running.get(id)?.abort()
    const giving = new AbortController()
    running.set(id, giving)
    const { signal } = giving
    const progress: JobContext<Progress>['progress'] = (some, transfer) =>
      send({ id, type: 'progress', progress: some }, transfer)
    const done = await work(request, { signal, progress }).finally(() => running.delete(id))
    send({ id, type: 'done', done })
  })
}
