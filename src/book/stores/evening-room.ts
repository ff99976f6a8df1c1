import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef, watch } from 'vue'
import { gameNames } from '../../engine/game.ts'
import { useBook, type Book } from '../book.ts'
import type { EveningUpdate } from '../evening/evenings.ts'
import { storedEvening } from '../evening/merge.ts'
import { mergeInto, createExchange, type ExchangeStatus } from '../live/evening-exchange.ts'
import { readEveningLines } from '../live/lines.ts'
import type { Room } from '../live/room.ts'
import { createQueue } from '../lock.ts'
import { roomKey } from '../storage/names.ts'
import { readSetting, settingRow, type Write } from '../storage/port.ts'
import { withResults } from '../transfer/backup.ts'
import { useEveningsStore } from './evenings.ts'
import { useLibraryStore } from './library.ts'
import { createSharedRoom, type SharedRoom } from './sharing.ts'

const storedRoom = v.object({ id: v.string(), key: v.string(), seen: v.number() })

const rowOf = ({ of, room: { id, key } }: SharedRoom, seen: number): Write => settingRow(roomKey(of), { id, key, seen })

async function readRow({ storage }: Book, evening: string) {
  const row = await readSetting(storage, roomKey(evening))
  return v.is(storedRoom, row) ? row : null
}

function useExchange() {
  const book = useBook()
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const shared = shallowRef<SharedRoom | null>(null)
  const state = shallowRef<ExchangeStatus>('sending')
  let exchange: ReturnType<typeof createExchange> | null = null

  const push = (): void => exchange?.push()

  const exchangeOf = (next: SharedRoom) =>
    createExchange({
      room: next.room,
      games: gameNames(book.games),
      locks: book.locks,
      storedCount: async () => (await readRow(book, next.of))?.seen ?? null,
      async store(become, count) {
        const becomeNow: EveningUpdate = mine => mine && become(withResults(mine, library.byId))
        const stored = await evenings.follow(next.of, becomeNow, [rowOf(next, count)])
        return stored.ok
      },
      onState(status) {
        if (shared.value === next) state.value = status
      },
    })

  function setShared(next: SharedRoom | null): void {
    exchange?.stop()
    shared.value = next
    state.value = 'sending'
    exchange = next && exchangeOf(next)
  }

  watch(() => [evenings.list, library.list], push)

  return { shared, state, setShared, push }
}

/** Shares one evening at a time with other devices. Each device receives the changes of the others. */
export const useEveningRoomStore = defineStore('evening-room', () => {
  const book = useBook()
  const evenings = useEveningsStore()
  const queue = createQueue()
  const { shared, state, setShared, push } = useExchange()
  const { problem, begin, end } = createSharedRoom(book, shared, setShared, next => rowOf(next, 0))

  async function resume(id: string): Promise<void> {
    if (shared.value?.of === id) return push()
    const stored = await readRow(book, id)
    if (!stored) return
    problem.value = null
    setShared({ of: id, room: { id: stored.id, key: stored.key } })
  }

  async function join(room: Room, lines: readonly string[]): Promise<string | null> {
    const theirs = readEveningLines(lines, gameNames(book.games))
    if (theirs === null || typeof theirs === 'string') return null
    const next = { of: theirs.id, room }
    const become: EveningUpdate = mine => storedEvening(mine ? mergeInto(mine, theirs, null) : theirs, {})
    const joined = await evenings.follow(theirs.id, become, [rowOf(next, lines.length)])
    if (!joined.ok) return null
    setShared(next)
    return theirs.id
  }

  return {
    roomOf: (id: string): Room | null => (shared.value?.of === id ? shared.value.room : null),
    state: computed(() => state.value),
    problem: computed(() => problem.value),
    resume: (id: string) => queue(() => resume(id)),
    begin: (id: string) => queue(() => begin(room => ({ of: id, room }))),
    end: () => queue(end),
    join: (room: Room, lines: readonly string[]) => queue(() => join(room, lines)),
  }
})
