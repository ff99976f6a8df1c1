/** Limits per client, so that none slows the server for others. */
export const LIMITS = {
  /** Bytes of one entry, and of one request's body. */
  entry: 4_096,
  body: 65_536,
  /** Entries of one room, and their characters. */
  entries: 2_000,
  length: 2_097_152,
  appends: 20,
  /** Bytes per request, and requests per room in two seconds. */
  ask: 200,
  asks: 1,
  /** Rooms that one network address may make in an hour, and streams that it may hold open. */
  rooms: 60,
  streams: 300,
  /** Connections per network address: many, since a club's phones may all open the app together. */
  connections: 2_000,
  /** Milliseconds after the last entry until a room is forgotten; between two beats on a stream; between two comments on a quiet one. */
  lifetime: 30 * 86_400_000,
  beat: 1_000,
  comment: 20_000,
}

export type Limits = typeof LIMITS

/** A rate limit: `count` in `span` milliseconds from the first, by name. */
export function createGate(most: number, span: number, now: () => number) {
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

/** A limit of concurrent uses by name; each lasts until the answer is called. Null if there are too many. */
export function createHold(most: number) {
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
