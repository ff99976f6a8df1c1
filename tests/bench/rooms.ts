import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, request, type ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasRedis, openRedis } from '../cli/rooms/redis-server.ts'
import { numbers, sized } from './measure.ts'

type Redis = Awaited<ReturnType<typeof openRedis>>
/**
 * Compares the delays of rooms with an empty POST in the same run, and kills a server and a Redis while two writers use
 * them: `npm run bench:rooms`.
 */
const KEPT = mkdtempSync(join(tmpdir(), 'bench-rooms-'))
const SERVER = fileURLToPath(new URL('rooms-server.ts', import.meta.url))
const SERVERS = sized(3, 2)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const say = (line: string): void => void process.stdout.write(`${line}\n`)

let port = 0
/** The ports of several servers that share one Redis. Followers and writers are distributed among these servers. */
let ports: readonly number[] = []
const portOf = (place: number): number => ports[place % ports.length] ?? port
let server: ChildProcess

/** After a kill, the server gets the port that it had before. */
async function start(): Promise<void> {
  server = fork(SERVER, [KEPT, String(port)], { execArgv: ['--import', 'tsx'] })
  ;[port] = (await once(server, 'message')) as [number]
}

async function kill(): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

async function memory(): Promise<number> {
  server.send('memory')
  return ((await once(server, 'message')) as [number])[0]
}

interface Answer {
  readonly status: number
  readonly body: { readonly room?: string; readonly key?: string; readonly next?: number; readonly error?: string }
}

function post(path: string, body = '', key = '', at = port): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(
      { port: at, host: '127.0.0.1', path, method: 'POST', agent, headers: { authorization: `Bearer ${key}` } },
      async response => {
        try {
          let text = ''
          for await (const part of response.setEncoding('utf8')) text += String(part)
          resolve({ status: response.statusCode ?? 0, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.on('error', reject).end(body)
  })
}

interface Made {
  readonly room: string
  readonly key: string
}

async function make(): Promise<Made> {
  const { body } = await post('/rooms', '', '', portOf(0))
  return { room: body.room ?? '', key: body.key ?? '' }
}

function follow(room: string, take: (data: string) => void, at = port): Promise<ClientRequest> {
  return new Promise(resolve => {
    const following = get({ port: at, host: '127.0.0.1', path: `/rooms/${room}/entries`, agent: false }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const data = /^id: \d+\ndata: (.*)$/.exec(event)?.[1]
          if (data) take(data)
        }
      })
      response.on('error', () => undefined)
      resolve(following)
    })
    following.on('error', () => undefined)
  })
}

const share = (times: readonly number[], part: number): string =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN).toFixed(1)

/** The milliseconds until an entry reaches each follower. */
async function delays(rooms: number, followers: number, rounds: number, spread: number): Promise<readonly number[]> {
  const made = await Promise.all(Array.from({ length: rooms }, make))
  const times: number[] = []
  let awaited = 0
  let told = (): void => undefined
  const take = (data: string): void => {
    times.push(performance.now() - (JSON.parse(data) as { at: number }).at)
    if (--awaited === 0) told()
  }
  const following: ClientRequest[] = []
  for (const { room } of made)
    following.push(...(await Promise.all(Array.from({ length: followers }, (_, i) => follow(room, take, portOf(i))))))
  for (let round = 0; round < rounds; round++) {
    awaited = rooms * followers
    const all = new Promise<void>(resolve => (told = resolve))
    const entry = (): string => JSON.stringify({ at: performance.now(), entry: 'x'.repeat(150) })
    const append = async ({ room, key }: Made, place: number): Promise<unknown> => {
      await new Promise(later => setTimeout(later, (spread * place) / rooms))
      return post(`/rooms/${room}/entries/${round}`, entry(), key, portOf(place))
    }
    await Promise.all(made.map(append))
    await all
  }
  for (const each of following) each.destroy()
  return times
}

async function measureDelays(): Promise<void> {
  const empty: number[] = []
  const count = sized(2_000, 5)
  for (let i = 0; i < count; i++) {
    const begin = performance.now()
    await post('/empty')
    empty.push(performance.now() - begin)
  }
  say(`An empty POST: p50 ${share(empty, 0.5)} ms, p99 ${share(empty, 0.99)} ms`)
  for (const spread of [sized(1_000), 0]) {
    const many = await delays(sized(300, 2), 5, sized(20, 1), spread)
    const when = spread > 0 ? `in ${spread} ms` : 'at the same time'
    say(
      `${sized(300, 2)} rooms of 5 followers, all writing ${when}: p50 ${share(many, 0.5)} ms, p99 ${share(many, 0.99)} ms`,
    )
  }
  const one = await delays(1, sized(2_000, 3), sized(20, 1), 0)
  say(`One room of ${sized(2_000, 3)} followers: p50 ${share(one, 0.5)} ms, p99 ${share(one, 0.99)} ms`)
}

async function measureMemory(): Promise<void> {
  const followers = sized(10_000, 5)
  const before = await memory()
  const { room } = await make()
  const following: ClientRequest[] = []
  for (let i = 0; i < followers; i += 250)
    following.push(...(await Promise.all(Array.from({ length: Math.min(250, followers - i) }, () => follow(room, () => undefined))))) // oxfmt-ignore
  const all = await memory()
  const each = (all - before) / followers
  say(
    `${followers} followers while nothing is played: ${(each / 1024).toFixed(1)} kB each, the server ${Math.round(all / 2 ** 20)} MB`,
  )
  for (const one of following) one.destroy()
}

/** After each failure of the server, continues from the first missing line. */
function stay(room: string, told: string[], place: number, leaving: AbortSignal): void {
  const again = (): unknown => leaving.aborted || setTimeout(() => stay(room, told, place, leaving), 50)
  const path = `/rooms/${room}/entries?from=${told.length}`
  const following = get({ port: portOf(place), host: '127.0.0.1', path, agent: false, signal: leaving }, response => {
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      const events = (text + part).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, number = '', data = ''] = /^id: (\d+)\ndata: (.*)$/.exec(event) ?? []
        if (data !== '' && Number(number) === told.length) told.push(data)
      }
    })
    response.on('error', () => undefined).once('close', again)
  })
  following.on('error', error => 'code' in error && error.code === 'ECONNREFUSED' && again())
}

interface Raced {
  readonly acknowledged: number
  /** The number of lines that were lost, changed, duplicated or reordered, or that differ for the connected follower. */
  readonly wrong: number
  /** The milliseconds from the restart until new lines reach the connected follower. */
  readonly whole: number
}

/** Two writers race for each line of a room while the server is killed and restarted; one follower stays connected. */
async function raceOver(breaks: () => Promise<void>, before: number): Promise<Raced> {
  const made = await make()
  const acknowledged = new Map<number, string>()
  const leaving = new AbortController()
  const told: string[] = []
  let number = 0
  const running = new AbortController()
  stay(made.room, told, 2, leaving.signal)

  async function write(who: number): Promise<void> {
    while (!running.signal.aborted) {
      const mine = number
      const entry = JSON.stringify({ who, number: mine })
      const answer = await post(`/rooms/${made.room}/entries/${mine}`, entry, made.key, portOf(who)).catch(() => null)
      if (answer === null || answer.status >= 500) await new Promise(later => setTimeout(later, 20))
      else if (answer.status < 300) acknowledged.set(mine, entry)
      number = Math.max(number, answer?.body.next ?? 0)
    }
  }

  const writers = [0, 1].map(write)
  await new Promise(later => setTimeout(later, before))
  await breaks()
  const [up, had] = [performance.now(), Math.max(-1, ...acknowledged.keys())]
  while (!acknowledged.has(told.length - 1) || told.length - 1 <= had) await new Promise(later => setTimeout(later, 5))
  const whole = performance.now() - up
  running.abort()
  await Promise.all(writers)
  const count = Math.max(...acknowledged.keys()) + 1
  while (told.length < count) await new Promise(later => setTimeout(later, 5))
  leaving.abort()
  const kept: string[] = []
  await new Promise<void>(
    resolve => void follow(made.room, data => kept.push(data) >= told.length && resolve(), portOf(1)),
  )
  const wrong = told.filter(
    (entry, at) =>
      kept[at] !== entry ||
      (acknowledged.get(at) ?? entry) !== entry ||
      (JSON.parse(entry) as { readonly number: number }).number !== at,
  )
  return { acknowledged: acknowledged.size, wrong: wrong.length, whole }
}

async function killAgainAndAgain(kills: number, what: string, breaks: () => Promise<void>): Promise<void> {
  const next = numbers(7)
  const all: Raced[] = []
  for (let killed = 0; killed < kills; killed++) all.push(await raceOver(breaks, 20 + next() * 150))
  const sum = (count: (each: Raced) => number): number => all.reduce((total, each) => total + count(each), 0)
  const wrong = sum(each => each.wrong)
  const slowest = Math.max(...all.map(({ whole }) => whole))
  say(`${kills} kills of ${what}: ${sum(each => each.acknowledged)} entries acknowledged, ${wrong} lost, changed, doubled or out of order; whole again in ${Math.round(slowest)} ms at most`) // oxfmt-ignore
  if (wrong > 0 || slowest > 5_000) process.exitCode = 1
}

/**
 * Two writers race for each line number of a room on two servers. One writer's line must be accepted, and all followers
 * must get this line.
 */
async function race(rounds: number): Promise<void> {
  const made = await make()
  const told = [0, 1, 2].map(() => [] as string[])
  for (const [i, each] of told.entries()) await follow(made.room, data => each.push(data), portOf(i))
  const taken: string[] = []
  for (let number = 0; number < rounds; number++) {
    const answers = [0, 1].map(async who => {
      const entry = JSON.stringify({ who, number })
      const { status } = await post(`/rooms/${made.room}/entries/${number}`, entry, made.key, portOf(who))
      if (status === 201) taken.push(entry)
    })
    await Promise.all(answers)
  }
  while (told.some(each => each.length < taken.length)) await new Promise(later => setTimeout(later, 10))
  const wrong = told.filter(each => each.join() !== taken.join()).length + Math.abs(taken.length - rounds)
  say(`${rounds} races of two writers on two servers: ${wrong} lost, doubled, out of order or different for a follower`)
  if (wrong > 0) process.exitCode = 1
}

async function onRedis(fsync: Parameters<typeof openRedis>[0], act: (redis: Redis) => Promise<void>): Promise<void> {
  const redis = await openRedis(fsync)
  const servers = Array.from({ length: SERVERS }, () => fork(SERVER, [redis.url], { execArgv: ['--import', 'tsx'] }))
  ports = await Promise.all(servers.map(async each => ((await once(each, 'message')) as [number])[0]))
  await act(redis)
  for (const each of servers) each.kill('SIGKILL')
  await redis.end()
  ports = []
}

async function measureRedis(): Promise<void> {
  if (!hasRedis()) return say('No redis-server is installed: several servers on one Redis are not measured.')
  await onRedis('everysec', async () => {
    const rooms = sized(100, 2)
    const times = await delays(rooms, 5, sized(20, 1), sized(1_000))
    say(
      `${SERVERS} servers on one Redis, ${rooms} rooms of 5 followers: p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms`,
    )
    await race(sized(500, 5))
  })
  // Here Redis writes each entry to the disk. If it wrote once a second, it would lose the last entries when it is killed.
  await onRedis('always', redis =>
    killAgainAndAgain(sized(50), 'Redis', async () => {
      await redis.kill()
      await redis.start()
    }),
  )
}

await start()
await measureDelays()
await measureMemory()
await killAgainAndAgain(sized(50), 'the server', async () => {
  await kill()
  await start()
})
await measureRedis()
await kill()
rmSync(KEPT, { recursive: true })
process.exit()
