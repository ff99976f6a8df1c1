// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addGuest, setPairing, type Change } from '../../../src/book/evening/changes.ts'
import type { Evening } from '../../../src/book/evening/evening.ts'
import { addReport } from '../../../src/book/evening/outcome.ts'
import { createExchange, type ExchangeStatus } from '../../../src/book/live/evening-exchange.ts'
import { eveningLines, readEveningLines } from '../../../src/book/live/lines.ts'
import { storedEvening, placedOf } from '../../../src/book/evening/merge.ts'
import { eveningOf } from '../evening/evenings.ts'
import { NAMES } from '../../rules.ts'
import { runs } from '../../runs.ts'
import { Stream } from './stream.ts'

type Request = Pick<RequestInit, 'signal'> & { readonly body?: string }

type Fate = 'well' | 'lost' | 'unanswered' | 'slow'

beforeEach(() => {
  Stream.all.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A room whose streams deliver each line separately, after a delay of the network. */
class Server {
  readonly lines: string[]
  readonly fates: Fate[]
  down = false
  /** Whether it accepts requests without answering them. */
  hangs = false

  constructor(evening: Evening, fates: readonly Fate[] = []) {
    this.lines = [...eveningLines(null, placedOf(evening))]
    this.fates = [...fates]
    vi.stubGlobal('EventSource', Stream)
    vi.stubGlobal('fetch', (address: string, { body, signal }: Request) => this.append(address, body, signal))
  }

  private async append(address: string, body = '', signal: Request['signal'] = null): Promise<Response> {
    if (this.hangs) return new Promise((_, reject) => signal?.addEventListener('abort', reject))
    const fate = this.down ? 'lost' : (this.fates.shift() ?? 'well')
    if (fate === 'lost') throw new TypeError('offline')
    if (fate === 'slow') return Response.json({ error: 'too-fast' }, { status: 429 })
    const [from, next, lines] = [Number(address.split('/').at(-1)), this.lines.length, body.split('\n')]
    const differs = from > next || lines.some((line, i) => from + i < next && this.lines[from + i] !== line)
    if (!differs) this.lines.push(...lines.slice(next - from))
    if (fate === 'unanswered') throw new TypeError('reset')
    return Response.json(differs ? { error: from > next ? 'next' : 'differs', next } : { next: this.lines.length }, {
      status: differs ? 409 : 201,
    })
  }

  tellAll(): void {
    Stream.tellAll(this.lines)
  }
}

/** Opens a phone that has all lines of the room so far. */
function openPhone(server: Server) {
  const lines = [...server.lines]
  const began = readEveningLines(lines, NAMES)
  if (began === null || typeof began === 'string') throw new Error('no evening')
  let evening = storedEvening(began, {})
  let seen = lines.length
  let state: ExchangeStatus = 'sending'
  const open = () =>
    createExchange({
      room: { id: 'room', key: 'key' },
      games: NAMES,
      locks: undefined,
      storedCount: async () => seen,
      async store(become, count) {
        evening = become(evening) ?? evening
        seen = count
        return true
      },
      onState: told => (state = told),
    })
  let exchange = open()
  return {
    get evening() {
      return evening
    },
    get state() {
      return state
    },
    change(to: Change, at: number): void {
      evening = { ...to(evening), touched: at }
      exchange.push()
    },
    reload(): void {
      exchange.stop()
      exchange = open()
    },
    leave: () => exchange.stop(),
  }
}

/** Lets the server send what it has, `times` times. */
async function rest(server: Server, ms = 0, times = 8): Promise<void> {
  for (let i = 0; i < times; i++) {
    server.tellAll()
    await vi.advanceTimersByTimeAsync(ms)
  }
}

const won = (guests: readonly number[], at: number): Change =>
  setPairing(null, addReport({ guests }, { winner: 1, scores: null }, at))

describe('an evening that phones share in a room', () => {
  it('becomes equal on all of them, whatever the network does and however often a page is reopened', async () => {
    const fate = fc.constantFrom<Fate>('well', 'lost', 'unanswered', 'slow')
    const does = fc.oneof(
      fc.constantFrom('tell', 'join', 'reload', 'wait', 'away', 'back').map(type => ({ type })),
      fc.constant({ type: 'tell' }),
    )
    const step = fc.tuple(fc.nat(2), does)
    const visit = fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.array(step, { maxLength: 14 }),
      async (fates, steps) => {
        Stream.all.length = 0
        const server = new Server(eveningOf(4), fates)
        const phones = [0, 1, 2].map(() => openPhone(server))
        const told: number[] = []
        for (const [index, [which, { type }]] of steps.entries()) {
          const [phone, at] = [phones[which], 100 + index]
          if (type === 'wait') await rest(server, 300)
          if (type === 'away' || type === 'back') server.down = type === 'away'
          if (type === 'reload') phone?.reload()
          if (type === 'join') phone?.change(addGuest(`Guest ${index}`), at)
          if (type !== 'tell') continue
          phone?.change(won([1 + (index % 2), 3], at), at)
          told.push(at)
        }
        server.down = false
        await rest(server, 1_000, 34)
        const [first, ...others] = phones.map(phone => ({ ...phone.evening, touched: 0 }))
        for (const other of others) expect(other).toEqual(first)
        expect(phones.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
        expect(first?.pairings.flatMap(pairing => (pairing.told ?? []).map(({ at }) => at)).sort()).toEqual(told)
        phones.forEach(phone => phone.leave())
      },
    )
    await fc.assert(visit, { numRuns: runs(50) })
  })

  it('is reported as sent only while the server responds and has confirmed it', async () => {
    const server = new Server(eveningOf(3))
    const phone = openPhone(server)
    await rest(server)
    expect(phone.state).toBe('sent')
    server.hangs = true
    phone.change(addGuest('Dee'), 10)
    await vi.advanceTimersByTimeAsync(100)
    expect(phone.state).toBe('sending')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(phone.state).toBe('offline')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([phone.state, server.lines.join().includes('Dee')]).toEqual(['offline', false])
    server.hangs = false
    await rest(server)
    expect([phone.state, server.lines.join().includes('Dee')]).toEqual(['sent', true])
    phone.leave()
  })

  it('stops at entries of a newer version, and reports the end of the room', async () => {
    const server = new Server(eveningOf(3))
    const phone = openPhone(server)
    await rest(server)
    expect(phone.state).toBe('sent')
    server.lines.push(JSON.stringify({ at: 9, whole: { format: 3 } }))
    await rest(server)
    expect(phone.state).toBe('newer')
    Stream.all.at(-1)?.dispatchEvent(new Event('gone'))
    expect(phone.state).toBe('gone')
    phone.change(addGuest('Dee'), 10)
    await rest(server)
    expect([phone.state, server.lines.join().includes('Dee')]).toEqual(['gone', false])
  })
})
