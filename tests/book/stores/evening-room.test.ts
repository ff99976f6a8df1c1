// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addGuest } from '../../../src/book/evening/changes.ts'
import { useEveningRoomStore } from '../../../src/book/stores/evening-room.ts'
import { eveningOf } from '../evening/evenings.ts'
import { Stream, Wire } from '../live/stream.ts'
import { valueOf } from '../results.ts'
import { Browser } from '../world.ts'

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setTimeout(resolve))
}

let lines: string[] = []

async function ask(address: string, { method = 'GET', body = '' }: RequestInit = {}): Promise<Response> {
  if (method === 'DELETE') return new Response(null, { status: 204 })
  if (address.endsWith('/rooms')) return Response.json({ room: 'room', key: 'key' }, { status: 201 })
  if (method === 'POST' && Number(address.split('/').at(-1)) === lines.length) lines.push(...String(body).split('\n'))
  return Response.json({ next: lines.length }, { status: 201 })
}

beforeEach(() => {
  lines = []
  Stream.all.length = 0
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('BroadcastChannel', Wire)
  vi.stubGlobal('fetch', ask)
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.end()
  vi.unstubAllGlobals()
})

const opened: ReturnType<typeof useEveningRoomStore>[] = []

function roomsOf({ pinia }: ReturnType<Browser['openTab']>) {
  const rooms = useEveningRoomStore(pinia)
  opened.push(rooms)
  return rooms
}

async function begin() {
  const browser = new Browser()
  const tab = browser.openTab()
  await tab.evenings.refresh()
  const { name, games, everyone, points, ties, guests } = eveningOf(3)
  const id = valueOf(await tab.evenings.create({ name, games, everyone, points, ties, names: guests.map(each => each.name) })) // oxfmt-ignore
  const rooms = roomsOf(tab)
  await rooms.begin(id)
  await settled()
  Stream.open[0]?.opens()
  await settled()
  return { browser, tab, rooms, id }
}

describe('a shared evening', () => {
  it('has one stream, in the window in which it was opened last', async () => {
    const { browser, rooms, id } = await begin()
    expect([lines.length > 0, rooms.state]).toEqual([true, 'sent'])
    const other = browser.openTab()
    await other.evenings.refresh()
    const theirs = roomsOf(other)
    await theirs.resume(id)
    await settled()
    expect([Stream.open.length, rooms.state, theirs.roomOf(id)?.id]).toEqual([1, 'window', 'room'])
    const stream = Stream.open[0]
    stream?.opens()
    for (const [number, line] of lines.entries()) stream?.tells(number, line)
    await settled()
    const before = lines.length
    await other.evenings.change(id, addGuest('Dee'))
    await settled()
    expect(lines.slice(before).join()).toContain('Dee')
    expect(theirs.state).toBe('sent')
  })

  it('is no longer shared after this phone has stopped sharing it, and stays in the book', async () => {
    const { tab, rooms, id } = await begin()
    await rooms.end()
    expect([rooms.roomOf(id), tab.evenings.find(id)?.guests.length, Stream.open.length]).toEqual([null, 3, 0])
    await rooms.resume(id)
    expect(rooms.roomOf(id)).toBeNull()
  })
})
