import { CHANNEL } from './names.ts'

/** What the tabs of one browser tell one another: that something has been stored, to be read anew. */
export type News =
  { readonly type: 'match'; readonly match: string } | { readonly type: 'shelf' } | { readonly type: 'settings' }

/** Nothing more and nothing less: another version may tell what this one doesn't understand. */
function isNews(data: unknown): data is News {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const keys = Object.keys(data).length
  if (data.type === 'match') return keys === 2 && 'match' in data && typeof data.match === 'string'
  return keys === 1 && (data.type === 'shelf' || data.type === 'settings')
}

export interface Wire {
  tell(news: News): void
  /** Hears what other tabs tell, until the answer is called. */
  hear(listener: (news: News) => void): () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** A browser without channels has tabs that don't follow one another. */
export function openWire(
  channel: Channel | null = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null,
): Wire {
  return {
    tell: told => channel?.postMessage(told),
    hear(listener) {
      const receive = (event: Event): void => {
        const data: unknown = 'data' in event ? event.data : null
        if (isNews(data)) listener(data)
      }
      channel?.addEventListener('message', receive)
      return () => channel?.removeEventListener('message', receive)
    },
  }
}
