import compression from 'compression'
import { once } from 'node:events'
import { realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import serveStatic from 'serve-static'
import type { Rooms } from './rooms/index.ts'
import { createUseLimit, LIMITS } from './rooms/limits.ts'
import type { NetworkInterfaceInfo } from 'node:os'
import { CLI_WORDS as WORDS } from '#text/cli.ts'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Network interfaces of containers and tunnels, which phones can't reach. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|utun|tap|wg|zt)/

/** The addresses at which other devices in the network reach this one, the likeliest first. */
export const addressesOf = (interfaces: Interfaces, port: number): readonly string[] =>
  Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)))
    .flatMap(([, each]) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}/`)

export function startupLines(port: number, interfaces: Interfaces): readonly string[] {
  const others = addressesOf(interfaces, port)
  const here = WORDS.here(`http://localhost:${port}/`)
  if (others.length === 0) return [here]
  return [here, WORDS.others(others), WORDS.online, WORDS.secure]
}

export const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Listens on the first free port of `tries` ports from `first` on, and returns it. */
export async function listenFrom(server: Server, first: number, tries: number): Promise<number> {
  try {
    return await listen(server, first)
  } catch (error) {
    if (!isPortTaken(error) || tries <= 1) throw error
    return listenFrom(server, first + 1, tries - 1)
  }
}

const METHODS = ['GET', 'HEAD', 'OPTIONS']

const GUARDS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** Null also if dots or a symbolic link lead outside `root`. */
function find(root: string, path: string): 'file' | 'folder' | null {
  try {
    const file = realpathSync(join(root, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : ''))
    if (!file.startsWith(root + sep)) return null
    return statSync(file).isDirectory() ? 'folder' : 'file'
  } catch {
    return null
  }
}

/** Only files with a hash of their content in the name may be cached without revalidation. */
const freshness = (root: string, file: string): string =>
  file.startsWith(join(root, 'assets', sep)) ? 'public, max-age=31536000, immutable' : 'no-cache'

function answer(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${status}\n`)
}

/** A part of a file isn't compressed, because its byte range refers to the uncompressed file. */
const compress = compression({
  filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
})

/** Milliseconds until a request's headers must have arrived; until the whole request must; and until one that was answered early is cut off. */
const [HEADERS, WHOLE, LINGER] = [10_000, 30_000, 1_000]

const endAnswered = (request: IncomingMessage): unknown =>
  request.complete || setTimeout(() => request.complete || request.destroy(), LINGER).unref()

function limitConnections(server: Server, connections: number): Server {
  const hold = createUseLimit(connections)
  return server.on('connection', socket => {
    const release = hold(socket.remoteAddress ?? '')
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}

/**
 * Serves the files of a folder under `base`, a path with a slash at both ends, and rooms if given. `connections`: the
 * limit per network address.
 */
export function createStaticServer(
  folder: string,
  base = '/',
  rooms: Rooms | null = null,
  connections: number = LIMITS.connections,
): Server {
  const root = realpathSync(resolve(folder))
  const files = serveStatic(root, {
    redirect: false,
    cacheControl: false,
    setHeaders: (response, file) => response.setHeader('cache-control', freshness(root, file)),
  })

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '/' } = request
    if (!METHODS.includes(method)) return answer(response, 405, { allow: METHODS.join(', ') })
    if (method === 'OPTIONS') return void response.writeHead(204, { allow: METHODS.join(', ') }).end()
    const [path = '/', query] = url.split('?')
    const slashed = `${path}/${query === undefined ? '' : `?${query}`}`
    if (`${path}/` === base) return answer(response, 308, { location: slashed })
    // A redirect to a path with two slashes would lead to another host.
    const found = path.startsWith(base) && !/\\|\/\//.test(path) ? find(root, `/${path.slice(base.length)}`) : null
    if (found === null) return answer(response, 404)
    if (found === 'folder') return answer(response, 308, { location: slashed })
    request.url = url.slice(base.length - 1)
    files(request, response, problem => answer(response, problem?.statusCode ?? 404, problem?.headers))
  }

  const times = { headersTimeout: HEADERS, requestTimeout: WHOLE, connectionsCheckingInterval: HEADERS / 2 }
  const server = createServer(times, (request, response) => {
    response.once('finish', () => endAnswered(request))
    for (const [name, value] of Object.entries(GUARDS)) response.setHeader(name, value)
    const { url = '/' } = request
    const [path = ''] = url.split('?')
    const toRooms = `${base}rooms`
    if (rooms && (path === toRooms || path.startsWith(`${toRooms}/`)))
      rooms.respond(request, response, path.slice(toRooms.length))
    else compress(request, response, () => respond(request, response))
  })
  return limitConnections(server, connections).once('close', () => rooms?.close())
}
