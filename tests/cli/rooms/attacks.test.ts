import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/cli/rooms/limits.ts'
import { createFileStore } from '../../../src/cli/rooms/store.ts'
import { isLong, runs } from '../../runs.ts'
import { serveRooms, type ServedRooms } from './world.ts'

/*
 * Attacks on a server must not affect a writer and a follower on it. A line that is written during an attack reaches
 * the follower complete and in order, before the server has answered ten times as many requests as the attack has open.
 */

interface Made {
  readonly room: string
  readonly key: string
  readonly ask: string
}

let world: ServedRooms
let attacked: Made
let people: Awaited<ReturnType<typeof play>>

async function make(): Promise<Made> {
  return (await (await world.ask('POST', '')).json()) as Made
}

/** Makes a room with a writer and a follower. */
async function play() {
  const { room, key } = await make()
  const told: string[] = []
  let hear = (): void => undefined
  const stream = await world.ask('GET', `/${room}/entries`)
  void (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, line = ''] of part.matchAll(/^data: (\{.*)$/gm)) told.push(line)
      hear()
    }
  })().catch(() => undefined)
  const written: string[] = []
  return {
    told,
    written,
    /** Writes one entry, and waits until the follower has received it. */
    async write(): Promise<void> {
      const line = JSON.stringify({ entry: written.push('') })
      written[written.length - 1] = line
      const heard = new Promise<void>(resolve => (hear = () => void (told.length === written.length && resolve())))
      const headers = { authorization: `Bearer ${key}` }
      const { status } = await world.ask('POST', `/${room}/entries/${written.length - 1}`, line, headers)
      // Only tests reach the limit of twenty requests a second.
      if (status === 429) {
        written.pop()
        await after(1_000)
        return this.write()
      }
      expect(status).toBe(201)
      await heard
    },
  }
}

beforeAll(async () => {
  world = await serveRooms({ rooms: 1_000 })
  people = await play()
  attacked = await make()
})
afterAll(() => world.end())

/**
 * Sends bytes, and returns the response once the server has answered or closed the connection. `goOn` is then sent repeatedly until the
 * server closes.
 */
async function send(text: string | Buffer, goOn: string | null = null): Promise<string> {
  const socket = connect(world.port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', part => (answer += String(part)))
  socket.on('error', () => undefined)
  socket.write(text)
  const more = (): void => {
    let isTaken = goOn !== null
    while (isTaken && socket.writable) isTaken = socket.write(goOn ?? '')
  }
  more()
  socket.on('drain', more)
  await new Promise<void>(resolve => {
    socket.once('close', () => resolve())
    if (goOn === null) socket.on('data', () => answer.includes('\r\n\r\n') && socket.destroy())
  })
  return answer
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
const errorOf = (answer: string): string => /"error":"([\w-]+)"/.exec(answer)?.[1] ?? ''

const requestOf = (method: string, path: string, headers: readonly string[] = [], body = ''): string =>
  [`${method} ${path} HTTP/1.1`, 'host: x', `content-length: ${Buffer.byteLength(body)}`, ...headers, '', body].join(
    '\r\n',
  )

const ATTACKERS = 20

/** Lets attackers repeat an attack `times` times in total, while the writer and the follower continue. */
async function attack(times: number, act: (time: number) => Promise<unknown>): Promise<void> {
  let started = 0
  let done = 0
  const attackers = Array.from({ length: ATTACKERS }, async () => {
    while (started < times) {
      await act(started++)
      done++
    }
  })
  for (let i = 0; i < 3; i++) {
    const before = done
    await people.write()
    expect(done - before).toBeLessThan(ATTACKERS * 10)
  }
  await Promise.all(attackers)
  await people.write()
  expect(people.told).toEqual(people.written)
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` })

/** Sends a request, and returns the status and the error code of the response. */
async function asked(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await world.ask(method, path, body, headers)
  const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
  await answer.body?.cancel().catch(() => undefined)
  return [answer.status, errorOf(text)]
}

describe('the server is unaffected', () => {
  it('if ids are guessed, and finds no room with a guessed id', async () => {
    const random = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
    await attack(runs(30), async time => {
      const id = [random(), attacked.room.slice(0, 21), `${attacked.room}A`, attacked.room.toLowerCase(), '__proto__', '%00'][time % 6] ?? '' // oxfmt-ignore
      expect(await asked('GET', `/${id}`)).toEqual([404, 'no-such-room'])
      expect(await asked('POST', `/${id}/entries/0`, '{}', bearer(attacked.key))).toEqual([404, 'no-such-room'])
      expect(await asked('DELETE', `/${id}`, undefined, bearer(attacked.key))).toEqual([404, 'no-such-room'])
      expect(await (await world.ask('GET', `/${id}/entries`)).text()).toBe('event: gone\ndata:\n\n')
    })
  })

  it('if wrong keys are sent, and accepts none of them', async () => {
    const other = await make()
    const keys = [
      attacked.room,
      attacked.ask,
      other.key,
      other.ask,
      '',
      'null',
      `${attacked.key}=`,
      attacked.key.slice(1),
    ]
    await attack(runs(20), async time => {
      const headers = bearer(keys[time % keys.length] ?? '')
      expect(await asked('POST', `/${attacked.room}/entries/0`, '{}', headers)).toEqual([403, 'not-the-writer'])
      expect(await asked('DELETE', `/${attacked.room}`, undefined, headers)).toEqual([403, 'not-the-writer'])
      for (const key of [attacked.key, attacked.room, other.ask])
        expect(await asked('POST', `/${attacked.room}/asks`, '{}', bearer(key))).toEqual([403, 'may-not-ask'])
      expect(await asked('POST', `/${attacked.room}/entries/0?key=${attacked.key}`, '{}')).toEqual([
        403,
        'not-the-writer',
      ])
    })
    expect(await asked('GET', `/${attacked.room}`)).toEqual([200, ''])
  })

  it('if lines are not journal entries, are too large or don’t have the next number, and stores none of them', async () => {
    const { room, key } = await make()
    const sent: readonly (readonly [string, string, number, string])[] = [
      ['0', '7', 400, 'no-entry'],
      ['0', '[{}]', 400, 'no-entry'],
      ['0', '{"a":\r1}', 400, 'no-entry'],
      ['0', '{"a":"\0"}', 400, 'no-entry'],
      ['0', '\uFEFF{}', 400, 'no-entry'],
      ['0', '{}\nid: 9', 400, 'no-entry'],
      ['0', `{"a":${'['.repeat(3_000)}`, 400, 'no-entry'],
      ['0', JSON.stringify({ a: 'x'.repeat(LIMITS.entry) }), 413, 'entry-too-large'],
      ['0', '{}\n'.repeat(LIMITS.body / 3 + 1), 413, 'too-large'],
      ['0', '{}\n'.repeat(LIMITS.entries + 1), 507, 'full'],
      ['1', '{}', 409, 'next'],
      ['999999', '{}', 409, 'next'],
      ['1000000', '{}', 404, 'no-such-room'],
      ['-1', '{}', 404, 'no-such-room'],
      ['0x1', '{}', 404, 'no-such-room'],
      ['1e2', '{}', 404, 'no-such-room'],
      ['0;', '{}', 404, 'no-such-room'],
    ]
    await attack(runs(sent.length), async time => {
      const [number, body, status, error] = sent[time % sent.length] ?? ['', '', 0, '']
      const answer = await asked('POST', `/${room}/entries/${number}`, body, bearer(key))
      expect([
        [status, error],
        [429, 'too-fast'],
      ]).toContainEqual(answer)
    })
    const { next } = (await (await world.ask('GET', `/${room}`)).json()) as { next: number }
    expect(next).toBe(0)
  })

  it('if headers and paths are malformed', async () => {
    const room = `/rooms/${attacked.room}`
    const sent: readonly (readonly [string, number])[] = [
      ['\0\x01\x02\r\n\r\n', 400],
      ['GET / HTTP/9.9\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [requestOf('POST', `${room}/entries/0`, ['transfer-encoding: chunked']), 400],
      [requestOf('POST', `${room}/entries/0`, ['content-length: 5']), 400],
      [requestOf('POST', `${room}/entries/0`, ['authorization: \xff\xfe']), 403],
      [requestOf('POST', `${room}/entries/0`, [`authorization: Bearer ${'x'.repeat(9_000)}`]), 403],
      [requestOf('GET', `${room}/entries`, ['last-event-id: -1; drop']), 200],
      [requestOf('GET', `${room}/entries?from=1e9&from=__proto__`), 200],
      [requestOf('GET', `${room}/entries`, ['sec-fetch-site: same-site']), 403],
      [requestOf('BREW', room), 400],
      [requestOf('PUT', room), 405],
      [requestOf('POST', '/index.html'), 405],
      [requestOf('GET', '/../kept/x'), 404],
      [requestOf('GET', '/rooms/../../kept'), 404],
      [requestOf('GET', '/%2e%2e/kept'), 404],
      [requestOf('GET', '/rooms/%2e%2e%2fkept'), 404],
      [requestOf('GET', `/rooms/..%5c..%5ckept`), 404],
      [requestOf('GET', `/kept/`), 404],
      [requestOf('GET', '//evil/rooms'), 404],
      [requestOf('GET', 'http://evil/rooms'), 404],
      [requestOf('GET', `/${'a/'.repeat(6_000)}`), 404],
      [requestOf('GET', '/%'), 404],
    ]
    await attack(runs(sent.length), async time => {
      const [text, status] = sent[time % sent.length] ?? ['', 0]
      expect([text, statusOf(await send(Buffer.from(text, 'latin1')))]).toEqual([text, status])
    })
  })

  it('if requests are huge or bodies never end', async () => {
    const asks = (body: string) => asked('POST', `/${attacked.room}/asks`, body, bearer(attacked.ask))
    expect(await asks(JSON.stringify({ action: 'x'.repeat(LIMITS.ask) }))).toEqual([413, 'too-large'])
    expect(await asks('{}')).toEqual([429, 'too-fast'])
    const { room, key } = await make()
    const endless = (path: string, with_ = ''): Promise<string> =>
      send(`POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${with_}\r\ntransfer-encoding: chunked\r\n\r\n`, `ffff\r\n${'x'.repeat(0xffff)}\r\n`) // oxfmt-ignore
    const ways: readonly (readonly [string, string, number, string])[] = [
      [`/rooms/${room}/entries/0`, key, 413, 'too-large'],
      [`/rooms/${room}/entries/0`, 'x', 403, 'not-the-writer'],
      ['/rooms/x/entries/0', key, 404, 'no-such-room'],
      ['/rooms', '', 201, ''],
      ['/', '', 405, ''],
    ]
    await attack(runs(ways.length), async time => {
      const [path, with_, status, error] = ways[time % ways.length] ?? ['', '', 0, '']
      const answer = await endless(path, with_)
      expect([path, statusOf(answer), errorOf(answer)]).toEqual([path, status, error])
    })
  })

  it('if bodies arrive slowly, and answers other requests meanwhile', async () => {
    const { room, key } = await make()
    const slow: Socket[] = []
    await attack(runs(50), async () => {
      const socket = connect(world.port, '127.0.0.1').on('error', () => undefined)
      slow.push(socket)
      socket.write(`POST /rooms/${room}/entries/0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-length: 9\r\n\r\n{`) // oxfmt-ignore
      await once(socket, 'connect')
    })
    if (isLong) for (const each of slow) if (!each.closed) await once(each.resume(), 'close')
    for (const each of slow) each.destroy()
    expect(await (await world.ask('GET', `/${room}`)).json()).toEqual({ next: 0 })
  }, 60_000)

  it('if more streams are opened than the limit allows, and then closed by the clients', async () => {
    const held: Socket[] = []
    let refused = 0
    await attack(Math.max(LIMITS.streams + 20, runs(75)), async () => {
      const socket = connect(world.port, '127.0.0.1').on('error', () => undefined)
      socket.write(requestOf('GET', `/rooms/${attacked.room}/entries`))
      const [data] = (await once(socket, 'data')) as [Buffer]
      held.push(socket)
      if (statusOf(data.toString()) === 200) return
      expect([statusOf(data.toString()), errorOf(data.toString())]).toEqual([429, 'too-many-streams'])
      refused++
      socket.destroy()
    })
    // The follower uses the remaining stream.
    expect(held.length - refused).toBe(LIMITS.streams - 1)
    for (const each of held) each.destroy()
    while ((await world.connections()) > ATTACKERS) await after(10)
    const again = await world.ask('GET', `/${attacked.room}/entries`)
    expect(again.status).toBe(200)
    await again.body?.cancel()
  })
})

it('the server is unaffected if clients hang up before a stream begins, and frees their slots', async () => {
  let read = (): void => undefined
  const isReading = new Promise<void>(resolve => (read = resolve))
  let goOn = (): void => undefined
  const isLeft = new Promise<void>(resolve => (goOn = resolve))
  const slow = await serveRooms({ streams: 1 }, Date.now, folder => {
    const store = createFileStore(folder)
    return { ...store, read: async room => (read(), await isLeft, store.read(room)) }
  })
  const { room } = (await (await slow.ask('POST', '')).json()) as Made
  const before = await slow.connections()
  const socket = connect(slow.port, '127.0.0.1')
  socket.write(requestOf('GET', `/rooms/${room}/entries`))
  await isReading
  socket.destroy()
  while ((await slow.connections()) > before) await after(5)
  goOn()
  const next = await slow.ask('GET', `/${room}/entries`)
  expect(next.status).toBe(200)
  await next.body?.cancel()
  await slow.end()
})
