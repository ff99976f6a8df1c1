import { holdInSight, type Locks, takeLock } from '../lock.ts'
import { nextOf, streamOf } from './room.ts'

/** `broken`: the stream has ended and is tried again. */
export type Following = 'connecting' | 'live' | 'broken' | 'gone'

/** What a stream tells of a room. */
type Told =
  | { readonly type: 'line'; readonly number: number; readonly line: string }
  | { readonly type: 'wish'; readonly wish: string }
  /** How many milliseconds the server’s clock is ahead of this device’s. */
  | { readonly type: 'time'; readonly ahead: number }
  /** `from`: the number of the first line that is told now. */
  | { readonly type: 'state'; readonly state: Following; readonly from: number }

/** Milliseconds until a stream that has ended for good is opened again, and until a room that has none is looked at again. */
const AGAIN = 5_000

/** A browser opens six connections to one server on HTTP/1.1, of which two are left for all the rest. */
const PLACES = ['stream-1', 'stream-2', 'stream-3', 'stream-4']

/** Takes one of a browser’s few streams till the answer is called; null where all are taken. */
async function takePlace(locks: Locks | undefined): Promise<(() => void) | null> {
  for (const place of PLACES) {
    const lock = await takeLock(locks, place, () => undefined)
    if (lock.role === 'writer') return lock.leave
    lock.leave()
  }
  return null
}

/**
 * Streams a room from a number on. What the browser takes up again by itself it does; a stream that has ended, as on a phone that slept,
 * is opened anew from the first line that was not told. Where a browser follows too many rooms, this one is looked at every few seconds;
 * what somebody asks for meanwhile is not heard.
 */
function openStream(room: string, from: number, locks: Locks | undefined, tell: (told: Told) => void) {
  let wanted = from
  let place: (() => void) | null = null
  let stream: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let left = false

  const say = (state: Following): void => tell({ type: 'state', state, from: wanted })

  /** Till the line of number `until`, where that is said. */
  function open(until = Infinity): void {
    stream?.close()
    const opened = new EventSource(streamOf(room, wanted))
    const first = wanted
    stream = opened
    opened.addEventListener('open', () => tell({ type: 'state', state: 'live', from: first }))
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      wanted = Number(lastEventId) + 1
      tell({ type: 'line', number: wanted - 1, line: data })
      if (wanted >= until) opened.close()
    })
    opened.addEventListener('ask', ({ data }: MessageEvent<string>) => tell({ type: 'wish', wish: data }))
    opened.addEventListener('time', ({ data }: MessageEvent<string>) =>
      tell({ type: 'time', ahead: Number(data) - Date.now() }),
    )
    opened.addEventListener('gone', () => say('gone'))
    opened.addEventListener('error', () => {
      if (stream !== opened || left) return
      say('broken')
      if (opened.readyState === EventSource.CLOSED) void look()
    })
  }

  async function begin(): Promise<void> {
    clearTimeout(timer)
    if (asking) return
    if (!place) {
      asking = true
      place = await takePlace(locks)
      asking = false
    }
    if (left) place?.()
    else if (place) open()
    else await look()
  }

  /** A browser gives up where it is told that there is nothing. */
  async function look(): Promise<void> {
    clearTimeout(timer)
    const next = await nextOf(room)
    if (left) return
    if (next === 'gone') return say('gone')
    timer = setTimeout(() => void begin(), AGAIN)
    if (place) return
    if (next === null) say('broken')
    else if (next > wanted) open(next)
    else say('live')
  }

  const awake = (): void => {
    if (document.visibilityState === 'visible' && stream?.readyState !== EventSource.OPEN) void begin()
  }

  window.addEventListener('online', awake)
  window.addEventListener('pageshow', awake)
  document.addEventListener('visibilitychange', awake)
  void begin()

  return {
    /** Tells again, from a number on. */
    again(from: number): void {
      wanted = from
      void begin()
    },
    close(): void {
      left = true
      clearTimeout(timer)
      stream?.close()
      place?.()
      window.removeEventListener('online', awake)
      window.removeEventListener('pageshow', awake)
      document.removeEventListener('visibilitychange', awake)
    },
  }
}

interface Follower {
  /** The number of the first line that is wanted. */
  readonly from?: number
  take?(line: string): void
  tell?(state: Following): void
  /** Called with what somebody asks for. */
  hear?(wish: string): void
  /** Called with how many milliseconds the server’s clock is ahead of this device’s. */
  time?(ahead: number): void
  /** Whether this window holds the stream, for all of its browser. */
  hold?(holds: boolean): void
}

/** What windows of one browser that follow the same room tell one another: what the stream tells, and who misses lines. */
type Said = Told | { readonly type: 'missing'; readonly from: number }

/**
 * Follows a room: each line is told once, in its order, whatever the network does between. Of all windows of a browser one holds the
 * stream and tells the others, since browsers open few; each passes over what it had, and says from which number on it misses lines.
 */
export function followRoom(room: string, follower: Follower, locks: Locks | undefined): () => void {
  const name = `stream-${room}`
  const channel = locks && 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  let count = follower.from ?? 0
  let stream: ReturnType<typeof openStream> | null = null
  let left = false

  const say = (said: Said): void => channel?.postMessage(said)
  const miss = (): void => (stream ? stream.again(count) : say({ type: 'missing', from: count }))

  function take(told: Told): void {
    if (left) return
    switch (told.type) {
      case 'line':
        if (told.number > count) return miss()
        if (told.number < count) return
        count++
        return follower.take?.(told.line)
      case 'wish':
        return follower.hear?.(told.wish)
      case 'time':
        return follower.time?.(told.ahead)
      case 'state':
        if (told.state === 'gone') leave()
        else if (told.from > count) miss()
        return follower.tell?.(told.state)
    }
  }

  function tellAll(told: Told): void {
    say(told)
    take(told)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.type === 'missing') stream?.again(Math.min(data.from, count))
    else if (!stream) take(data)
  })

  function hold(holds: boolean): void {
    if (left) return
    if (!holds && !stream) miss()
    stream?.close()
    stream = holds ? openStream(room, count, locks, tellAll) : null
    follower.hold?.(holds)
  }

  function leave(): void {
    left = true
    stream?.close()
    channel?.close()
    void holding.then(release => release())
  }

  follower.tell?.('connecting')
  const holding = holdInSight(channel ? locks : undefined, name, hold)
  return leave
}
