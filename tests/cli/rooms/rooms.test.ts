import { appendFileSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Limits } from '../../../src/cli/rooms/limits.ts'
import { eventsOf, serveRooms, type ServedRooms } from './world.ts'

const served: ServedRooms[] = []
afterEach(async () => {
  for (const each of served.splice(0)) await each.end()
})

async function rooms(limits: Partial<Limits> = {}): Promise<ServedRooms> {
  const each = await serveRooms(limits)
  served.push(each)
  return each
}

interface Made {
  readonly room: string
  readonly key: string
  readonly ask: string
}

async function made({ ask }: ServedRooms): Promise<Made> {
  const answer = await ask('POST', '')
  expect(answer.status).toBe(201)
  return (await answer.json()) as Made
}

const entry = (number: number): string => JSON.stringify({ entry: { number } })

async function append({ ask }: ServedRooms, { room, key }: Made, from: number, ...lines: readonly string[]) {
  const answer = await ask('POST', `/${room}/entries/${from}`, lines.join('\n'), { authorization: `Bearer ${key}` })
  const { error, next } = (await answer.json()) as { error?: string; next?: number }
  return [answer.status, error ?? next]
}

const told = (...numbers: readonly number[]): readonly string[] =>
  numbers.map(number => `id: ${number}\ndata: ${entry(number)}`)

describe('a room', () => {
  it('accepts the next entry and repetitions of stored entries, and refuses all other entries', async () => {
    const world = await rooms()
    const room = await made(world)
    expect(await append(world, room, 0, entry(0), entry(1))).toEqual([201, 2])
    expect(await append(world, room, 0, entry(0), entry(1))).toEqual([200, 2])
    expect(await append(world, room, 1, entry(1), entry(2))).toEqual([201, 3])
    expect(await append(world, room, 4, entry(4))).toEqual([409, 'next'])
    expect(await append(world, room, 2, entry(7))).toEqual([409, 'differs'])
    expect(await append(world, room, 3)).toEqual([200, 3])
    expect(await (await world.ask('GET', `/${room.room}`)).json()).toEqual({ next: 3 })
  })

  it('sends its followers old and new entries, starting at the requested number', async () => {
    const world = await rooms()
    const room = await made(world)
    await append(world, room, 0, entry(0), entry(1))
    const late = eventsOf(await world.ask('GET', `/${room.room}/entries?from=1`), 2)
    const again = world.ask('GET', `/${room.room}/entries`, undefined, { 'last-event-id': '0' })
    const both = eventsOf(await again, 2)
    const whole = eventsOf(await world.ask('GET', `/${room.room}/entries`), 3)
    await append(world, room, 2, entry(2))
    expect(await late).toEqual(told(1, 2))
    expect(await both).toEqual(told(1, 2))
    expect(await whole).toEqual(told(0, 1, 2))
  })

  it('has the same entries after a restart, except for an incomplete last line', async () => {
    const world = await rooms()
    const room = await made(world)
    await append(world, room, 0, entry(0), entry(1))
    await world.stop()
    const [file = ''] = readdirSync(world.kept)
    appendFileSync(join(world.kept, file), entry(2).slice(0, 9))
    await world.start()
    expect(await append(world, room, 1, entry(1))).toEqual([200, 2])
    expect(await append(world, room, 2, entry(2))).toEqual([201, 3])
    expect(await eventsOf(await world.ask('GET', `/${room.room}/entries`), 3)).toEqual(told(0, 1, 2))
  })

  it('stores hashes of its id and keys, but never the originals', async () => {
    const world = await rooms()
    const secrets = Object.values(await made(world))
    const [file = ''] = readdirSync(world.kept)
    const text = file + readFileSync(join(world.kept, file), 'utf8')
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    expect(new Set([...secrets, ...Object.values(await made(world))]).size).toBe(6)
  })

  it('can be written to and ended only by its writer', async () => {
    const world = await rooms()
    const [mine, other] = [await made(world), await made(world)]
    expect(await append(world, { ...mine, key: other.key }, 0, entry(0))).toEqual([403, 'not-the-writer'])
    expect(await append(world, { ...mine, key: '' }, 0, entry(0))).toEqual([403, 'not-the-writer'])
    expect((await world.ask('DELETE', `/${mine.room}`, undefined, { authorization: `Bearer ${other.key}` })).status).toBe(403) // oxfmt-ignore
    expect(await append(world, mine, 0, entry(0))).toEqual([201, 1])
  })

  it('ends for all followers, and is then deleted', async () => {
    const world = await rooms()
    const room = await made(world)
    await append(world, room, 0, entry(0))
    const following = eventsOf(await world.ask('GET', `/${room.room}/entries`), 9)
    const ended = await world.ask('DELETE', `/${room.room}`, undefined, { authorization: `Bearer ${room.key}` })
    expect(ended.status).toBe(204)
    expect(await following).toEqual([...told(0), 'event: gone\ndata:'])
    expect(await eventsOf(await world.ask('GET', `/${room.room}/entries`), 9)).toEqual(['event: gone\ndata:'])
    expect((await world.ask('GET', `/${room.room}`)).status).toBe(404)
    expect(await append(world, room, 1, entry(1))).toEqual([404, 'no-such-room'])
    expect(readdirSync(world.kept)).toEqual([])
  })

  it('sends requests that are made with the ask key to all followers, but doesn’t store them', async () => {
    const world = await rooms({ asks: 1 })
    const room = await made(world)
    const asks = async (key: string, wish: string): Promise<number> =>
      (await world.ask('POST', `/${room.room}/asks`, wish, { authorization: `Bearer ${key}` })).status
    const told = [0, 1].map(async () => eventsOf(await world.ask('GET', `/${room.room}/entries`), 1))
    await append(world, room, 0)
    for (const key of ['', 'x', room.key, room.room]) expect(await asks(key, '{}')).toBe(403)
    expect(await asks(room.ask, '{"seat":2}')).toBe(202)
    for (const each of told) expect(await each).toEqual(['event: ask\ndata: {"seat":2}'])
    expect(await asks(room.ask, '{}')).toBe(429)
    expect(await append(world, { ...room, key: room.ask }, 0, entry(0))).toEqual([403, 'not-the-writer'])
    expect(await (await world.ask('GET', `/${room.room}`)).json()).toEqual({ next: 0 })
  })

  it('sends its writer’s notices to all followers, but doesn’t store them', async () => {
    const world = await rooms()
    const { room, key, ask } = await made(world)
    const notifies = async (by: string, notice: string): Promise<number> =>
      (await world.ask('POST', `/${room}/notices`, notice, { authorization: `Bearer ${by}` })).status
    const told = eventsOf(await world.ask('GET', `/${room}/entries`), 1)
    for (const by of ['', ask]) expect(await notifies(by, '{}')).toBe(403)
    expect(await notifies(key, 'x')).toBe(400)
    expect(await notifies(key, '{"type":"handed"}')).toBe(202)
    expect(await told).toEqual(['event: notice\ndata: {"type":"handed"}'])
    expect(await (await world.ask('GET', `/${room}`)).json()).toEqual({ next: 0 })
  })

  it('accepts entries, but no requests, if it was made by a version without requests', async () => {
    const world = await rooms()
    const room = await made(world)
    const [file = ''] = readdirSync(world.kept)
    await world.stop()
    const path = join(world.kept, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/ .*/, ''))
    await world.start()
    expect(await append(world, room, 0, entry(0))).toEqual([201, 1])
    for (const key of ['', room.ask])
      expect((await world.ask('POST', `/${room.room}/asks`, '{}', { authorization: `Bearer ${key}` })).status).toBe(403)
  })

  it('is deleted if nothing was written to it for a long time', async () => {
    const world = await rooms()
    const [old, fresh] = [await made(world), await made(world)]
    await append(world, fresh, 0, entry(0))
    await world.stop()
    for (const file of readdirSync(world.kept)) {
      const path = join(world.kept, file)
      const isFresh = readFileSync(path, 'utf8').includes('number')
      const days = isFresh ? 29 : 31
      utimesSync(path, new Date(), new Date(Date.now() - days * 86_400_000))
    }
    await world.start()
    expect((await world.ask('GET', `/${old.room}`)).status).toBe(404)
    expect((await world.ask('GET', `/${fresh.room}`)).status).toBe(200)
  })

  it('accepts one of two racing writers, and sends the same line to all followers', async () => {
    const world = await rooms({ appends: 1_000 })
    const room = await made(world)
    const named = (number: number, who: string): string => JSON.stringify({ entry: { number, who } })
    for (let number = 0; number < 40; number++) {
      const answers = await Promise.all(['a', 'b'].map(who => append(world, room, number, named(number, who))))
      expect(answers.map(([status]) => status).sort()).toEqual([201, 409])
    }
    const [one, other] = await Promise.all(
      [0, 1].map(async () => eventsOf(await world.ask('GET', `/${room.room}/entries`), 40)),
    )
    expect(one).toHaveLength(40)
    expect(other).toEqual(one)
  })
})

describe('requests to rooms', () => {
  it('are refused if a line is not an entry of a journal', async () => {
    const world = await rooms()
    const room = await made(world)
    for (const line of ['x', '7', 'null', '[]', '"a"', '{'])
      expect(await append(world, room, 0, line)).toEqual([400, 'no-entry'])
    expect(await append(world, room, 0, entry(0), 'x')).toEqual([400, 'no-entry'])
    expect(await append(world, room, 0, entry(0))).toEqual([201, 1])
  })

  it('are limited, with a separate limit for each kind', async () => {
    const world = await rooms({ entry: 40, body: 200, entries: 3, appends: 6, rooms: 2, streams: 1 })
    const room = await made(world)
    expect(await append(world, room, 0, JSON.stringify({ long: 'x'.repeat(40) }))).toEqual([413, 'entry-too-large'])
    expect(await append(world, room, 0, ...Array.from({ length: 20 }, (_, i) => entry(i)))).toEqual([413, 'too-large'])
    expect(await append(world, room, 0, entry(0), entry(1), entry(2))).toEqual([201, 3])
    expect(await append(world, room, 3, entry(3))).toEqual([507, 'full'])
    await append(world, room, 3)
    await append(world, room, 3)
    expect(await append(world, room, 3)).toEqual([429, 'too-fast'])
    await made(world)
    expect((await world.ask('POST', '')).status).toBe(429)
    const held = await world.ask('GET', `/${room.room}/entries`)
    expect((await world.ask('GET', `/${room.room}/entries`)).status).toBe(429)
    await held.body?.cancel()
  })

  it('that ask the writer are refused if they are too long or have more than one line', async () => {
    const world = await rooms({ asks: 9 })
    const { room, ask } = await made(world)
    for (const [wish, status] of [
      ['x', 400],
      ['{}\n{}', 400],
      ['{\n}', 400],
      ['[]', 400],
      [JSON.stringify({ action: 'x'.repeat(200) }), 413],
    ] as const)
      expect((await world.ask('POST', `/${room}/asks`, wish, { authorization: `Bearer ${ask}` })).status).toBe(status)
  })

  it('are refused if they come from pages of other origins, or if their method or path is unknown', async () => {
    const world = await rooms()
    const { room, key } = await made(world)
    const elsewhere = { 'sec-fetch-site': 'cross-site', authorization: `Bearer ${key}` }
    expect((await world.ask('POST', `/${room}/entries/0`, entry(0), elsewhere)).status).toBe(403)
    expect((await world.ask('GET', `/${room}/entries`, undefined, elsewhere)).status).toBe(403)
    for (const [method, path, status] of [
      ['GET', '', 405],
      ['PUT', `/${room}`, 405],
      ['GET', `/${room}/entries/0`, 405],
      ['GET', `/${room}/asks`, 405],
      ['POST', `/${room}/entries`, 405],
      ['GET', '/../secret', 404],
      ['GET', '/x', 404],
      ['GET', `/${'A'.repeat(22)}`, 404],
      ['GET', `/${room}/entries/0/1`, 404],
      ['POST', `/${room}/entries/9999999`, 404],
    ] as const)
      expect([method, path, (await world.ask(method, path)).status]).toEqual([method, path, status])
  })
})
