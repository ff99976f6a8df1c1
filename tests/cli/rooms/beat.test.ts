import { afterEach, expect, it, vi } from 'vitest'
import { LIMITS } from '../../../src/cli/rooms/limits.ts'
import { createFileStore, type RoomStore } from '../../../src/cli/rooms/store.ts'
import { hasRedis, openRedis } from './redis-server.ts'
import { serveRooms, type ServedRooms } from './world.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

async function serve(makeStore?: (folder: string) => RoomStore): Promise<ServedRooms> {
  const served = await serveRooms({ beat: 20, comment: 20, appends: 1_000 }, Date.now, makeStore)
  ending.push(served.end)
  return served
}

/** Makes a room and opens its stream. `append` adds an entry, and returns the status of the response. */
async function follow(served: ServedRooms, query = '') {
  const { room, key } = (await (await served.ask('POST', '')).json()) as { room: string; key: string }
  const answer = await served.ask('GET', `/${room}/entries${query}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  ending.push(() => reader?.cancel())
  let text = ''
  return {
    room,
    status: answer.status,
    /** Reads until `told` arrives, and leaves out text that was read earlier. */
    async until(told: string): Promise<void> {
      text = ''
      while (!text.includes(told)) text += (await reader?.read())?.value ?? told
    },
    append: async (from: number): Promise<number> =>
      (await served.ask('POST', `/${room}/entries/${from}`, '{}', { authorization: `Bearer ${key}` })).status,
    get text() {
      return text
    },
  }
}

it('a stream sends heartbeats with the number of the next line', async () => {
  const room = await follow(await serve())
  await room.until('event: beat\ndata: 0\n\n')
  expect(await room.append(0)).toBe(201)
  await room.until('event: beat\ndata: 1\n\n')
})

it('a quiet stream sends no heartbeats, and comments keep it open', async () => {
  const room = await follow(await serve(), '?from=0&quiet')
  await room.until(':\n\n:\n\n:\n\n')
  expect(room.text).not.toContain('beat')
})

it('while the store doesn’t answer, no heartbeat is sent and no stream can be opened', async () => {
  let answers = true
  const asked: boolean[] = []
  const served = await serve(folder => ({
    ...createFileStore(folder),
    answers: async () => {
      asked.push(answers)
      return answers
    },
  }))
  const room = await follow(served)
  await room.until('event: beat')
  answers = false
  // Once this line arrives, everything that was sent before it has arrived.
  await room.append(0)
  await room.until('data: {}')
  await vi.waitUntil(() => asked.filter(each => !each).length > 3)
  await room.append(1)
  await room.until('id: 1\n')
  expect(room.text).not.toContain('beat')
  expect((await served.ask('GET', `/${room.room}/entries`)).status).toBe(503)
  answers = true
  await room.until('event: beat\ndata: 2\n\n')
})

it.skipIf(!hasRedis()).each(['SIGSTOP', 'SIGKILL'] as const)(
  'if a Redis stops or is killed (%s), the server answers with an error, and sends heartbeats again once the Redis is back',
  { timeout: 60_000 },
  async signal => {
    const { createRedisStore } = await import('../../../src/cli/rooms/redis.ts')
    const redis = await openRedis()
    ending.push(redis.end)
    const room = await follow(
      await serve(() => {
        const store = createRedisStore(redis.url, LIMITS.lifetime)
        ending.push(store.close)
        return store
      }),
    )
    await room.until('event: beat')
    expect(await room.append(0)).toBe(201)
    if (signal === 'SIGSTOP') redis.hold(true)
    else await redis.kill()
    // A stopped Redis would never answer the request.
    expect(await room.append(1)).toBe(500)
    if (signal === 'SIGSTOP') redis.hold(false)
    else await redis.start()
    await room.until('event: beat')
    for (let status = 0; status !== 200 && status !== 201;) status = await room.append(1)
    await room.until('event: beat\ndata: 2')
  },
)
