import { CHANNEL } from './storage/names.ts'

/** What the tabs of one browser send one another: that something has been stored, to be read anew. */
export type News =
  { readonly type: 'match'; readonly match: string } | { readonly type: 'shelf' } | { readonly type: 'settings' }

/** Nothing more and nothing less: another version may send what this one doesn't understand. */
function isNews(data: unknown): data is News {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const keys = Object.keys(data).length
  if (data.type === 'match') return keys === 2 && 'match' in data && typeof data.match === 'string'
  return keys === 1 && (data.type === 'shelf' || data.type === 'settings')
}

export interface Wire {
  send(news: News): void
  /** Listens to what other tabs send, until the answer is called. */
  listen(listener: (news: News) => void): () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** A browser without channels has tabs that don't follow one another. */
export function openWire(
  channel: Channel | null = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null,
): Wire {
  return {
    send: news => channel?.postMessage(news),
    listen(listener) {
      const receive = (event: Event): void => {
        const data: unknown = 'data' in event ? event.data : null
        if (isNews(data)) listener(data)
      }
      channel?.addEventListener('message', receive)
      return () => channel?.removeEventListener('message', receive)
    },
  }
}
