import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef, watch } from 'vue'
import { namesOf } from '../../engine/game.ts'
import { useBook, type Book } from '../book.ts'
import type { Become } from '../evening/evenings.ts'
import { keptOf } from '../evening/rebase.ts'
import { becomes, createExchange, type Exchanging } from '../live/evening-exchange.ts'
import { readLines } from '../live/evening-lines.ts'
import { endRoom, makeRoom, type Room, type RoomProblem } from '../live/room.ts'
import { createQueue } from '../queue.ts'
import { roomKey } from '../storage/names.ts'
import type { Write } from '../storage/port.ts'
import { withResults } from '../transfer/handing.ts'
import { useEveningsStore } from './evenings.ts'
import { useLibraryStore } from './library.ts'

/** A room, and the evening that several devices keep there. */
interface Shared {
  readonly evening: string
  readonly room: Room
}

const row = v.object({ value: v.object({ id: v.string(), key: v.string(), seen: v.number() }) })

const rowOf = ({ evening, room: { id, key } }: Shared, seen: number): Write => ({
  type: 'put',
  store: 'settings',
  value: { key: roomKey(evening), value: { id, key, seen } },
})

/** The room of an evening, and how many of its lines the kept evening was made with; null where it isn’t shared. */
async function readRow({ storage }: Book, evening: string) {
  const stored = await storage.get('settings', roomKey(evening))
  const read = stored.ok ? v.safeParse(row, stored.value) : null
  return read?.success ? read.output.value : null
}

/** What goes between the book and the room of one evening, till another is shared. */
function useExchange() {
  const book = useBook()
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const shared = shallowRef<Shared | null>(null)
  const state = shallowRef<Exchanging>('sending')
  let exchange: ReturnType<typeof createExchange> | null = null

  const push = (): void => exchange?.settle()

  const exchangeOf = (next: Shared) =>
    createExchange({
      room: next.room,
      games: namesOf(book.games),
      locks: book.locks,
      seen: async () => (await readRow(book, next.evening))?.seen ?? null,
      async keep(become, count) {
        const becomeNow: Become = mine => mine && become(withResults(mine, library.byId))
        const kept = await evenings.follow(next.evening, becomeNow, [rowOf(next, count)])
        return kept.ok
      },
      tell(told) {
        if (shared.value === next) state.value = told
      },
    })

  function settle(next: Shared | null): void {
    exchange?.stop()
    shared.value = next
    state.value = 'sending'
    exchange = next && exchangeOf(next)
  }

  // What is changed here, or played, goes to the others.
  watch(() => [evenings.list, library.list], push)

  return { shared, state, settle, push }
}

/** The evening that is shared with other devices, one at a time: what is said on any of them is soon on all. */
export const useEveningRoomStore = defineStore('evening-room', () => {
  const book = useBook()
  const evenings = useEveningsStore()
  const queue = createQueue()
  const problem = shallowRef<RoomProblem | null>(null)
  const { shared, state, settle, push } = useExchange()

  async function look(id: string): Promise<void> {
    if (shared.value?.evening === id) return push()
    const kept = await readRow(book, id)
    if (!kept) return
    problem.value = null
    settle({ evening: id, room: { id: kept.id, key: kept.key } })
  }

  async function begin(id: string): Promise<void> {
    const made = await makeRoom()
    problem.value = made.ok ? null : made.error
    if (!made.ok) return
    const next = { evening: id, room: made.value }
    await book.storage.write([rowOf(next, 0)])
    settle(next)
  }

  async function end(): Promise<void> {
    const ending = shared.value
    if (!ending) return
    problem.value = (await endRoom(ending.room)) ? null : 'offline'
    if (problem.value !== null) return
    settle(null)
    await book.storage.write([{ type: 'delete', store: 'settings', key: roomKey(ending.evening) }])
  }

  async function join(room: Room, lines: readonly string[]): Promise<string | null> {
    const theirs = readLines(lines, namesOf(book.games))
    if (theirs === null || typeof theirs === 'string') return null
    const next = { evening: theirs.id, room }
    const become: Become = mine => keptOf(mine ? becomes(mine, theirs, null) : theirs, {})
    const joined = await evenings.follow(theirs.id, become, [rowOf(next, lines.length)])
    if (!joined.ok) return null
    settle(next)
    return theirs.id
  }

  return {
    /** The room of an evening; null where it isn’t shared, or not known to be. */
    roomOf: (id: string): Room | null => (shared.value?.evening === id ? shared.value.room : null),
    state: computed(() => state.value),
    /** Why there is no room, or why it could not be ended. */
    problem: computed(() => problem.value),
    /** Goes on with the room of an evening, where it has one. */
    look: (id: string) => queue(() => look(id)),
    begin: (id: string) => queue(() => begin(id)),
    end: () => queue(end),
    /** Takes part in what these lines of a room hold; tells the evening’s id, or null where it can’t be kept. */
    join: (room: Room, lines: readonly string[]) => queue(() => join(room, lines)),
  }
})
