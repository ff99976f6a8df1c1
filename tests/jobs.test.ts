import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJobs, type Connect } from '../src/jobs.ts'
import { workerFor, type ToWorker } from './elsewhere.ts'

type FromWorker = Parameters<Parameters<Connect<string, string, string>>[0]>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

const counting = workerFor<number, number, number>(async (to, { signal, progress }) => {
  if (to < 0) throw new Error('too low')
  let at = 0
  while (at < to && !signal.aborted) {
    progress(++at)
    await Promise.resolve()
  }
  return at
})

/** The test sends this worker's answers. */
function puppet() {
  const sent: ToWorker<string>[] = []
  const ended: number[] = []
  let opened = 0
  let take: (message: FromWorker) => void = () => undefined
  let fail = (): void => undefined
  const connect: Connect<string, string, string> = (onMessage, onFailure) => {
    const number = ++opened
    ;[take, fail] = [onMessage, onFailure]
    return { send: message => void sent.push(message), end: () => void ended.push(number) }
  }
  return {
    jobs: createJobs(connect),
    sent,
    ended,
    opened: () => opened,
    says: (message: FromWorker) => take(message),
    fails: () => fail(),
  }
}

describe('a job in a worker', () => {
  it('reports progress, then the answer', async () => {
    const jobs = createJobs(counting)
    const heard: number[] = []
    expect(await jobs.run(3, { progress: at => heard.push(at) })).toEqual({ ok: true, value: 3 })
    expect(heard).toEqual([1, 2, 3])
  })

  it('runs in parallel with other jobs, and gets its own answer', async () => {
    const jobs = createJobs(counting)
    const done = await Promise.all([jobs.run(5), jobs.run(2), jobs.run(9)])
    expect(done.map(each => each.ok && each.value)).toEqual([5, 2, 9])
  })

  it('can be cancelled, and returns the work done so far', async () => {
    const giving = new AbortController()
    const done = createJobs(counting).run(1e9, { signal: giving.signal, progress: at => at === 3 && giving.abort() })
    expect(await done).toMatchObject({ ok: true, value: expect.any(Number) })
  })

  it('shares a worker with all other jobs, which is started for the first job', async () => {
    const { jobs, opened, says } = puppet()
    expect(opened()).toBe(0)
    const both = Promise.all([jobs.run('a'), jobs.run('b')])
    says({ id: 2, type: 'done', done: 'B' })
    says({ id: 1, type: 'done', done: 'A' })
    expect((await both).map(each => each.ok && each.value)).toEqual(['A', 'B'])
    expect(opened()).toBe(1)
  })
})

describe('a failing worker', () => {
  it('makes all its jobs fail, and is restarted for the next job', async () => {
    const { jobs, opened, ended, fails, says } = puppet()
    const both = Promise.all([jobs.run('a'), jobs.run('b')])
    fails()
    expect((await both).map(each => each.ok)).toEqual([false, false])
    const next = jobs.run('c')
    says({ id: 3, type: 'done', done: 'C' })
    expect([await next, opened(), ended]).toEqual([{ ok: true, value: 'C' }, 2, [1]])
  })

  it('makes a job fail if the worker can’t be started, if the job throws, or if the worker is terminated', async () => {
    const none = createJobs(() => {
      throw new Error('no workers here')
    })
    expect(await none.run(null)).toEqual({ ok: false, error: 'failed' })
    const jobs = createJobs(counting)
    expect(await jobs.run(-1)).toEqual({ ok: false, error: 'failed' })
    expect(await jobs.run(1)).toEqual({ ok: true, value: 1 })
    const { jobs: ending, ended } = puppet()
    const job = ending.run('a')
    ending.end()
    expect([(await job).ok, ended]).toEqual([false, [1]])
  })
})

describe('a silent worker', () => {
  it('makes its job fail after the time limit, and is terminated', async () => {
    const { jobs, ended } = puppet()
    const job = jobs.run('a', { patience: 1_000 })
    vi.advanceTimersByTime(999)
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1)
    expect([(await job).ok, ended]).toEqual([false, [1]])
  })

  it('gets the full time limit again after each message, and leaves no timer behind', async () => {
    const { jobs, ended, says } = puppet()
    const job = jobs.run('a', { patience: 1_000 })
    vi.advanceTimersByTime(999)
    says({ id: 1, type: 'progress', progress: 'on the way' })
    vi.advanceTimersByTime(999)
    says({ id: 1, type: 'done', done: 'there' })
    expect([await job, vi.getTimerCount(), ended]).toEqual([{ ok: true, value: 'there' }, 0, []])
  })

  it('makes a job wait forever if there is no time limit', async () => {
    const { jobs, says } = puppet()
    let done = false
    void jobs.run('a').then(() => (done = true))
    vi.advanceTimersByTime(1e9)
    await later()
    expect([done, vi.getTimerCount()]).toEqual([false, 0])
    says({ id: 1, type: 'done', done: 'late' })
    await later()
    expect(done).toBe(true)
  })
})
