import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRateLimit, createUseLimit, LIMITS, type Limits } from './limits.ts'
import { GONE_EVENT, type Room, type AppendProblem, hashOf, OpenRooms } from './room.ts'
import type { RoomStore } from './store.ts'

/**
 * Rooms: a writer appends numbered entries, and everybody who has the room's id can follow them. Answers are JSON.
 *
 *     POST   rooms                   201 { room, key, ask }: an id and two keys of 128 bits; only hashes of them are stored
 *     POST   rooms/ROOM/entries/N    lines of JSON, from number N on; 201, or 200 if all of them exist; 409 with the number that
 *                                    is next if N is larger, or if another entry has one of these
 *     GET    rooms/ROOM/entries      server-sent events, from after `Last-Event-ID` or from `?from=N` on: entries; `time` with the
 *                                    server's time in milliseconds since 1970; `beat` each second with the next number, while
 *                                    the follower keeps up and unless the address has `quiet`; `ask` with a request; `notice`;
 *                                    `gone` if the room doesn't exist. 503 while the store doesn't answer
 *     POST   rooms/ROOM/asks         a line of JSON, sent to all present followers, including the writer; 202
 *     POST   rooms/ROOM/notices      a line of JSON from the writer, sent to all present followers as `notice`; 202
 *     GET    rooms/ROOM              200 { next }
 *     DELETE rooms/ROOM              204
 *     GET    rooms/addresses         200 { addresses } at which other devices reach this server; empty unless asked from this device
 *
 * Appending, notices and deleting need `authorization: Bearer KEY`; asking needs the `ask` key. Ids and keys are never logged.
 */
export interface Rooms {
  /** Handles a request; `path` is the part after `rooms`, empty or with its leading slash. */
  respond(request: IncomingMessage, response: ServerResponse, path: string): void
  close(): void
}

interface RoomsEnv {
  readonly store: RoomStore
  readonly limits?: Partial<Limits>
  /** Whether a proxy in front of the server reports each client's address. */
  readonly proxied?: boolean
  addresses?(port: number): readonly string[]
  now?(): number
}

const STREAM = {
  'content-type': 'text/event-stream',
  // Proxies must not buffer events or compress them.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const STATUS: Readonly<Record<AppendProblem['why'], number>> = { next: 409, differs: 409, full: 507, gone: 404 }

const newSecret = (): string => randomBytes(16).toString('base64url')

const SECRET = /^[\w-]{22}$/
const PATH = /^\/([^/]+)(\/asks|\/notices|\/entries(?:\/(\d{1,6}))?)?$/

function startOf({ url = '', headers }: IncomingMessage): number {
  const seen = headers['last-event-id']
  if (typeof seen === 'string' && /^\d{1,6}$/.test(seen)) return Number(seen) + 1
  const from = /[?&]from=(\d{1,6})(?:&|$)/.exec(url)?.[1]
  return Number(from ?? 0)
}

function answer(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
    .end(`${JSON.stringify(body)}\n`)
}

const refuse = (response: ServerResponse, status: number, error: string, more: object = {}): void =>
  answer(response, status, { error, ...more })

function bodyOf(request: IncomingMessage, most: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > most) resolve(null)
      else parts.push(part)
    })
    request.once('end', () => resolve(Buffer.concat(parts).toString())).once('close', reject)
  })
}

function isEntry(line: string): boolean {
  // An event stream would end the line at a CR.
  if (/[\r\n]/.test(line)) return false
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

interface ServerState {
  readonly store: RoomStore
  readonly limits: Limits
  readonly rooms: OpenRooms
  readonly proxied: boolean
  readonly addresses: (port: number) => readonly string[]
  readonly holdStream: ReturnType<typeof createUseLimit>
  readonly mayMake: (address: string) => boolean
  readonly mayAppend: (room: string) => boolean
  readonly mayAsk: (room: string) => boolean
  readonly now: () => number
}

/** Behind a proxy, only the last address in the header is from the proxy itself. */
function addressOf({ socket, headers }: IncomingMessage, proxied: boolean): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() ?? '' // oxfmt-ignore
  return proxied && named !== '' ? named : (socket.remoteAddress ?? '')
}

function hasKey({ headers }: IncomingMessage, hash: string): boolean {
  const key = Buffer.from(hashOf(headers.authorization?.replace(/^Bearer /, '') ?? ''))
  return hash.length === key.length && timingSafeEqual(key, Buffer.from(hash))
}

async function make(
  { store, mayMake, proxied }: ServerState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!mayMake(addressOf(request, proxied))) return refuse(response, 429, 'too-many-rooms')
  const [room, key, ask] = [newSecret(), newSecret(), newSecret()]
  await store.make(hashOf(room), { writer: hashOf(key), asker: hashOf(ask) })
  answer(response, 201, { room, key, ask })
}

type InRoom = (
  serving: ServerState,
  request: IncomingMessage,
  response: ServerResponse,
  room: Room,
) => Promise<void> | void

const append =
  (from: number): InRoom =>
  async ({ limits, mayAppend }, request, response, room) => {
    if (!hasKey(request, room.keys.writer)) return refuse(response, 403, 'not-the-writer')
    if (!mayAppend(room.hash)) return answer(response, 429, { error: 'too-fast' }, { 'retry-after': '1' })
    const body = await bodyOf(request, limits.body)
    if (body === null) return refuse(response, 413, 'too-large')
    const lines = body.split('\n').filter(line => line !== '')
    if (lines.some(line => Buffer.byteLength(line) > limits.entry)) return refuse(response, 413, 'entry-too-large')
    if (!lines.every(isEntry)) return refuse(response, 400, 'no-entry')
    const appended = await room.append(from, lines)
    if (appended.ok) return answer(response, appended.value.added > 0 ? 201 : 200, { next: appended.value.next })
    const { why, next } = appended.error
    refuse(response, STATUS[why], why, { next })
  }

const ask: InRoom = async ({ limits, mayAsk }, request, response, room) => {
  if (!hasKey(request, room.keys.asker)) return refuse(response, 403, 'may-not-ask')
  if (!mayAsk(room.hash)) return answer(response, 429, { error: 'too-fast' }, { 'retry-after': '2' })
  const wish = await bodyOf(request, limits.ask)
  if (wish === null) return refuse(response, 413, 'too-large')
  if (!isEntry(wish)) return refuse(response, 400, 'no-ask')
  await room.ask(wish)
  answer(response, 202, {})
}

const notify: InRoom = async ({ limits, mayAppend }, request, response, room) => {
  if (!hasKey(request, room.keys.writer)) return refuse(response, 403, 'not-the-writer')
  if (!mayAppend(room.hash)) return answer(response, 429, { error: 'too-fast' }, { 'retry-after': '1' })
  const notice = await bodyOf(request, limits.ask)
  if (notice === null) return refuse(response, 413, 'too-large')
  if (!isEntry(notice)) return refuse(response, 400, 'no-notice')
  await room.notify(notice)
  answer(response, 202, {})
}

const follow: InRoom = async ({ store, holdStream, rooms, proxied, now }, request, response, room) => {
  if ((await store.answers?.()) === false) return refuse(response, 503, 'no-answer')
  if (response.destroyed) return
  const release = holdStream(addressOf(request, proxied))
  if (!release) return refuse(response, 429, 'too-many-streams')
  response.writeHead(200, STREAM).once('close', release)
  response.write(`retry: 1000\nevent: time\ndata: ${now()}\n\n`)
  rooms.follow(room, response, { from: startOf(request), beats: !/[?&]quiet(?:&|$)/.test(request.url ?? '') })
}

const end: InRoom = async (_, request, response, room) => {
  if (!hasKey(request, room.keys.writer)) return refuse(response, 403, 'not-the-writer')
  await room.end()
  response.writeHead(204).end()
}

function verbOf(method: string | undefined, below: string | undefined, number: string | undefined): InRoom | null {
  if (below === '/notices') return method === 'POST' ? notify : null
  if (below === '/asks') return method === 'POST' ? ask : null
  if (below === undefined) {
    if (method === 'DELETE') return end
    return method === 'GET' ? (_, __, response, room) => answer(response, 200, { next: room.next }) : null
  }
  if (number !== undefined) return method === 'POST' ? append(Number(number)) : null
  return method === 'GET' ? follow : null
}

/** Only to a page on this device, so that others learn nothing about the network. */
function sendAddresses(
  { addresses, proxied }: ServerState,
  { socket }: IncomingMessage,
  response: ServerResponse,
): void {
  const isHere = !proxied && /^(?:::1|(?:::ffff:)?127\..*)$/.test(socket.remoteAddress ?? '')
  answer(response, 200, { addresses: isHere ? addresses(socket.localPort ?? 0) : [] })
}

async function handle(serving: ServerState, request: IncomingMessage, response: ServerResponse, path: string) {
  const { method } = request
  if (isFromElsewhere(request)) return refuse(response, 403, 'another-origin')
  if (path === '' && method === 'POST') return make(serving, request, response)
  if (path === '') return refuse(response, 405, 'no-such-verb')
  if (path === '/addresses' && method === 'GET') return sendAddresses(serving, request, response)
  const [, id = '', below, number] = PATH.exec(path) ?? []
  const verb = verbOf(method, below, number)
  if (id !== '' && !verb) return refuse(response, 405, 'no-such-verb')
  const found = SECRET.test(id) && (await serving.rooms.within(id, room => verb?.(serving, request, response, room)))
  if (found) return
  if (verb === follow) response.writeHead(200, STREAM).end(GONE_EVENT)
  else refuse(response, 404, 'no-such-room')
}

const HOUR = 3_600_000

export function createRooms({
  store,
  limits: given = {},
  proxied = false,
  addresses = () => [],
  now = Date.now,
}: RoomsEnv): Rooms {
  const limits: Limits = { ...LIMITS, ...given }
  const rooms = new OpenRooms(store, limits)
  const serving: ServerState = {
    store,
    limits,
    rooms,
    proxied,
    addresses,
    holdStream: createUseLimit(limits.streams),
    mayMake: createRateLimit(limits.rooms, HOUR, now),
    mayAppend: createRateLimit(limits.appends, 1_000, now),
    mayAsk: createRateLimit(limits.asks, 2_000, now),
    now,
  }
  function forget(): void {
    store.forget(now() - limits.lifetime)
    rooms.refresh()
  }
  forget()
  const timers = [
    setInterval(forget, HOUR).unref(),
    setInterval(() => void rooms.beat(), limits.beat).unref(),
    setInterval(() => rooms.comment(), limits.comment).unref(),
  ]

  return {
    respond(request, response, path) {
      handle(serving, request, response, path).catch(() => {
        // The request was cut off, or the disk is full. Nothing was acknowledged.
        if (!response.headersSent) refuse(response, 500, 'not-kept')
        else response.destroy()
      })
    },
    close() {
      timers.forEach(clearInterval)
      rooms.close()
    },
  }
}
