import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef } from 'vue'
import { useBook } from '../book.ts'
import { endRoom, makeRoom, type Room, type RoomProblem } from '../live/room.ts'
import { createWriter } from '../live/rows.ts'
import { createSender, type Sending } from '../live/sender.ts'
import { createQueue } from '../queue.ts'
import { roomKey } from '../storage/names.ts'
import { useMatchStore } from './match.ts'

/** A room, and the match that is followed there. */
interface Shared {
  readonly room: Room
  readonly match: string
}

const kept = v.object({ value: v.object({ id: v.string(), key: v.string() }) })

/** Whether others follow the open match, from other devices: what is played here is sent to its room, and goes on after a reload. */
export const useSharingStore = defineStore('sharing', () => {
  const book = useBook()
  const match = useMatchStore()
  const queue = createQueue()
  const shared = shallowRef<Shared | null>(null)
  const sending = shallowRef<Sending>('sending')
  const problem = shallowRef<RoomProblem | null>(null)
  let sender: ReturnType<typeof createSender> | null = null
  let written = createWriter()
  let lines: readonly string[] = []

  /** What was sent of a match that was left goes on to be sent. */
  function linesNow(): readonly string[] {
    const now = match.kept
    return now && now.head.id === shared.value?.match ? (lines = written(now)) : lines
  }

  function settle(next: Shared | null): void {
    sender?.stop()
    sender = null
    written = createWriter()
    lines = []
    shared.value = next
    if (next) sender = createSender(next.room, linesNow, state => (sending.value = state))
  }

  /** One window sends: the one that plays. */
  async function look(): Promise<void> {
    const id = match.head?.id
    if (id === undefined || match.readOnly === 'follower') return
    if (shared.value?.match === id) return sender?.push()
    problem.value = null
    const row = await book.storage.get('settings', roomKey(id))
    const room = row.ok && v.is(kept, row.value) ? row.value.value : null
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
