import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRooms } from '../../../src/cli/rooms/index.ts'
import type { Limits } from '../../../src/cli/rooms/limits.ts'
import { createFileStore, type RoomStore } from '../../../src/cli/rooms/store.ts'
import { createStaticServer } from '../../../src/cli/static.ts'

/** Starts a server of rooms, which can be stopped, and restarted with its data. */
export async function serveRooms(
  limits: Partial<Limits> = {},
  now = Date.now,
  makeStore: (folder: string) => RoomStore = createFileStore,
) {
  const home = mkdtempSync(join(tmpdir(), 'rooms-'))
  const kept = join(home, 'kept')
  let server: Server
  let port = 0

  async function start(): Promise<void> {
    server = createStaticServer(home, '/', createRooms({ store: makeStore(kept), limits, now }))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    ;({ port } = server.address() as AddressInfo)
  }

  async function stop(): Promise<void> {
    const closed = new Promise(resolve => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  await start()
  return {
    kept,
    get port() {
      return port
    },
    connections: () => new Promise<number>(resolve => server.getConnections((_, count) => resolve(count))),
    start,
    stop,
    ask: (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/rooms${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
    async end(): Promise<void> {
      await stop()
      rmSync(home, { recursive: true })
    },
  }
}

export type ServedRooms = Awaited<ReturnType<typeof serveRooms>>

/** The first `count` events of a stream that are not heartbeats, or all of them if the stream ends earlier. */
export async function eventsOf(response: Response, count: number): Promise<readonly string[]> {
  const events: string[] = []
  let text = ''
  const parts = response.body?.pipeThrough(new TextDecoderStream()) ?? []
  for await (const part of parts) {
    text += part
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end)
      text = text.slice(end + 2)
      if (/^(id|event)/.test(event) && !event.startsWith('event: beat')) events.push(event)
    }
    if (events.length >= count) break
  }
  return events
}
