import compression from 'compression'
import { realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import serveStatic from 'serve-static'
import type { Rooms } from './rooms/index.ts'

const METHODS = ['GET', 'HEAD', 'OPTIONS']

const GUARDS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** What a path leads to, or nothing where that lies outside `root`: by its own dots, or by a link in the folder. */
function find(root: string, path: string): 'file' | 'folder' | null {
  try {
    const file = realpathSync(join(root, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : ''))
    if (!file.startsWith(root + sep)) return null
    return statSync(file).isDirectory() ? 'folder' : 'file'
  } catch {
    return null
  }
}

/** Only what carries its content's hash in its name may be kept without asking. */
const freshness = (root: string, file: string): string =>
  file.startsWith(join(root, 'assets', sep)) ? 'public, max-age=31536000, immutable' : 'no-cache'

function answer(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${status}\n`)
}

/** A part of a file is sent as it is: its bytes are counted in the whole. */
const compress = compression({
  filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
})

/** Serves the files of a folder under `base`, a path that begins and ends with a slash; and rooms beside them, where there are any. */
export function createStaticServer(folder: string, base = '/', rooms: Rooms | null = null): Server {
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
    // Two slashes would begin another host's address.
    const found = path.startsWith(base) && !/\\|\/\//.test(path) ? find(root, `/${path.slice(base.length)}`) : null
    if (found === null) return answer(response, 404)
    if (found === 'folder') return answer(response, 308, { location: slashed })
    request.url = url.slice(base.length - 1)
    files(request, response, problem => answer(response, problem?.statusCode ?? 404, problem?.headers))
  }

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(GUARDS)) response.setHeader(name, value)
    const { url = '/' } = request
    const [path = ''] = url.split('?')
    const toRooms = `${base}rooms`
    if (rooms && (path === toRooms || path.startsWith(`${toRooms}/`)))
      rooms.respond(request, response, path.slice(toRooms.length))
    else compress(request, response, () => respond(request, response))
  })
  return server.once('close', () => rooms?.close())
}
