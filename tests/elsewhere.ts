import { serveJobs, type Connect, type Work } from '../src/jobs.ts'

export type ToWorker<Request> = Parameters<ReturnType<Connect<Request, unknown, unknown>>['send']>[0]

/** Behaves like a worker on another thread: messages are copied, and delivered later. */
export const workerFor =
  <Request, Progress, Done>(
    work: Work<Request, Progress, Done>,
    sent: ToWorker<Request>[] = [],
  ): Connect<Request, Progress, Done> =>
  (take, fail) => {
    let open = true
    const later = <T>(deliver: (message: T) => unknown, message: T): void => {
      const copy = structuredClone(message)
      void Promise.resolve().then(() => open && deliver(copy))
    }
    let begin = (_message: ToWorker<Request>): Promise<void> => Promise.resolve()
    serveJobs(work, { send: message => later(take, message), listen: given => void (begin = given) })
    return {
      send(message) {
        sent.push(message)
        later(each => void begin(each).catch(fail), message)
      },
      end: () => void (open = false),
    }
  }

/** A worker that neither answers nor fails. */
export const silentWorker: Connect<never, never, never> = () => ({ send: () => undefined, end: () => undefined })
