import { mkdtempSync, rmSync, utimesSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/cli/rooms/limits.ts'
import { createFileStore, type RoomStore } from '../../../src/cli/rooms/store.ts'
import { hasRedis, openRedis } from './redis-server.ts'
import { eventsOf, serveRooms, type ServedRooms } from './world.ts'

/** Opens stores of one kind. `forgetAll` removes all rooms, as a store does after thirty days. */
interface Kept {
  readonly open: () => RoomStore
  readonly forgetAll: () => Promise<void>
  readonly end: () => Promise<void>
}

async function keepFiles(): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'))
  return {
    open: () => createFileStore(folder),
    async forgetAll() {
      for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0)
      createFileStore(folder).forget(Date.now() - LIMITS.lifetime)
    },
    end: async () => rmSync(folder, { recursive: true }),
  }
}

async function keepInRedis(): Promise<Kept> {
  const { createRedisStore } = await import('../../../src/cli/rooms/redis.ts')
  const { Redis } = await import('ioredis')
  const server = await openRedis()
  const client = new Redis(server.url)
  const opened: { close(): void }[] = []
  return {
    open() {
      const store = createRedisStore(server.url, LIMITS.lifetime)
      opened.push(store)
      return store
    },
    forgetAll: async () => void (await client.eval(`return redis.call('FLUSHALL')`, 0)),
    async end() {
      client.disconnect()
      opened.forEach(store => store.close())
      await server.end()
    },
  }
}

const KEYS = { writer: 'writer', asker: 'asker' }

describe.each([
  ['files', true, keepFiles],
  ['a Redis (left out where redis-server is not installed)', hasRedis(), keepInRedis],
] as const)('a store of rooms in %s', (_, isThere, keep) => {
  describe.skipIf(!isThere)('and a server that uses it', () => {
    let kept: Kept
    let store: RoomStore
    let served: ServedRooms

    beforeAll(async () => {
      kept = await keep()
      store = kept.open()
      served = await serveRooms({ beat: 20 }, Date.now, kept.open)
    })
    afterAll(async () => {
      await served.end()
      await kept.end()
    })

    it('keep lines in order across restarts', async () => {
      await store.make('kept', KEYS)
      expect(await store.append('kept', 0, ['{"a":1}', '{"b":2}'])).toBe(true)
      expect(await store.append('kept', 2, ['{"c":3}'])).toBe(true)
      for (const each of [store, kept.open()])
        expect(await each.read('kept')).toEqual({ ...KEYS, entries: ['{"a":1}', '{"b":2}', '{"c":3}'] })
    })

    it('accept only the next line', async () => {
      await store.make('numbered', KEYS)
      for (const from of [1, 7]) expect(await store.append('numbered', from, ['{}'])).toBe(false)
      expect(await store.append('numbered', 0, ['{}'])).toBe(true)
      for (const from of [0, 2]) expect(await store.append('numbered', from, ['{}'])).toBe(false)
      expect((await store.read('numbered'))?.entries).toEqual(['{}'])
    })

    it('don’t create a room when a line is sent to an unknown, removed or forgotten room', async () => {
      for (const room of ['removed', 'forgotten']) {
        await store.make(room, KEYS)
        await store.append(room, 0, ['{}'])
      }
      await store.remove('removed')
      await kept.forgetAll()
      for (const [room, from] of [
        ['never', 0],
        ['removed', 1],
        ['removed', 0],
        ['forgotten', 1],
        ['forgotten', 0],
      ] as const)
        // oxfmt-ignore
        expect([room, await store.append(room, from, ['{}']), await store.read(room)]).toEqual([room, false, null])
    })

    it('end the streams of a room that is forgotten while it has followers', async () => {
      const { room, key } = (await (await served.ask('POST', '')).json()) as { room: string; key: string }
      const append = async (from: number): Promise<number> => {
        const headers = { authorization: `Bearer ${key}` }
        return (await served.ask('POST', `/${room}/entries/${from}`, '{}', headers)).status
      }
      expect(await append(0)).toBe(201)
      const told = eventsOf(await served.ask('GET', `/${room}/entries`), 2)
      await kept.forgetAll()
      expect(await append(1)).toBe(404)
      expect(await told).toEqual(['id: 0\ndata: {}', 'event: gone\ndata:'])
      expect((await served.ask('GET', `/${room}`)).status).toBe(404)
      expect(await append(0)).toBe(404)
    })
  })
})
