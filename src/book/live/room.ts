import { err, ok, type Result } from '../../engine/result.ts'
import { parseJson } from '../json.ts'
import * as v from 'valibot'

/** `sent`: the server has all lines. `sending`: lines are being sent, or wait for the network. The other values say what prevents sending. */
export type SendStatus = 'sent' | 'sending' | Exclude<RoomProblem, 'offline'>

/** The maximum numbers of lines and of characters in one request. A character may take three bytes. */
const [LINES, LENGTH] = [50, 16_000]
/** The first and the longest pause before a retry, in milliseconds. */
const [PAUSE, MAX_PAUSE] = [1_000, 30_000]

/** Runs rounds of work one at a time. A round requested during another runs after it. `later` retries after a failure, with growing pauses. */
export function createRounds(round: () => Promise<void>) {
  let pause = PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    running = true
    while (again) {
      again = false
      await round()
    }
    running = false
  }

  function now(): void {
    clearTimeout(timer)
    again = !stopped
    if (again && !running) void run()
  }

  return {
    now,
    begin: (): void => void (pause = PAUSE),
    later(): void {
      clearTimeout(timer)
      timer = setTimeout(now, pause)
      pause = Math.min(pause * 2, MAX_PAUSE)
    },
    isStopped: (): boolean => stopped,
    stop(): void {
      stopped = true
      again = false
      clearTimeout(timer)
    },
  }
}

/** Returns the lines from number `from` on that fit into one request: at least one, if there is any. */
export function fittingLines(lines: readonly string[], from: number): readonly string[] {
  let length = 0
  const rest = lines.slice(from, from + LINES)
  const fitting = rest.findIndex(line => (length += line.length + 1) > LENGTH)
  return fitting < 0 ? rest : rest.slice(0, Math.max(1, fitting))
}

/**
 * Sends `lines`, which may only grow, to a room. Relies only on the server's answers to know which lines it has, so no line is
 * lost or duplicated if an answer is lost, the page is reloaded or the server restarts.
 */
export function createSender(room: Room, lines: () => readonly string[], notifyState: (state: SendStatus) => void) {
  let next = Math.max(0, lines().length - 1)
  /** Whether the server has confirmed `next`. */
  let known = false
  const rounds = createRounds(send)

  async function send(): Promise<void> {
    for (;;) {
      const all = lines()
      if (known && next >= all.length) return notifyState(next > all.length ? 'differs' : 'sent')
      notifyState('sending')
      const sent = await appendLines(room, next, fittingLines(all, next))
      if (rounds.isStopped()) return
      known = sent.ok
      if (!sent.ok) return sent.error === 'offline' ? rounds.later() : notifyState(sent.error)
      next = sent.value
      rounds.begin()
    }
  }

  const sendIfVisible = (): void => void (document.visibilityState === 'visible' && rounds.now())
  window.addEventListener('online', rounds.now)
  document.addEventListener('visibilitychange', sendIfVisible)
  rounds.now()

  return {
    push: rounds.now,
    /** The server may have lost lines, for example in a restart. */
    ask(): void {
      known = false
      rounds.now()
    },
    stop(): void {
      rounds.stop()
      window.removeEventListener('online', rounds.now)
      document.removeEventListener('visibilitychange', sendIfVisible)
    },
  }
}

/** A room and its keys: `id` allows a device to follow it, `key` to write, and `ask` to propose moves. */
export interface Room {
  readonly id: string
  readonly key: string
  /** Undefined on older servers. */
  readonly ask?: string | undefined
}

/**
 * - `no-rooms`: the app comes from a server without rooms
 * - `offline`: the server can't be reached, or fails
 * - `gone`: the room has ended
 * - `busy`: too many rooms were created from this network
 * - `differs`: the room has other lines
 * - `full`: the room is full
 */
export type RoomProblem = 'no-rooms' | 'offline' | 'gone' | 'busy' | 'differs' | 'full'

const addressOf = (path: string): string => new URL(`rooms${path}`, document.baseURI).href

/** The address of a room's stream from a line number on. `beats`: whether the server is to send a beat each second. */
export const streamOf = (room: string, from: number, beats: boolean): string =>
  addressOf(`/${encodeURIComponent(room)}/entries?from=${from}${beats ? '' : '&quiet'}`)

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> } | null

/** In milliseconds. A hanging connection would never report an error. */
const PATIENCE = 4_000

interface RequestOptions {
  readonly key?: string
  readonly body?: string
  readonly within?: number
}

async function request(
  method: string,
  path: string,
  { key, body, within = PATIENCE }: RequestOptions = {},
): Promise<Answer> {
  const aborting = new AbortController()
  const timer = setTimeout(() => aborting.abort(), within)
  try {
    const answer = await fetch(addressOf(path), {
      method,
      cache: 'no-store',
      signal: aborting.signal,
      ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
      ...(body === undefined ? {} : { body }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, body: isJson ? ((await answer.json()) as Record<string, unknown>) : {} }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** The server's addresses for other devices in the network, if this device is the server. */
export async function addressesHere(): Promise<readonly string[]> {
  const answer = await request('GET', '/addresses')
  const read = v.safeParse(v.object({ addresses: v.array(v.pipe(v.string(), v.url())) }), answer?.body)
  return read.success ? read.output.addresses : []
}

export async function createRoom(): Promise<Result<Room, RoomProblem>> {
  const answer = await request('POST', '')
  const { room, key, ask } = answer?.body ?? {}
  if (answer?.status === 201 && typeof room === 'string' && typeof key === 'string')
    return ok({ id: room, key, ...(typeof ask === 'string' ? { ask } : {}) })
  if (answer === null || answer.status >= 500) return err('offline')
  return err(answer.status === 429 ? 'busy' : 'no-rooms')
}

/** Appends all lines from number `from` on, or none if the server expects another number. Returns the number that it expects next. */
export async function appendLines(
  { id, key }: Room,
  from: number,
  lines: readonly string[],
): Promise<Result<number, RoomProblem>> {
  const answer = await request('POST', `/${id}/entries/${from}`, { key, body: lines.join('\n') })
  if (answer === null) return err('offline')
  const { status, body } = answer
  if (typeof body['next'] === 'number' && (status === 200 || status === 201 || body['error'] === 'next'))
    return ok(body['next'])
  if (body['error'] === 'differs' || status === 403) return err('differs')
  if (status === 507 || status === 413) return err('full')
  return err(status === 404 ? 'gone' : 'offline')
}

/** `busy`: the room received another request just before. `refused`: the room doesn't accept proposals. */
export type ProposalOutcome = 'asked' | 'busy' | 'offline' | 'refused'

export async function sendRoomRequest(room: string, key: string, wanted: RoomRequest): Promise<ProposalOutcome> {
  const answer = await request('POST', `/${encodeURIComponent(room)}/asks`, { key, body: JSON.stringify(wanted) })
  if (answer === null || answer.status >= 500) return 'offline'
  if (answer.status === 202) return 'asked'
  return answer.status === 429 ? 'busy' : 'refused'
}

/** The number of a room’s next line; `gone` if the room has ended; null if the server fails, is busy, or doesn't answer in `within` milliseconds. */
export async function nextLineNumber(room: string, within: number): Promise<number | 'gone' | null> {
  const answer = await request('GET', `/${encodeURIComponent(room)}`, { within })
  if (answer === null || answer.status >= 500 || answer.status === 429) return null
  const next = answer.body['next']
  return answer.status === 200 && typeof next === 'number' ? next : 'gone'
}

export async function endRoom({ id, key }: Room): Promise<boolean> {
  const answer = await request('DELETE', `/${id}`, { key })
  return answer !== null && (answer.status === 204 || answer.status === 404)
}

/** `made`: the number of moves before this one. */
const roomRequest = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(1)),
  made: v.pipe(v.number(), v.integer()),
  action: v.pipe(v.string(), v.maxLength(200)),
})

export type RoomRequest = v.InferOutput<typeof roomRequest>

export function readRoomRequest(line: string): RoomRequest | null {
  const read = parseJson(line)
  return v.is(roomRequest, read) ? read : null
}

const notice = v.variant('type', [
  v.strictObject({ type: v.literal('heard'), seat: v.number(), made: v.number() }),
  v.strictObject({ type: v.literal('handed') }),
])

type Notice = v.InferOutput<typeof notice>

export async function sendNotice({ id, key }: Room, notice: Notice): Promise<void> {
  await request('POST', `/${id}/notices`, { key, body: JSON.stringify(notice) })
}

/** Parses a notice; null if its type is unknown. */
export function readNotice(line: string): Notice | null {
  const read = parseJson(line)
  return v.is(notice, read) ? read : null
}
