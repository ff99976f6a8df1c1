import { type Locks, takeLock } from '../lock.ts'
import { nextOf, streamOf } from './room.ts'
import type { Following } from './status.ts'

export type StreamMessage =
  | { readonly type: 'line'; readonly number: number; readonly line: string }
  | { readonly type: 'wish'; readonly wish: string }
  | { readonly type: 'notice'; readonly notice: string }
  /** How many milliseconds the server’s clock is ahead of this device’s. */
  | { readonly type: 'time'; readonly ahead: number }
  /** `from`: the number of the next line. */
  | { readonly type: 'state'; readonly state: Following; readonly from: number }

/**
 * Milliseconds. `silent`: after which a stream that beats each second is dead. `connect`: in which a stream must open.
 * `again`: until a stream that has failed is opened again. `look`: between two looks at a room that has no stream, and in which an answer
 * must come. `hidden`: after which a page that isn't seen asks for no more beats.
 */
const TIMES = { silent: 2_500, connect: 5_000, again: 1_000, look: 2_000, hidden: 60_000 } as const

/** A browser opens six connections to one server on HTTP/1.1, of which two are left for all the rest. */
const PLACES = ['stream-1', 'stream-2', 'stream-3', 'stream-4']

/** Takes one of a browser’s few streams until the returned function is called; null if all are taken. */
async function takePlace(locks: Locks | undefined): Promise<(() => void) | null> {
  for (const place of PLACES) {
    const lock = await takeLock(locks, place, () => undefined)
    if (lock.role === 'writer') return lock.dispose
    lock.dispose()
  }
  return null
}

const isSeen = (): boolean => document.visibilityState === 'visible'

/** Calls `lost` after silence of the expected length; if timers slept, on the next check. */
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
    /** Expects a sign within this many milliseconds. */
    expect(within: number): void {
      clearTimeout(timer)
      due = Date.now() + within
      timer = setTimeout(check, within)
    },
    check,
    stop,
  }
}

/** Calls when the page is visible or online again, and when it has been hidden for long. */
function watchSight(seen: () => void, hidden: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = (): void => {
    clearTimeout(timer)
    if (isSeen()) seen()
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
  /** Calls once it was silent for too long, if it is. */
  check(): void
  close(): void
}

/** Listens to each event of a room’s stream. `isHandled` is called before each. */
function listenAll(stream: EventSource, isHandled: () => boolean, deliver: (message: StreamMessage) => void): void {
  const on = (type: string, tellOf?: (event: MessageEvent<string>) => StreamMessage): void =>
    stream.addEventListener(type, (event: Event) => {
      if (isHandled() && tellOf && event instanceof MessageEvent) deliver(tellOf(event))
    })
  on('open')
  on('beat')
  on('time', ({ data }) => ({ type: 'time', ahead: Number(data) - Date.now() }))
  on('ask', ({ data }) => ({ type: 'wish', wish: data }))
  on('notice', ({ data }) => ({ type: 'notice', notice: data }))
  on('message', ({ data, lastEventId }) => ({ type: 'line', number: Number(lastEventId), line: data }))
}

/** Opens a room's stream once. `ended`: it is silent, since a hanging connection gives no error; or the browser has given up. */
function connect(
  room: string,
  from: number,
  deliver: (message: StreamMessage) => void,
  ended: (how: 'silent' | 'given-up') => void,
): Connection {
  const beats = isSeen()
  const stream = new EventSource(streamOf(room, from, beats))
  const watch = createWatch(() => end('silent'))
  let heard = false
  let closed = false

  const notify = (state: Following): void => deliver({ type: 'state', state, from })

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
    if (!heard) notify('live')
    heard = true
    return true
  }

  listenAll(stream, noteEvent, deliver)
  stream.addEventListener('gone', () => notify('gone'))
  stream.addEventListener('error', () => {
    if (closed) return
    if (!heard || stream.readyState === EventSource.CLOSED) return end('given-up')
    // The browser reconnects on its own from the last line.
    heard = false
    notify('broken')
    watch.expect(TIMES.connect)
  })
  watch.expect(TIMES.connect)
  return { beats, isOpen: () => !closed && stream.readyState === EventSource.OPEN, check: watch.check, close }
}

/**
 * Streams a room's entries, starting at a number. A stream that ended or is silent is reopened from the first missing line. If a
 * browser follows too many rooms, this one is polled every few seconds, and requests sent meanwhile are missed.
 */
export function openStream(
  room: string,
  from: number,
  locks: Locks | undefined,
  tell: (message: StreamMessage) => void,
) {
  let wanted = from
  let place: (() => void) | null = null
  let stream: Connection | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let left = false

  const notify = (state: Following): void => tell({ type: 'state', state, from: wanted })

  /** Until line `until`, if given. */
  function open(until = Infinity): void {
    stream?.close()
    function handle(message: StreamMessage): void {
      if (message.type === 'line') wanted = message.number + 1
      tell(message)
      if (wanted >= until) stream?.close()
    }
    stream = connect(room, wanted, handle, how => {
      if (how === 'silent') void begin()
      else timer = setTimeout(() => void probe(), TIMES.again)
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
    else await probe()
  }

  /** A browser gives no reason for a failed stream. */
  async function probe(): Promise<void> {
    clearTimeout(timer)
    const next = await nextOf(room, TIMES.look)
    if (left) return
    if (next === 'gone') return notify('gone')
    if (place && next !== null) return void begin()
    timer = setTimeout(() => void begin(), place ? TIMES.again : TIMES.look)
    if (next === null) notify('broken')
    else if (!place && next > wanted) open(next)
    else notify('live')
  }

  const leaveSight = watchSight(
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
      left = true
      clearTimeout(timer)
      stream?.close()
      place?.()
      leaveSight()
    },
  }
}
