// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followRoom } from '../../../src/book/live/follow.ts'
import type { Locks } from '../../../src/book/lock.ts'
import { runs } from '../../runs.ts'
import { createLocks } from '../locks.ts'
import { Stream, Wire } from './stream.ts'

beforeEach(() => {
  Stream.all.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('BroadcastChannel', Wire)
})
afterEach(() => {
  leaving.splice(0).forEach(leave => leave())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const leaving: (() => void)[] = []

function beSeen(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

const settled = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
const last = (): Stream => Stream.all.at(-1) ?? new Stream('about:blank')

/** A window that follows a room. Without shared locks it counts as another browser. */
function openWindow(room = 'room', locks?: Locks) {
  const lines: string[] = []
  const states: string[] = []
  const heard: string[] = []
  const times: number[] = []
  const follower = {
    handleLine: (line: string) => void lines.push(line),
    handleState: (state: string) => void states.push(state),
    handleRequest: (wish: string) => void heard.push(wish),
    handleTime: (ahead: number) => void times.push(ahead),
  }
  const leave = followRoom(room, follower, locks)
  leaving.push(leave)
  return { lines, states, heard, times, leave }
}

async function follow(answer: () => Promise<Response> = () => Promise.reject(new TypeError('offline'))) {
  vi.stubGlobal('fetch', answer)
  const opened = openWindow()
  await settled()
  return opened
}

const linesTo = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => `line ${number}`)

describe('following a room', () => {
  it('delivers each line once, and requests the first missing line', async () => {
    const { lines, states } = await follow()
    last().opens()
    last().tells(0)
    last().tells(1)
    last().tells(1)
    last().tells(3)
    expect([Stream.all.length, last().from]).toEqual([2, '2'])
    last().opens()
    last().tells(2)
    last().tells(3)
    expect(lines).toEqual(linesTo(4))
    expect(states).toEqual(['connecting', 'live', 'live'])
  })

  it('receives requests, and the server’s time', async () => {
    const { heard, times } = await follow()
    last().opens()
    last().dispatchEvent(new MessageEvent('ask', { data: '{"seat":2}' }))
    last().dispatchEvent(new MessageEvent('time', { data: String(Date.now() - 180_000) }))
    expect([heard, times]).toEqual([['{"seat":2}'], [-180_000]])
  })

  it('lets the browser reconnect a stream that has failed', async () => {
    const { states } = await follow()
    last().opens()
    last().fails(0)
    expect([states.at(-1), Stream.all.length]).toEqual(['broken', 1])
    last().opens()
    expect(states.at(-1)).toBe('live')
  })

  it('reconnects after the browser has given up, until the room is gone', async () => {
    let status = 0
    const { states } = await follow(async () => {
      if (status === 0) throw new TypeError('offline')
      return Response.json({ next: 0 }, { status })
    })
    last().fails(Stream.CLOSED)
    await settled(3_000)
    expect([states.at(-1), Stream.open.length]).toEqual(['broken', 1])
    status = 200
    last().fails(Stream.CLOSED)
    await settled(2_000)
    last().opens()
    expect(states.at(-1)).toBe('live')
    status = 404
    last().fails(Stream.CLOSED)
    await settled(60_000)
    expect([states.at(-1), Stream.open.length]).toEqual(['gone', 0])
  })

  it('is reported as live while the server sends, and as broken when it stops', async () => {
    const { states } = await follow()
    last().opens()
    for (let second = 0; second < 60; second++) {
      last().beats()
      await settled(1_000)
    }
    expect([states.at(-1), Stream.all.length]).toEqual(['live', 1])
    const hung = last()
    await settled(2_000)
    expect([states.at(-1), Stream.open]).toEqual(['broken', [last()]])
    // Late events of an abandoned stream are ignored.
    hung.beats()
    expect(states.at(-1)).toBe('broken')
    // The connection that hangs is replaced again and again, and the server answers only the last one.
    await settled(40_000)
    expect([states.at(-1), Stream.open.length]).toEqual(['broken', 1])
    last().opens()
    expect(states.at(-1)).toBe('live')
  })

  it('is checked as soon as the phone wakes, and requests no heartbeats while the page is hidden', async () => {
    const { states } = await follow()
    last().opens()
    expect(last().isQuiet).toBe(false)
    beSeen('hidden')
    for (let second = 0; second < 70; second++) {
      if (!last().isQuiet) last().beats()
      await settled(1_000)
      if (last().readyState !== Stream.OPEN) last().opens()
    }
    expect([Stream.open.length, last().isQuiet, states.at(-1)]).toEqual([1, true, 'live'])
    beSeen('visible')
    expect([Stream.open.length, last().isQuiet]).toEqual([1, false])
    last().opens()
    // No timer ran during sleep.
    vi.setSystemTime(Date.now() + 10_000)
    window.dispatchEvent(new Event('pageshow'))
    expect(states.at(-1)).toBe('broken')
    last().opens()
    expect(states.at(-1)).toBe('live')
  })

  it('ends when the room ends, and when the last follower leaves', async () => {
    const { states } = await follow()
    last().opens()
    last().dispatchEvent(new Event('gone'))
    expect([states.at(-1), last().readyState]).toEqual(['gone', Stream.CLOSED])
    const other = await follow()
    last().opens()
    other.leave()
    expect(last().readyState).toBe(Stream.CLOSED)
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(Stream.all).toHaveLength(2)
  })

  it('reopens a stream that died while the phone slept', async () => {
    await follow()
    last().opens()
    window.dispatchEvent(new Event('pageshow'))
    expect(Stream.all).toHaveLength(1)
    last().readyState = Stream.CLOSED
    window.dispatchEvent(new Event('pageshow'))
    expect(Stream.all).toHaveLength(2)
  })
})

describe('windows of one browser', () => {
  it('share one stream of a room, and each gets every line once, whichever window is opened, closed or cut off', async () => {
    const step = fc.oneof(
      fc.constantFrom('open', 'close', 'fail', 'reset', 'hide', 'show').map(type => ({ type, which: 0 })),
      fc.record({ type: fc.constantFrom('open', 'close', 'play'), which: fc.nat(4) }),
    )
    const visit = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      Stream.all.length = 0
      const locks = createLocks()
      const windows: ReturnType<typeof openWindow>[] = []
      const played: string[] = []
      vi.stubGlobal('fetch', async () => Response.json({ next: played.length }))
      const rest = async (): Promise<void> => {
        for (let i = 0; i < 4; i++) {
          await settled()
          Stream.tellAll(played)
        }
        await settled()
      }
      for (const { type, which } of steps) {
        if (type === 'open') windows.push(openWindow('room', locks))
        if (type === 'close') windows.splice(which % Math.max(windows.length, 1), 1)[0]?.leave()
        if (type === 'play') played.push(...linesTo(played.length + which).slice(played.length))
        if (type === 'fail') Stream.open[0]?.fails(Stream.CLOSED)
        if (type === 'reset') Stream.open[0]?.fails(0)
        if (type === 'hide') beSeen('hidden')
        if (type === 'show') beSeen('visible')
        if (which > 2) await rest()
      }
      await settled(6_000)
      await rest()
      for (const { lines, states } of windows) expect([lines, states.at(-1)]).toEqual([played, 'live'])
      expect(Stream.open.length).toBe(Math.min(windows.length, 1))
      windows.forEach(({ leave }) => leave())
      await settled()
      expect(Stream.open).toEqual([])
    })
    // A line arrives while the stream moves to another window.
    const unseen = ['open', 'open', 'play', 'hide', 'open', 'close'].map((type, i) => ({
      type,
      which: i === 2 ? 3 : 1,
    }))
    await fc.assert(visit, { numRuns: runs(30), examples: [[unseen]] })
  })

  it('share requests, the time, and the end of the room', async () => {
    const locks = createLocks()
    const windows = [openWindow('room', locks), openWindow('room', locks)]
    await settled()
    last().opens()
    last().dispatchEvent(new MessageEvent('ask', { data: '{}' }))
    last().dispatchEvent(new MessageEvent('time', { data: String(Date.now() + 60_000) }))
    last().dispatchEvent(new Event('gone'))
    await settled()
    for (const { heard, times, states } of windows)
      expect([heard, times, states.at(-1)]).toEqual([['{}'], [60_000], 'gone'])
    expect(Stream.open).toEqual([])
  })

  it('that follow many rooms have four streams, and poll the other rooms every few seconds', async () => {
    const locks = createLocks()
    const played = linesTo(3)
    vi.stubGlobal('fetch', async () => Response.json({ next: played.length }))
    const windows = Array.from({ length: 7 }, (_, i) => openWindow(`room ${i}`, locks))
    for (let second = 0; second < 12; second++) {
      await settled(1_000)
      Stream.tellAll(played)
    }
    for (const { lines, states } of windows) expect([lines, states.at(-1)]).toEqual([played, 'live'])
    expect(Stream.open).toHaveLength(4)
    windows[0]?.leave()
    await settled(6_000)
    expect(Stream.open).toHaveLength(4)
    windows.forEach(({ leave }) => leave())
    await settled(6_000)
    expect(Stream.open).toEqual([])
  })
})
