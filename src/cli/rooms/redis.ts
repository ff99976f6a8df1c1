import { Redis } from 'ioredis'
import type { RoomMessage, RoomStore } from './store.ts'

/** Returns 0 if another number is next, and -1 if the room doesn't exist. */
const APPEND = `
if redis.call('EXISTS', KEYS[1]) == 0 then return -1 end
if redis.call('XLEN', KEYS[2]) ~= tonumber(ARGV[1]) then return 0 end
for i = 5, #ARGV do redis.call('XADD', KEYS[2], (ARGV[1] + i - 4) .. '-0', 'line', ARGV[i]) end
for i = 1, 2 do redis.call('PEXPIRE', KEYS[i], ARGV[2]) end
redis.call('PUBLISH', ARGV[3], ARGV[4])
return 1`

const channelOf = (room: string): string => `tableside:{${room}}`
const keysOf = (room: string) => [`${channelOf(room)}:keys`, `${channelOf(room)}:entries`] as const

/** A listener that is called with null may have missed messages. */
function createSubscriber(connection: Redis): Required<RoomStore>['listen'] {
  const listeners = new Map<string, (news: RoomMessage | null) => void>()
  connection.on('message', (channel: string, text: string) => listeners.get(channel)?.(JSON.parse(text) as RoomMessage))
  // Messages are missed while the connection is lost. A connection that can't subscribe again is reopened.
  connection.on('ready', () => {
    if (listeners.size === 0) return
    connection.subscribe(...listeners.keys()).then(
      () => listeners.forEach(listener => listener(null)),
      () => connection.disconnect(true),
    )
  })

  return async (room, listener) => {
    const channel = channelOf(room)
    function stop(): void {
      if (listeners.get(channel) !== listener) return
      listeners.delete(channel)
      connection.unsubscribe(channel).catch(() => undefined)
    }

    listeners.set(channel, listener)
    try {
      await connection.subscribe(channel)
    } catch (error) {
      stop()
      throw error
    }
    return stop
  }
}

/**
 * In milliseconds. A hanging Redis reports no error. A command that timed out was not acknowledged, and may be repeated.
 * A silent connection is reopened.
 */
const TIMES = {
  commandTimeout: 2_000,
  socketTimeout: 5_000,
  retryStrategy: (times: number): number => Math.min(times * 50, 500),
}

/** Stores rooms in a Redis that several servers share. Each has a hash of keys, a stream and a channel, and expires after `lifetime` milliseconds. */
export function createRedisStore(url: string, lifetime: number): RoomStore & { close(): void } {
  const redis = new Redis(url, TIMES)
  // Automatic resubscribing leaves a timeout unhandled, which ends the process. `createSubscriber` resubscribes instead.
  const subscriber = redis.duplicate({ autoResubscribe: false })
  // While a connection is lost, its commands fail, so errors need no handling here.
  for (const each of [redis, subscriber]) each.on('error', () => undefined)

  const publish = (room: string, news: RoomMessage): Promise<unknown> =>
    redis.publish(channelOf(room), JSON.stringify(news))

  return {
    async make(room, keys) {
      const [name] = keysOf(room)
      await redis
        .multi()
        .hset(name, { ...keys })
        .pexpire(name, lifetime)
        .exec()
    },
    async read(room) {
      const [name, stream] = keysOf(room)
      const [keys, rows] = await Promise.all([redis.hgetall(name), redis.xrange(stream, '-', '+')])
      const { writer, asker = '' } = keys
      return writer === undefined ? null : { writer, asker, entries: rows.map(([, [, line = '']]) => line) }
    },
    async append(room, from, lines) {
      const news: RoomMessage = { type: 'entries', from, lines }
      const args = [from, lifetime, channelOf(room), JSON.stringify(news), ...lines]
      return (await redis.eval(APPEND, 2, ...keysOf(room), ...args)) === 1
    },
    async remove(room) {
      await redis.del(...keysOf(room))
      await publish(room, { type: 'gone' })
    },
    forget: () => undefined,
    listen: createSubscriber(subscriber),
    answers: () =>
      Promise.all([redis.ping(), subscriber.ping()]).then(
        () => true,
        () => false,
      ),
    publish: async (room, news) => void (await publish(room, news)),
    close() {
      redis.disconnect()
      subscriber.disconnect()
    },
  }
}
