import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSender, type SendStatus } from '../../../src/book/live/room.ts'
import { runs } from '../../runs.ts'
import { eventsOf, serveRooms, type ServedRooms } from './world.ts'

let world: ServedRooms
let file = ''
let room: { id: string; key: string }

beforeEach(async () => {
  world = await serveRooms({ appends: 1e9, rooms: 1e9 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { baseURI: `http://127.0.0.1:${world.port}/` }))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await world.end()
})

async function make(): Promise<void> {
  const before = readdirSync(world.kept)
  const made = (await (await world.ask('POST', '')).json()) as { room: string; key: string }
  room = { id: made.room, key: made.key }
  file = join(world.kept, readdirSync(world.kept).find(name => !before.includes(name)) ?? '')
}

/** Truncates the file of a room while the server is stopped, to simulate a disk error. */
async function cut(part: number, least = readFileSync(file).indexOf('\n') + 1): Promise<void> {
  await world.stop()
  truncateSync(file, least + Math.floor((readFileSync(file).length - least) * part))
  await world.start()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { baseURI: `http://127.0.0.1:${world.port}/` }))
}

/** Sends these lines as the page of a writer does. `first` and `again` return the status. */
function write(lines: readonly string[]) {
  let settle: (state: SendStatus) => void
  const told = (): Promise<SendStatus> => new Promise(resolve => (settle = resolve))
  const first = told()
  const sender = createSender(room, () => lines, state => state !== 'sending' && settle(state)) // oxfmt-ignore
  return {
    first,
    again: (): Promise<SendStatus> => {
      const next = told()
      sender.ask()
      return next
    },
    stop: sender.stop,
  }
}

it('a room is complete again as soon as its writer reconnects, wherever its file was cut off', async () => {
  const cuts = fc.array(fc.tuple(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 4,
  })
  const visit = fc.asyncProperty(cuts, async each => {
    await make()
    const lines: string[] = [JSON.stringify({ match: 'ä' })]
    const writer = write(lines)
    expect(await writer.first).toBe('sent')
    for (const [more, part] of each) {
      for (let i = 0; i < more; i++) lines.push(JSON.stringify({ entry: { number: lines.length, name: 'Zoë' } }))
      expect(await writer.again()).toBe('sent')
      await cut(part)
      expect(await writer.again()).toBe('sent')
      const told = await eventsOf(await world.ask('GET', `/${room.id}/entries`), lines.length)
      expect(told).toEqual(lines.map((line, number) => `id: ${number}\ndata: ${line}`))
    }
    writer.stop()
  })
  await fc.assert(visit, { numRuns: runs(3) })
})

it('a room no longer exists if even the keys in its file are lost, and its writer gets an error', async () => {
  await make()
  const writer = write(['{}'])
  expect(await writer.first).toBe('sent')
  await cut(0.3, 0)
  expect(await writer.again()).toBe('gone')
  writer.stop()
})
