// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followRoom } from '../../../src/book/live/follow.ts'
import { Stream } from './stream.ts'

beforeEach(() => {
  Stream.all.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(answer: () => Promise<Response> = () => Promise.reject(new TypeError('offline'))) {
  vi.stubGlobal('fetch', answer)
  const lines: string[] = []
  const states: string[] = []
  const heard: string[] = []
  const leave = followRoom('room', {
    take: line => lines.push(line),
    tell: state => states.push(state),
    hear: wish => heard.push(wish),
  })
  const last = (): Stream => Stream.all.at(-1) ?? new Stream('about:blank')
  return { lines, states, heard, leave, last }
}

describe('following a room', () => {
  it('takes each line once, and asks anew from the first that is missing', () => {
    const { lines, last, states } = follow()
    last().opens()
    last().tells(0)
    last().tells(1)
    last().tells(1)
    last().tells(3)
    expect([Stream.all.length, last().from]).toEqual([2, '2'])
    last().opens()
    last().tells(2)
    last().tells(3)
    expect(lines).toEqual([0, 1, 2, 3].map(number => `line ${number}`))
    expect(states).toEqual(['connecting', 'live', 'live'])
  })

  it('hears what somebody asks for', () => {
    const { heard, last } = follow()
    last().opens()
    last().dispatchEvent(new MessageEvent('ask', { data: '{"seat":2}' }))
    expect(heard).toEqual(['{"seat":2}'])
  })

  it('leaves to the browser what that takes up again by itself', () => {
    const { last, states } = follow()
    last().opens()
    last().fails(0)
    expect([states.at(-1), Stream.all.length]).toEqual(['broken', 1])
    last().opens()
    expect(states.at(-1)).toBe('live')
  })

  it('tries again where a browser has given up, until the room is gone', async () => {
    const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(Response.json({}, { status: 404 }))]
    const { last, states } = follow(() => answers.shift() ?? Promise.reject(new TypeError('offline')))
    last().fails(Stream.CLOSED)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([states.at(-1), Stream.all.length]).toEqual(['broken', 2])
    last().fails(Stream.CLOSED)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([states.at(-1), Stream.all.length]).toEqual(['gone', 2])
  })

  it('ends when the room does, and when nobody looks any more', () => {
    const { last, states } = follow()
    last().opens()
    last().dispatchEvent(new Event('gone'))
    expect([states.at(-1), last().readyState]).toEqual(['gone', Stream.CLOSED])
    const other = follow()
    other.last().opens()
    other.leave()
    expect(other.last().readyState).toBe(Stream.CLOSED)
    window.dispatchEvent(new Event('online'))
    expect(Stream.all).toHaveLength(2)
  })

  it('wakes a stream that died while the phone slept', () => {
    const { last } = follow()
    last().opens()
    window.dispatchEvent(new Event('pageshow'))
    expect(Stream.all).toHaveLength(1)
    last().readyState = Stream.CLOSED
    window.dispatchEvent(new Event('pageshow'))
    expect(Stream.all).toHaveLength(2)
  })
})
