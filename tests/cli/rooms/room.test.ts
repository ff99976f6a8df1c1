import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../src/cli/rooms/limits.ts'
import { OpenRooms, Room } from '../../../src/cli/rooms/room.ts'
import type { RoomStore } from '../../../src/cli/rooms/store.ts'

const entry = (number: number): string => JSON.stringify({ number, note: 'x'.repeat(1_000) })
const entries = Array.from({ length: 1_500 }, (_, number) => entry(number))

const STORE: RoomStore = {
  make: async () => undefined,
  read: async () => ({ writer: '', asker: '', entries }),
  append: async () => true,
  remove: async () => undefined,
  forget: () => undefined,
}

it('a room sends everything in order to slow readers, and buffers no more than they can take', async () => {
  const room = await Room.open('room', STORE, LIMITS)
  let text = ''
  let read = (): void => undefined
  const slow = new Writable({
    decodeStrings: false,
    write(part, _, done) {
      text += String(part)
      read = done
    },
  })
  room?.follow(slow as unknown as ServerResponse, 0)
  const held: number[] = []
  const all = [...entries, entry(1_500)]
  expect((await room?.append(1_500, [entry(1_500)]))?.ok).toBe(true)
  await room?.ask('{"seat":1}')
  for (let before = ''; before !== text;) {
    before = text
    held.push(slow.writableLength)
    read()
    await new Promise(later => setImmediate(later))
  }
  expect(text).toBe(all.map((line, number) => `id: ${number}\ndata: ${line}\n\n`).join(''))
  expect(Math.max(...held)).toBeLessThan(2 * LIMITS.body)
})

it('a room doesn’t write to a stream that has ended but isn’t closed yet', async () => {
  const rooms = new OpenRooms(STORE, LIMITS)
  const failures: unknown[] = []
  const follow = (beats: boolean): Writable => {
    const follower = new Writable({ autoDestroy: false, write: (_part, _, done) => done() })
    follower.on('error', failure => failures.push(failure))
    void rooms.within('room', room => rooms.follow(room, follower as unknown as ServerResponse, { from: 1_500, beats }))
    return follower
  }
  const followers = [follow(true), follow(false)]
  await rooms.within('room', room => room.end())
  expect(followers.map(({ writableEnded }) => writableEnded)).toEqual([true, true])
  await rooms.beat()
  rooms.comment()
  await new Promise(later => setImmediate(later))
  expect(failures).toEqual([])
})
