import { afterEach, beforeEach } from 'vitest'

/** In each test of this file a server that has no rooms stands in for the network. */
export function withoutRooms(): void {
  const { fetch } = globalThis
  beforeEach(() => void (globalThis.fetch = async () => new Response('{}', { status: 404 })))
  afterEach(() => void (globalThis.fetch = fetch))
}
