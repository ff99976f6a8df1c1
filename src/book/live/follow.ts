import { holdWhileVisible, type Locks } from '../lock.ts'
import type { FollowStatus } from './status.ts'
import { openStream, type StreamMessage } from './stream.ts'

interface Follower {
  /** The number of the first line to deliver; 0 by default. */
  readonly from?: number
  handleLine?(line: string): void
  handleState?(state: FollowStatus): void
  handleRequest?(wish: string): void
  handleNotice?(notice: string): void
  /** `ahead`: the milliseconds by which the server’s clock is ahead of this device’s. */
  handleTime?(ahead: number): void
  /** Called when this window starts or stops receiving the stream for all windows of its browser. */
  setHolder?(holds: boolean): void
}

type ChannelMessage = StreamMessage | { readonly type: 'missing'; readonly from: number }

function forward(follower: Follower, message: Exclude<StreamMessage, { type: 'line' }>): void {
  switch (message.type) {
    case 'wish':
      return follower.handleRequest?.(message.wish)
    case 'notice':
      return follower.handleNotice?.(message.notice)
    case 'time':
      return follower.handleTime?.(message.ahead)
    case 'state':
      return follower.handleState?.(message.state)
  }
}

/**
 * Follows a room: delivers each line once and in order, even if the network fails. One window of a browser receives
 * the stream and forwards it to the others, because browsers allow few streams. Each window skips lines that it has, and requests missing ones.
 */
export function followRoom(room: string, follower: Follower, locks: Locks | undefined): () => void {
  const name = `stream-${room}`
  const channel = locks && 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  let count = follower.from ?? 0
  let stream: ReturnType<typeof openStream> | null = null
  let left = false
  const post = (message: ChannelMessage): void => channel?.postMessage(message)
  const miss = (): void => (stream ? stream.again(count) : post({ type: 'missing', from: count }))

  function handle(message: StreamMessage): void {
    if (left) return
    if (message.type === 'line') {
      if (message.number > count) return miss()
      if (message.number < count) return
      count++
      return follower.handleLine?.(message.line)
    }
    if (message.type === 'state' && message.state === 'gone') dispose()
    else if (message.type === 'state' && message.from > count) miss()
    forward(follower, message)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.type === 'missing') stream?.again(Math.min(data.from, count))
    else if (!stream) handle(data)
  })

  function setHolder(holds: boolean): void {
    if (left) return
    if (!holds && !stream) miss()
    stream?.close()
    const share = (message: StreamMessage): void => {
      post(message)
      handle(message)
    }
    stream = holds ? openStream(room, count, locks, share) : null
    follower.setHolder?.(holds)
  }

  function dispose(): void {
    left = true
    stream?.close()
    channel?.close()
    void holding.then(release => release())
  }

  follower.handleState?.('connecting')
  const holding = holdWhileVisible(channel ? locks : undefined, name, setHolder)
  return dispose
}
