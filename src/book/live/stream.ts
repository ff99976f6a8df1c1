import { type Locks, requestLock } from '../lock.ts'
import { nextLineNumber, streamOf } from './room.ts'
import type { FollowStatus } from './status.ts'

export type StreamMessage =
  | { readonly type: 'line'; readonly number: number; readonly line: string }
  | { readonly type: 'wish'; readonly wish: string }
  | { readonly type: 'notice'; readonly notice: string }
  /** The number of milliseconds by which the server’s clock is ahead of this device’s. */
  | { readonly type: 'time'; readonly ahead: number }
  /** `from`: the number of the next line. */
  | { readonly type: 'state'; readonly state: FollowStatus; readonly from: number }

/**
 * Milliseconds. `silent`: without an event, after which a stream with beats counts as dead. `connect`: after which a stream must be open.
 * `again`: before a failed stream is reopened. `look`: between polls of a room without a stream, and the maximum time of a poll.
 * `hidden`: after which a hidden page reopens its stream without beats.
 */
const TIMES = { silent: 2_500, connect: 5_000, again: 1_000, look: 2_000, hidden: 60_000 } as const

/** Locks for four streams. With HTTP/1.1, a browser opens six connections to a server, so two are left for other requests. */
const PLACES = ['stream-1', 'stream-2', 'stream-3', 'stream-4']

async function reserveStream(locks: Locks | undefined): Promise<(() => void) | null> {
  for (const place of PLACES) {
    const lock = await requestLock(locks, place, () => undefined)
    if (lock.role === 'writer') return lock.dispose
    lock.dispose()
  }
  return null
}

const isVisible = (): boolean => document.visibilityState === 'visible'

/** Browsers suspend the timers of hidden pages, so the caller can also `check` whether the time is up. */
function createWatch(lost: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Infinity

  function stop(): void {
    clearTimeout(timer)
    due = Infinity
  }

  function check(): void {
    if (Date.now() < due) return
    stop()
    lost()
  }

  return {
    expect(within: number): void {
      clearTimeout(timer)
      due = Date.now() + within
      timer = setTimeout(check, within)
    },
    check,
    stop,
  }
}

function watchVisibility(seen: () => void, hidden: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = (): void => {
    clearTimeout(timer)
    if (isVisible()) seen()
    else timer = setTimeout(hidden, TIMES.hidden)
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', refresh, { signal })
  window.addEventListener('pageshow', refresh, { signal })
  document.addEventListener('visibilitychange', refresh, { signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

interface Connection {
  /** Whether the server sends a beat each second. */
  readonly beats: boolean
  isOpen(): boolean
  check(): void
  close(): void
}

function listenAll(stream: EventSource, isHandled: () => boolean, deliver: (message: StreamMessage) => void): void {
  const on = (type: string, messageOf?: (event: MessageEvent<string>) => StreamMessage): void =>
    stream.addEventListener(type, (event: Event) => {
      if (isHandled() && messageOf && event instanceof MessageEvent) deliver(messageOf(event))
    })
  on('open')
  on('beat')
  on('time', ({ data }) => ({ type: 'time', ahead: Number(data) - Date.now() }))
  on('ask', ({ data }) => ({ type: 'wish', wish: data }))
  on('notice', ({ data }) => ({ type: 'notice', notice: data }))
  on('message', ({ data, lastEventId }) => ({ type: 'line', number: Number(lastEventId), line: data }))
}

/** A hanging connection reports no error, so a stream that is silent also counts as ended. */
function connect(
  room: string,
  from: number,
  deliver: (message: StreamMessage) => void,
  ended: (how: 'silent' | 'given-up') => void,
): Connection {
  const beats = isVisible()
  const stream = new EventSource(streamOf(room, from, beats))
  const watch = createWatch(() => end('silent'))
  let isReceiving = false
  let closed = false

  const notify = (state: FollowStatus): void => deliver({ type: 'state', state, from })

  function close(): void {
    closed = true
    watch.stop()
    stream.close()
  }

  function end(how: 'silent' | 'given-up'): void {
    close()
    notify('broken')
    ended(how)
  }

  function noteEvent(): boolean {
    if (closed) return false
    if (beats) watch.expect(TIMES.silent)
    else watch.stop()
    if (!isReceiving) notify('live')
    isReceiving = true
    return true
  }

  listenAll(stream, noteEvent, deliver)
  stream.addEventListener('gone', () => notify('gone'))
  stream.addEventListener('error', () => {
    if (closed) return
    if (!isReceiving || stream.readyState === EventSource.CLOSED) return end('given-up')
    // The browser reconnects on its own, from the last line.
    isReceiving = false
    notify('broken')
    watch.expect(TIMES.connect)
  })
  watch.expect(TIMES.connect)
  return { beats, isOpen: () => !closed && stream.readyState === EventSource.OPEN, check: watch.check, close }
}

/**
 * Streams a room's lines from number `from` on. A stream that has ended or is silent is reopened from the first missing line. If the
 * browser already has too many streams, the room is polled every few seconds instead, and requests and notices sent meanwhile are lost.
 */
export function openStream(
  room: string,
  from: number,
  locks: Locks | undefined,
  deliver: (message: StreamMessage) => void,
) {
  let wanted = from
  let place: (() => void) | null = null
  let stream: Connection | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReserving = false
  let isClosed = false

  const notify = (state: FollowStatus): void => deliver({ type: 'state', state, from: wanted })

  /** Closes the stream when all lines before `until` have arrived. */
  function open(until = Infinity): void {
    stream?.close()
    function handle(message: StreamMessage): void {
      if (message.type === 'line') wanted = message.number + 1
      deliver(message)
      if (wanted >= until) stream?.close()
    }
    stream = connect(room, wanted, handle, how => {
      if (how === 'silent') void begin()
      else timer = setTimeout(() => void probe(), TIMES.again)
    })
  }

  async function begin(): Promise<void> {
    clearTimeout(timer)
    if (isReserving) return
    if (!place) {
      isReserving = true
      place = await reserveStream(locks)
      isReserving = false
    }
    if (isClosed) place?.()
    else if (place) open()
    else await probe()
  }

  /** Browsers don't say why a stream failed. */
  async function probe(): Promise<void> {
    clearTimeout(timer)
    const next = await nextLineNumber(room, TIMES.look)
    if (isClosed) return
    if (next === 'gone') return notify('gone')
    if (place && next !== null) return void begin()
    timer = setTimeout(() => void begin(), place ? TIMES.again : TIMES.look)
    if (next === null) notify('broken')
    else if (!place && next > wanted) open(next)
    else notify('live')
  }

  const stopWatching = watchVisibility(
    () => {
      stream?.check()
      if (!stream?.beats || !stream.isOpen()) void begin()
    },
    () => stream?.beats === true && void begin(),
  )
  void begin()

  return {
    again(from: number): void {
      wanted = from
      void begin()
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
      stream?.close()
      place?.()
      stopWatching()
    },
  }
}
