import { createServer } from 'node:http'
import { createRooms } from '../../src/cli/rooms/index.ts'
import { LIMITS } from '../../src/cli/rooms/limits.ts'
import { createFileStore } from '../../src/cli/rooms/store.ts'

/**
 * A server that has only rooms, to be measured and killed. The first argument is its folder or the URL of its Redis, the
 * second its port (by default any free port). Sends the port to the parent process.
 */
const kept = process.argv[2] ?? ''
const openRedisStore = async () =>
  (await import('../../src/cli/rooms/redis.ts')).createRedisStore(kept, LIMITS.lifetime)
const rooms = createRooms({
  store: kept.startsWith('redis:') ? await openRedisStore() : createFileStore(kept),
  limits: { rooms: 1e9, appends: 1e9, streams: 1e9 },
})
const server = createServer((request, response) => {
  if (request.url === '/empty') {
    request.resume().once('end', () => response.end())
    return
  }
  rooms.respond(request, response, (request.url ?? '').replace(/^\/rooms|\?.*$/g, ''))
})
// A reused connection must not be closed during a measurement.
server.keepAliveTimeout = 600_000
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.on('message', () => process.send?.(process.memoryUsage().rss))
