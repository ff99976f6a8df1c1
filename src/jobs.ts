import { err, ok, type Result } from './engine/result.ts'

/*
 * How anything is asked of a worker. A job is a request with one answer, and any number of messages about how far it is before that. All
 * that is sent is plain data.
 */

/** A request under its number; null cancels it. */
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

/** Opens a worker that sends its answers to `handle`, and calls `fail` if it can’t go on. */
export type Connect<Request, Progress, Done> = (
  handle: (message: FromWorker<Progress, Done>) => void,
  fail: () => void,
) => Opened<Request>

/** How a long piece of work is followed, and given up. */
export interface Following<Progress> {
  readonly signal?: AbortSignal | undefined
  readonly progress?: ((progress: Progress) => void) | undefined
}

interface JobOptions<Progress> extends Following<Progress> {
  /** Milliseconds without a message after which a job has failed. */
  readonly patience?: number
}

export interface Jobs<Request, Progress, Done> {
  /** A cancelled job is answered too, with its work so far. */
  run(request: Request, options?: JobOptions<Progress>): Promise<Result<Done, 'failed'>>
  /** Ends the worker; its jobs fail. */
  end(): void
}

interface Running<Progress, Done> {
  report(progress: Progress): void
  finish(result: Result<Done, 'failed'>): void
}

/** A worker that is opened when something is sent to it; what can't be sent has failed. */
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

/** Has jobs done in a worker, which is opened when it is first needed, and again when it has failed. */
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

/** Gives up after silence of this many milliseconds; without a number never. */
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

/** A worker of the browser's, whose code is fetched when it is opened. */
export const inWorker =
  <Request, Progress, Done>(open: () => Worker): Connect<Request, Progress, Done> =>
  (handle, fail) => {
    const worker = open()
    worker.addEventListener('message', ({ data }) => handle(data))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    return { send: message => worker.postMessage(message), end: () => worker.terminate() }
  }

/** A running job's context: the signal that cancels it, and its progress. */
export interface AtWork<Progress> {
  readonly signal: AbortSignal
  progress(progress: Progress, transfer?: Transferable[]): void
}

/** Does one job. An error fails the worker, because a failed import can’t be retried there. */
export type Work<Request, Progress, Done> = (request: Request, atWork: AtWork<Progress>) => Promise<Done>

/** The channel of messages: by default the worker that this is called in. */
interface Post<Request, Progress, Done> {
  send(message: FromWorker<Progress, Done>, transfer?: Transferable[]): void
  listen(handle: (message: ToWorker<Request>) => Promise<void>): void
}

const here = <Request, Progress, Done>(): Post<Request, Progress, Done> => ({
  send: (message, transfer = []) => self.postMessage(message, { transfer }),
  listen: handle =>
    self.addEventListener('message', ({ data }: MessageEvent<ToWorker<Request>>) => {
      // Thrown later, so that the worker's owner gets the error event.
      handle(data).catch((error: unknown) =>
        setTimeout(() => {
          throw error
        }),
      )
    }),
})

/** Does the jobs that come as messages. */
export function workHere<Request, Progress, Done>(
  work: Work<Request, Progress, Done>,
  { send, listen }: Post<Request, Progress, Done> = here(),
): void {
  const running = new Map<number, AbortController>()
  listen(async ({ id, request }) => {
    if (request === null) return running.get(id)?.abort()
    const giving = new AbortController()
    running.set(id, giving)
    const { signal } = giving
    const progress: AtWork<Progress>['progress'] = (some, transfer) =>
      send({ id, type: 'progress', progress: some }, transfer)
    const done = await work(request, { signal, progress }).finally(() => running.delete(id))
    send({ id, type: 'done', done })
  })
}
