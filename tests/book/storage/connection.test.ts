import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRunner } from '../../../src/book/storage/connection.ts'
import { openDatabase } from '../../../src/book/storage/db.ts'

/** A connection that behaves at each request as instructed. */
class Connection {
  closed = false
  readonly tries: (() => Promise<string>)[]
  constructor(tries: (() => Promise<string>)[]) {
    this.tries = tries
  }
  close(): void {
    this.closed = true
  }
  work(): Promise<string> {
    return this.tries.shift()?.() ?? Promise.resolve('done')
  }
}

const fails =
  (name: string, message = 'no') =>
  () =>
    Promise.reject(new DOMException(message, name))
const hangs = () => new Promise<never>(() => undefined)

/** Opens one connection after another. `openings` can contain failures. */
function runner(openings: readonly (Connection | string)[], losses: (() => void)[] = []) {
  const left = [...openings]
  const { run } = createRunner<Connection>(async lost => {
    losses.push(lost)
    const next = left.shift()
    if (next === undefined || typeof next === 'string') throw new DOMException('no', next ?? 'DataError')
    return next
  }, 50)
  return run
}

const work = (connection: Connection): Promise<string> => connection.work()

describe('a connection to the database', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is opened once', async () => {
    const run = runner([new Connection([])])
    expect(await run(work)).toEqual({ ok: true, value: 'done' })
    expect(await run(work)).toEqual({ ok: true, value: 'done' })
  })

  it.each(['UnknownError', 'InvalidStateError', 'AbortError'])('that died of %s is reopened', async name => {
    const dead = new Connection([fails(name)])
    const run = runner([dead, new Connection([])])
    expect(await run(work)).toEqual({ ok: true, value: 'done' })
    expect(dead.closed).toBe(true)
  })

  it('that died twice is reported as broken, and opened again at the next request', async () => {
    const run = runner([new Connection([fails('UnknownError')]), new Connection([fails('UnknownError')])])
    expect(await run(work)).toEqual({ ok: false, error: 'broken' })
    expect(await run(work)).toEqual({ ok: true, value: 'done' })
  })

  it.each([
    ['IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE)', 'no'],
    ['no', 'database or disk is full'],
  ])('that failed with %j and %j reports a full disk', async (first, second) => {
    const run = runner([
      new Connection([fails('UnknownError', first)]),
      new Connection([fails('UnknownError', second)]),
    ])
    expect(await run(work)).toEqual({ ok: false, error: 'full' })
  })

  it('that can’t be reopened still reports a full disk, until a request succeeds', async () => {
    const full = new Connection([fails('UnknownError', 'FILE_ERROR_NO_SPACE')])
    const run = runner([full, 'UnknownError', 'UnknownError', 'UnknownError', new Connection([])])
    expect(await run(work)).toEqual({ ok: false, error: 'full' })
    expect(await run(work)).toEqual({ ok: false, error: 'full' })
    expect(await run(work)).toEqual({ ok: true, value: 'done' })
    expect(await run(fails('DataError'))).toEqual({ ok: false, error: 'broken' })
  })

  it('that died during two requests is reopened once', async () => {
    const dead = new Connection([fails('UnknownError'), fails('UnknownError')])
    const fresh = new Connection([])
    const run = runner([dead, fresh])
    expect(await Promise.all([run(work), run(work)])).toEqual([
      { ok: true, value: 'done' },
      { ok: true, value: 'done' },
    ])
    expect(fresh.closed).toBe(false)
  })

  it('that couldn’t be opened is opened at the next request', async () => {
    const run = runner(['DataError', new Connection([])])
    expect(await run(work)).toEqual({ ok: false, error: 'broken' })
    expect(await run(work)).toEqual({ ok: true, value: 'done' })
  })

  it.each([
    ['QuotaExceededError', 'full'],
    ['ConstraintError', 'exists'],
    ['VersionError', 'newer'],
    ['SecurityError', 'refused'],
    ['NotAllowedError', 'refused'],
    ['DataCloneError', 'broken'],
  ])('reports %s as %s, without a retry', async (name, failure) => {
    const connection = new Connection([fails(name)])
    expect(await runner([connection])(work)).toEqual({ ok: false, error: failure })
    expect(connection.closed).toBe(false)
  })

  it('that hangs is abandoned and reopened', async () => {
    const hung = new Connection([hangs])
    const answer = runner([hung, new Connection([])])(work)
    await vi.advanceTimersByTimeAsync(60)
    expect(await answer).toEqual({ ok: true, value: 'done' })
    expect(hung.closed).toBe(true)
  })

  it('that hangs again is waited for only briefly', async () => {
    const hung = () => new Connection([hangs, hangs, hangs])
    const { run } = createRunner<Connection>(async () => hung())
    const answered: number[] = []
    for (let tap = 0; tap < 2; tap++) {
      const startedAt = Date.now()
      void run(work).then(() => answered.push(Date.now() - startedAt))
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(answered).toEqual([3_500, 1_000])
  })

  it('that the browser has closed is reopened without a failed request', async () => {
    const losses: (() => void)[] = []
    const first = new Connection([])
    const second = new Connection([])
    const run = runner([first, second], losses)
    await run(work)
    losses[0]?.()
    const used = await run(async connection => connection)
    expect(used).toEqual({ ok: true, value: second })
  })
})

describe('a browser without a database', () => {
  it('reports an error for each read and write', async () => {
    const storage = openDatabase()
    expect(await storage.all('matches')).toEqual({ ok: false, error: 'refused' })
    expect(await storage.write([{ type: 'put', store: 'settings', value: { key: 'a' } }])).toMatchObject({ ok: false })
  })
})
