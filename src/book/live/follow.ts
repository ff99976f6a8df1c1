import { isGone, streamOf } from './room.ts'

/** `broken`: the stream has ended and is tried again. */
export type Following = 'connecting' | 'live' | 'broken' | 'gone'

/** Milliseconds until a stream that has ended for good is opened again. */
const AGAIN = 5_000

interface Follower {
  /** The number of the first line that is wanted. */
  readonly from?: number
  take?(line: string): void
  tell?(state: Following): void
  /** Called with what somebody asks for. */
  hear?(wish: string): void
}

/**
 * Follows a room: each line is told once, in its order, whatever the network does between. What the browser takes up again by itself it
 * does; a stream that has ended, as on a phone that slept, is opened anew from the first line that is missing.
 */
export function followRoom(room: string, { from = 0, take, tell, hear }: Follower): () => void {
  let count = from
  let stream: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false

  function open(): void {
    clearTimeout(timer)
    stream?.close()
    const opened = new EventSource(streamOf(room, count))
    stream = opened
    opened.addEventListener('open', () => tell?.('live'))
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      const number = Number(lastEventId)
      if (number > count) return open()
      if (number < count) return
      count++
      take?.(data)
    })
    opened.addEventListener('ask', ({ data }: MessageEvent<string>) => hear?.(data))
    opened.addEventListener('gone', () => end('gone'))
    opened.addEventListener('error', () => {
      if (stream !== opened || left) return
      tell?.('broken')
      if (opened.readyState === EventSource.CLOSED) void ended()
    })
  }

  /** A browser gives up where it is told that there is nothing. */
  async function ended(): Promise<void> {
    const gone = await isGone(room)
    if (left) return
    if (gone === true) end('gone')
    else timer = setTimeout(open, AGAIN)
  }

  function end(state: Following): void {
    leave()
    tell?.(state)
  }

  const awake = (): void => {
    if (document.visibilityState === 'visible' && stream?.readyState !== EventSource.OPEN) open()
  }

  function leave(): void {
    left = true
    clearTimeout(timer)
    stream?.close()
    window.removeEventListener('online', awake)
    window.removeEventListener('pageshow', awake)
    document.removeEventListener('visibilitychange', awake)
  }

  window.addEventListener('online', awake)
  window.addEventListener('pageshow', awake)
  document.addEventListener('visibilitychange', awake)
  tell?.('connecting')
  open()
  return leave
}
