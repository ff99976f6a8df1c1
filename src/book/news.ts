import * as v from 'valibot'
import { CHANNEL } from './names.ts'

/** What the tabs of one browser tell one another: that something has been stored, to be read anew. */
const news = v.variant('type', [
  v.strictObject({ type: v.literal('match'), match: v.string() }),
  v.strictObject({ type: v.literal('shelf') }),
  v.strictObject({ type: v.literal('settings') }),
])
export type News = v.InferOutput<typeof news>

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
        const read = v.safeParse(news, 'data' in event ? event.data : null)
        if (read.success) listener(read.output)
      }
      channel?.addEventListener('message', receive)
      return () => channel?.removeEventListener('message', receive)
    },
  }
}
