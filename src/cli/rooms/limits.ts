/** Limits, so that no client slows the server for others. */
export const LIMITS = {
  /** Bytes per entry, and per body of a request to append. */
  entry: 4_096,
  body: 65_536,
  /** Entries per room, and their characters; requests to append to a room in a second (`appends`). */
  entries: 2_000,
  length: 2_097_152,
  appends: 20,
  /** Bytes of a follower's request or a notice, and requests per room in two seconds. */
  ask: 200,
  asks: 1,
  /** Rooms that one network address may create in an hour, and streams that it may hold open. */
  rooms: 60,
  streams: 300,
  /** Connections per network address: many, because a club's phones may all open the app at the same time. */
  connections: 2_000,
  /** Milliseconds after the last entry until a room is deleted; between beats on a stream; between comments on a quiet one. */
  lifetime: 30 * 86_400_000,
  beat: 1_000,
  comment: 20_000,
}

export type Limits = typeof LIMITS

/** Creates a rate limit: a function that returns whether a name may be used again: `most` times in the `span` milliseconds from its first use. */
export function createRateLimit(most: number, span: number, now: () => number) {
  const passed = new Map<string, { since: number; count: number }>()
  let swept = now()

  return (name: string): boolean => {
    const at = now()
    const isPast = ({ since }: { readonly since: number }): boolean => at - since >= span
    if (isPast({ since: swept })) {
      swept = at
      for (const [other, window] of passed) if (isPast(window)) passed.delete(other)
    }
    const there = passed.get(name)
    const window = there && !isPast(there) ? there : { since: at, count: 0 }
    window.count++
    passed.set(name, window)
    return window.count <= most
  }
}

/** Creates a limit of concurrent uses by name. A use lasts until the returned function is called; null if there are too many. */
export function createUseLimit(most: number) {
  const held = new Map<string, number>()

  return (name: string): (() => void) | null => {
    const count = held.get(name) ?? 0
    if (count >= most) return null
    held.set(name, count + 1)
    return () => {
      const left = (held.get(name) ?? 1) - 1
      if (left > 0) held.set(name, left)
      else held.delete(name)
    }
  }
}
