import { CHANNEL } from './storage/names.ts'

type News =
  | { readonly type: 'match'; readonly match: string }
  | { readonly type: 'library' }
  | { readonly type: 'settings' }

/** Only exactly these shapes, because another version of the app may send different ones. */
function isNews(data: unknown): data is News {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const keys = Object.keys(data).length
  if (data.type === 'match') return keys === 2 && 'match' in data && typeof data.match === 'string'
  return keys === 1 && (data.type === 'library' || data.type === 'settings')
}

export interface Channel {
  send(news: News): void
  /** Listens for messages from other tabs, until the returned function is called. */
  listen(listener: (news: News) => void): () => void
}

type Port = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Without `BroadcastChannel`, tabs don't notify one another. */
export function openChannel(
  port: Port | null = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null,
): Channel {
  return {
    send: news => port?.postMessage(news),
    listen(listener) {
      const receive = (event: Event): void => {
        const data: unknown = 'data' in event ? event.data : null
        if (isNews(data)) listener(data)
      }
      port?.addEventListener('message', receive)
      return () => port?.removeEventListener('message', receive)
    },
  }
}
