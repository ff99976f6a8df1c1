// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSender, type SendStatus } from '../../../src/book/live/room.ts'
import { statusOf } from '../../../src/book/live/status.ts'
import { runs } from '../../runs.ts'

type Fate = 'well' | 'lost' | 'unanswered' | 'slow' | 'hangs'

type Request = Pick<RequestInit, 'signal'> & { readonly body?: string }

/** A room behind a network. The fates are those of the first requests; later requests succeed. */
function network(kept: string[], fates: readonly Fate[] = []) {
  const left = [...fates]

  function append(from: number, lines: readonly string[]) {
    const next = kept.length
    if (from > next) return [409, { error: 'next', next }] as const
    if (lines.some((line, i) => from + i < next && kept[from + i] !== line)) return [409, { error: 'differs', next }] as const // oxfmt-ignore
    kept.push(...lines.slice(next - from))
    return [201, { next: kept.length }] as const
  }

  async function ask(address: string, { body = '', signal }: Request): Promise<Response> {
    const fate = left.shift() ?? 'well'
    if (fate === 'hangs') return new Promise((_, reject) => signal?.addEventListener('abort', reject))
    if (fate === 'lost') throw new TypeError('offline')
    if (fate === 'slow') return Response.json({ error: 'too-fast' }, { status: 429 })
    const lines = body.split('\n').filter(line => line !== '')
    const [status, answer] = append(Number(address.split('/').at(-1)), lines)
    if (fate === 'unanswered') throw new TypeError('reset')
    return Response.json(answer, { status })
  }

  return ask
}

const ROOM = { id: 'room', key: 'key' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function send(ask: (address: string, request: Request) => Promise<Response>, lines: readonly string[]) {
  vi.stubGlobal('fetch', ask)
  const told: SendStatus[] = []
  const all = [...lines]
  const sender = createSender(
    ROOM,
    () => all,
    state => told.push(state),
  )
  return { sender, told, all }
}

const line = (number: number): string => JSON.stringify({ entry: number })
const linesTo = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => line(number))

describe('lines sent to a room', () => {
  it('arrive complete and in order, whatever the network does and however often the page is reopened', async () => {
    const fate = fc.constantFrom<Fate>('well', 'lost', 'unanswered', 'slow', 'hangs')
    const visits = fc.array(fc.record({ fates: fc.array(fate, { maxLength: 6 }), more: fc.nat(130) }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(visits, async each => {
        let count = 1
        const kept: string[] = []
        for (const { fates, more } of each) {
          const { sender, told, all } = send(network(kept, fates), linesTo(count))
          count += more
          all.push(...linesTo(count).slice(all.length))
          sender.push()
          await vi.advanceTimersByTimeAsync(400_000)
          expect(told.at(-1)).toBe('sent')
          sender.stop()
        }
        expect(kept).toEqual(linesTo(count))
      }),
      { numRuns: runs(8) },
    )
  })

  it('are not sent again if the room is gone, full, or has other lines', async () => {
    for (const [status, body, state] of [
      [404, { error: 'no-such-room' }, 'gone'],
      [507, { error: 'full', next: 2000 }, 'full'],
      [403, { error: 'not-the-writer' }, 'differs'],
      [409, { error: 'differs', next: 3 }, 'differs'],
    ] as const) {
      const ask = vi.fn<() => Promise<Response>>(async () => Response.json(body, { status }))
      const { told } = send(ask, linesTo(3))
      await vi.advanceTimersByTimeAsync(400_000)
      expect([told.at(-1), ask.mock.calls.length]).toEqual([state, 1])
    }
  })

  it('are reported as differing if another writer has added lines', async () => {
    const { told } = send(network([...linesTo(5)]), linesTo(3))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.at(-1)).toBe('differs')
  })

  it('are shown as sent only while the server responds', () => {
    expect(statusOf('sent', 'live')).toBe('sent')
    expect(statusOf('sending', 'live')).toBe('sending')
    expect(statusOf('sent', 'connecting')).toBe('sending')
    expect(statusOf('sent', 'broken')).toBe('offline')
    expect(statusOf('sending', 'broken')).toBe('offline')
    expect(statusOf('full', 'broken')).toBe('full')
  })
})
