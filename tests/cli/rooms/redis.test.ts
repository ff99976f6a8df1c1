import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '../../../src/cli/rooms/limits.ts'
import type { RoomMessage } from '../../../src/cli/rooms/store.ts'
import { hasRedis, openRedis } from './redis-server.ts'
import { eventsOf, serveRooms, type ServedRooms } from './world.ts'

interface Made {
  readonly room: string
  readonly key: string
  readonly ask: string
}

const entry = (number: number, who = ''): string => JSON.stringify({ entry: { number, who } })

async function append({ ask }: ServedRooms, { room, key }: Made, from: number, ...lines: readonly string[]) {
  const answer = await ask('POST', `/${room}/entries/${from}`, lines.join('\n'), { authorization: `Bearer ${key}` })
  return answer.status
}

const follow = async ({ ask }: ServedRooms, { room }: Made, count: number): Promise<readonly string[]> =>
  eventsOf(await ask('GET', `/${room}/entries`), count)

/** Opens a proxy to a Redis. After `cut`, the proxy drops the first subscription of a new connection. */
async function openWay(port: number) {
  const open = new Set<Socket>()
  let ignores = false
  let ignored = 0
  const server = createServer(from => {
    const to = connect(port, '127.0.0.1')
    for (const each of [from, to]) {
      open.add(each)
      each.on('error', () => undefined).on('close', () => [from, to].forEach(end => open.delete(end.destroy())))
    }
    to.pipe(from)
    from.on('data', bytes => {
      if (ignores && bytes.includes('subscribe')) {
        ignores = false
        ignored++
      } else to.write(bytes)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ignored: () => ignored,
    cut(): void {
      ignores = true
      open.forEach(each => each.destroy())
    },
    close(): void {
      open.forEach(each => each.destroy())
      server.close()
    },
  }
}

describe.skipIf(!hasRedis())('two servers on one Redis (skipped if redis-server is not installed)', () => {
  let redis: Awaited<ReturnType<typeof openRedis>>
  let servers: readonly [ServedRooms, ServedRooms]
  const stores: { close(): void }[] = []

  const make = async (): Promise<Made> => (await (await servers[0].ask('POST', '')).json()) as Made

  beforeAll(async () => {
    const { createRedisStore } = await import('../../../src/cli/rooms/redis.ts')
    redis = await openRedis()
    const limits = { appends: 1_000, asks: 9 }
    const serve = () =>
      serveRooms(limits, Date.now, () => {
        const store = createRedisStore(redis.url, LIMITS.lifetime)
        stores.push(store)
        return store
      })
    servers = [await serve(), await serve()]
  })
  afterAll(async () => {
    for (const each of servers) await each.end()
    for (const each of stores) each.close()
    await redis.end()
  })

  it('accept one of two racing writers, and send the same lines to all followers', async () => {
    const made = await make()
    const following = servers.map(each => follow(each, made, 30))
    for (let number = 0; number < 30; number++) {
      const answers = await Promise.all(servers.map((each, i) => append(each, made, number, entry(number, `${i}`))))
      expect(answers.toSorted()).toEqual([201, 409])
    }
    const [one = [], other] = await Promise.all(following)
    expect(one.map(event => /^id: (\d+)/.exec(event)?.[1])).toEqual(Array.from({ length: 30 }, (_, i) => String(i)))
    expect(other).toEqual(one)
    expect(await append(servers[1], made, 30, entry(30))).toBe(201)
    expect(await append(servers[0], made, 30, entry(30))).toBe(200)
    expect(await append(servers[0], made, 32, entry(32))).toBe(409)
  })

  it('forward players’ requests and the end of a room to each other’s followers', async () => {
    const made = await make()
    const told = follow(servers[1], made, 9)
    await append(servers[1], made, 0)
    const wish = { authorization: `Bearer ${made.ask}` }
    expect((await servers[0].ask('POST', `/${made.room}/asks`, '{"seat":2}', wish)).status).toBe(202)
    const key = { authorization: `Bearer ${made.key}` }
    expect((await servers[0].ask('DELETE', `/${made.room}`, undefined, key)).status).toBe(204)
    expect(await told).toEqual(['event: ask\ndata: {"seat":2}', 'event: gone\ndata:'])
    for (const each of servers) expect(await append(each, made, 0, entry(0))).toBe(404)
  })

  it('neither lose nor duplicate lines if Redis is killed', async () => {
    const made = await make()
    const following = servers.map(each => follow(each, made, 12))
    let number = 0
    for (let killed = 0; killed < 3; killed++) {
      for (let i = 0; i < 4; i++, number++)
        expect(await append(servers[i % 2 ? 1 : 0], made, number, entry(number))).toBe(201)
      await redis.kill()
      await redis.start()
    }
    const [one = [], other] = await Promise.all(following)
    expect(one).toEqual(Array.from({ length: 12 }, (_, i) => `id: ${i}\ndata: ${entry(i)}`))
    expect(other).toEqual(one)
  })
})

it.skipIf(!hasRedis())(
  'a store reconnects until it receives the messages of its rooms, if Redis ignores it after a lost connection',
  async () => {
    const { createRedisStore } = await import('../../../src/cli/rooms/redis.ts')
    const redis = await openRedis()
    const way = await openWay(Number(new URL(redis.url).port))
    const [near, far] = [createRedisStore(way.url, LIMITS.lifetime), createRedisStore(redis.url, LIMITS.lifetime)]
    const heard: (RoomMessage | null)[] = []
    const stop = await near.listen?.('room', news => heard.push(news))
    way.cut()
    await vi.waitUntil(() => way.ignored() === 1, { timeout: 60_000 })
    const hears = async (): Promise<boolean> => {
      await far.publish?.('room', { type: 'gone' })
      return heard.some(news => news?.type === 'gone')
    }
    await vi.waitUntil(hears, { timeout: 60_000 })
    expect(way.ignored()).toBe(1)
    stop?.()
    for (const each of [near, far, way]) each.close()
    await redis.end()
  },
)
