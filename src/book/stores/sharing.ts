import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useBook } from '../book.ts'
import type { Match } from '../journal/entries.ts'
import { endRoom, makeRoom, type Room, type RoomProblem } from '../live/room.ts'
import { linesOf } from '../live/rows.ts'
import { createSender, type Sending } from '../live/sender.ts'
import { createQueue } from '../queue.ts'
import { roomKey } from '../storage/names.ts'
import { useMatchStore } from './match.ts'

/** A room, and the match that is followed there. */
interface Shared {
  readonly room: Room
  readonly match: string
}

function readRoom(row: unknown): Room | null {
  if (typeof row !== 'object' || row === null || !('value' in row)) return null
  const { value } = row
  if (typeof value !== 'object' || value === null || !('id' in value) || !('key' in value)) return null
  return typeof value.id === 'string' && typeof value.key === 'string' ? { id: value.id, key: value.key } : null
}

/** Whether others follow the open match, from other devices: what is played here is sent to its room, and goes on after a reload. */
export const useSharingStore = defineStore('sharing', () => {
  const book = useBook()
  const match = useMatchStore()
  const queue = createQueue()
  const shared = shallowRef<Shared | null>(null)
  const sending = shallowRef<Sending>('sending')
  const problem = shallowRef<RoomProblem | null>(null)
  let sender: ReturnType<typeof createSender> | null = null
  let last: Match | null = null

  /** What was sent of a match that was left goes on to be sent. */
  function lines(): readonly string[] {
    if (match.kept && match.kept.head.id === shared.value?.match) last = match.kept
    return last ? linesOf(last) : []
  }

  function settle(next: Shared | null): void {
    sender?.stop()
    sender = null
    last = null
    shared.value = next
    if (next) sender = createSender(next.room, lines, state => (sending.value = state))
  }

  /** One window sends: the one that plays. */
  async function look(): Promise<void> {
    const id = match.head?.id
    if (id === undefined || match.readOnly === 'follower') return
    if (shared.value?.match === id) return sender?.push()
    problem.value = null
    const row = await book.storage.get('settings', roomKey(id))
    const room = row.ok ? readRoom(row.value) : null
    if (match.head?.id === id) settle(room && { room, match: id })
  }

  match.listen(() => void queue(look))
  void queue(look)

  async function begin(): Promise<void> {
    const id = match.head?.id
    if (id === undefined || shared.value?.match === id) return
    const made = await makeRoom()
    problem.value = made.ok ? null : made.error
    if (!made.ok) return
    // Where it can't be kept, others follow for as long as this page lives.
    await book.storage.write([{ type: 'put', store: 'settings', value: { key: roomKey(id), value: made.value } }])
    settle({ room: made.value, match: id })
  }

  async function end(): Promise<void> {
    const ending = shared.value
    if (!ending) return
    problem.value = (await endRoom(ending.room)) ? null : 'offline'
    if (problem.value !== null) return
    settle(null)
    await book.storage.write([{ type: 'delete', store: 'settings', key: roomKey(ending.match) }])
  }

  return {
    /** The room of the open match; null where nobody follows it. */
    room: computed(() => (shared.value && shared.value.match === match.head?.id ? shared.value.room.id : null)),
    sending: computed(() => sending.value),
    /** Why there is no room, or why it could not be ended. */
    problem: computed(() => problem.value),
    begin: () => queue(begin),
    end: () => queue(end),
  }
})
