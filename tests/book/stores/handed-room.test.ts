// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRoom, useSharingStore, withRoom } from '../../../src/book/stores/sharing.ts'
import { Stream, Wire } from '../live/stream.ts'
import { valueOf } from '../results.ts'
import { Browser } from '../world.ts'

const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'

let lines: string[] = []
let notices: string[] = []

async function ask(address: string, { method = 'GET', body = '' }: RequestInit = {}): Promise<Response> {
  if (address.endsWith('/rooms')) return Response.json({ room: 'room', key: 'key', ask: 'ask' }, { status: 201 })
  if (address.endsWith('/notices')) notices.push(String(body))
  const from = Number(address.split('/').at(-1))
  const added = String(body)
    .split('\n')
    .filter(line => line !== '')
  if (method !== 'POST' || Number.isNaN(from)) return Response.json({ next: lines.length }, { status: 202 })
  if (from > lines.length) return Response.json({ error: 'next', next: lines.length }, { status: 409 })
  if (added.some((line, i) => from + i < lines.length && lines[from + i] !== line))
    return Response.json({ error: 'differs', next: lines.length }, { status: 409 })
  lines.push(...added.slice(lines.length - from))
  return Response.json({ next: lines.length }, { status: 201 })
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setTimeout(resolve))
}

beforeEach(() => {
  lines = []
  notices = []
  Stream.all.length = 0
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('BroadcastChannel', Wire)
  vi.stubGlobal('fetch', ask)
})
afterEach(() => void vi.unstubAllGlobals())

it('followers of a match are notified when it is handed over, and then follow it on the other device', async () => {
  const here = new Browser().openTab()
  const { id } = valueOf(await here.library.create(HEAD))
  await here.match.open(id)
  const sharing = useSharingStore(here.pinia)
  await sharing.begin()
  await here.match.play('swap c1 d1')
  await settled()
  const sent = lines.length
  expect(sent).toBeGreaterThan(1)
  const journal = withRoom(here.match.journalText(), sharing.handed)
  await here.match.handOver()
  await settled()
  expect([notices, sharing.room]).toEqual([['{"type":"handed"}'], null])

  const there = new Browser().openTab()
  const room = readRoom(journal)
  const taken = await there.library.takeOver(await there.library.open(journal))
  const theirs = useSharingStore(there.pinia)
  await theirs.continueRoom(id, taken, room)
  await there.match.open(id)
  await there.match.play('pass')
  await settled()
  expect([lines.length, theirs.status]).toEqual([sent + 1, 'sent'])
  expect(lines.at(-1)).toContain('pass')

  expect(readRoom(journal.replace('"nobody"', '"at-once"'))).toMatchObject({ asks: 'confirmed' })

  // The match is handed back, and continues on the first device.
  expect(readRoom(there.match.journalText())).toBeNull()
  await here.match.close()
  await here.library.takeOver(await here.library.open(there.match.journalText()))
  await here.match.open(id)
  await settled()
  expect(sharing.room?.id).toBe('room')
})
