import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** What a path leads to: a file, a folder whose slash is missing, or nothing. */
type Place = { readonly file: string; readonly bytes: number } | 'folder' | null

/** Nothing, too, for what lies outside `root`, and for a path that no file can have. */
function find(root: string, path: string): Place {
  try {
    const file = join(root, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : '')
    if (!file.startsWith(root + sep)) return null
    const stats = statSync(file)
    if (stats.isDirectory()) return 'folder'
    return stats.isFile() ? { file, bytes: stats.size } : null
  } catch {
    return null
  }
}

/** Only what carries its content's hash in its name may be kept without asking. */
const freshness = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

function answer(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${status}\n`)
}

function respond(root: string, base: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, { allow: 'GET, HEAD' })
  const [path = '/', query] = (request.url ?? '/').split('?')
  const slashed = `${path}/${query === undefined ? '' : `?${query}`}`
  if (`${path}/` === base) return answer(response, 308, { location: slashed })
  const place = path.startsWith(base) ? find(root, `/${path.slice(base.length)}`) : null
  if (place === null) return answer(response, 404)
  if (place === 'folder') return answer(response, 308, { location: slashed })
  response.writeHead(200, {
    'content-type': TYPES[extname(place.file)] ?? 'application/octet-stream',
    'content-length': place.bytes,
    'cache-control': freshness(path),
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(place.file)
      .on('error', () => response.destroy())
      .pipe(response)
}

/** Serves the files of a folder under `base`, a path that begins and ends with a slash. */
export function createStaticServer(folder: string, base = '/'): Server {
  const root = resolve(folder)
  return createServer((request, response) => respond(root, base, request, response))
}
