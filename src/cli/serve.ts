import { homedir, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRooms } from './rooms/index.ts'
import { LIMITS } from './rooms/limits.ts'
import { createFileStore, type RoomStore } from './rooms/store.ts'
import { addressesOf, createStaticServer, isPortTaken, listenFrom, startupLines } from './static.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'

const asked = process.env['PORT']
const first = Number(asked ?? 4173)
const tries = asked === undefined ? 10 : 1

/** A folder, or the URL of a Redis that several servers share. */
const folder = process.env['ROOMS'] ?? join(process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state'), 'tableside', 'rooms') // oxfmt-ignore

async function openStore(): Promise<RoomStore> {
  if (!/^rediss?:/.test(folder)) return createFileStore(folder)
  const { createRedisStore } = await import('./rooms/redis.ts')
  return createRedisStore(folder, LIMITS.lifetime)
}

try {
  const proxied = process.env['PROXIED'] === '1'
  const rooms = createRooms({
    store: await openStore(),
    proxied,
    addresses: port => addressesOf(networkInterfaces(), port),
  })
  const folder = fileURLToPath(new URL('../../dist', import.meta.url))
  const server = createStaticServer(folder, '/', rooms, proxied ? Infinity : LIMITS.connections)
  const port = await listenFrom(server, first, tries)
  for (const line of startupLines(port, networkInterfaces())) console.log(line)
} catch (error) {
  const why = error instanceof Error ? error.message : error
  console.error(isPortTaken(error) ? WORDS.taken(first, first + tries - 1) : why)
  process.exitCode = 1
}
