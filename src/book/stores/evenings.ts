import { namesOf } from '../../engine/game.ts'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { ok, type Result } from '../../engine/result.ts'
import { useBook, type Book } from '../book.ts'
import { removes, type Change } from '../evening/changes.ts'
import { matchesOf, newEvening, numberOf, type NewEvening, type Evening } from '../evening/evening.ts'
import { eveningsOf, type Become, type EveningProblem, type StoredEvenings } from '../evening/evenings.ts'
import { rebase, placedOf, keptOf } from '../evening/merge.ts'
import type { Fixture } from '../evening/plan.ts'
import { reports } from '../evening/report.ts'
import { eveningShown } from '../people/people.ts'
import { createQueue } from '../lock.ts'
import { setting, settingRow, type Failure, type Write } from '../storage/port.ts'
import { usePeopleStore } from './people.ts'
import { useSafetyStore } from './safety.ts'
import * as v from 'valibot'
import { becomes, createExchange, type Exchanging } from '../live/evening-exchange.ts'
import { readLines } from '../live/lines.ts'
import type { Room } from '../live/room.ts'
import { DEVICE, OWNER, roomKey } from '../storage/names.ts'
import { withResults } from '../transfer/backup.ts'
import { useLibraryStore } from './library.ts'
import { createRoom, type Shared } from './sharing.ts'

const NONE: StoredEvenings = { evenings: [], sealed: 0 }

/** The evenings of the book. */
export const useEveningsStore = defineStore('evenings', () => {
  const book = useBook()
  const evenings = eveningsOf(book)
  const queue = createQueue()
  const stored = shallowRef(NONE)
  const who = usePeopleStore()
  const shown = computed(() => stored.value.evenings.map(evening => eveningShown(evening, who.people)))
  const state = shallowRef<'loading' | 'ready' | { readonly failed: Failure }>('loading')
  const device = shallowRef('')

  async function read(): Promise<void> {
    const [all, known] = await Promise.all([evenings.all(), setting(book.storage, DEVICE), who.refresh()])
    if (typeof known === 'string') device.value = known
    if (all.ok) stored.value = all.value
    state.value = all.ok ? 'ready' : { failed: all.error }
  }

  const refresh = (): Promise<void> => queue(read)

  book.channel.listen(news => {
    if (news.type === 'library') void refresh()
  })
  // What the browser had lost may be there again.
  watch(
    () => useSafetyStore().restored,
    restored => {
      if (restored) void refresh()
    },
  )

  async function changed<T>(result: T): Promise<T> {
    book.channel.send({ type: 'library' })
    await read()
    return result
  }

  /** A name for this device among those that enter results; '' if it has none. */
  async function thisDevice(): Promise<string> {
    const known = await setting(book.storage, DEVICE)
    if (typeof known === 'string') return known
    const id = book.newId()
    return (await book.storage.write([settingRow(DEVICE, id)])).ok ? id : ''
  }

  /** Reports a pairing's result from what people have seen; null withdraws that. */
  async function report(id: string, seen: Fixture, result: Parameters<typeof reports>[1]) {
    if (device.value === '') device.value = await thisDevice()
    const by = device.value === '' ? {} : { by: device.value }
    const owner = await setting(book.storage, OWNER)
    const evening = shown.value.find(each => each.id === id)
    const guest = evening && typeof owner === 'string' && owner !== '' ? numberOf(evening, owner) : 0
    const stamp = { at: book.now(), ...by, ...(guest > 0 ? { guest } : {}) }
    return changed(await evenings.change(id, reports(seen, result, stamp)))
  }

  const change = (id: string, to: Change): Promise<Result<Evening, EveningProblem>> =>
    queue(async () => changed(await evenings.change(id, to)))

  return {
    state: computed(() => state.value),
    list: computed(() => shown.value.filter(each => each.shelved === undefined)),
    removed: computed(() => shown.value.filter(each => each.shelved !== undefined)),
    sealed: computed(() => stored.value.sealed),
    refresh,
    find: (id: string): Evening | null => shown.value.find(each => each.id === id) ?? null,
    /** The one that a match is tied to. */
    of: (match: string): Evening | null =>
      shown.value.find(
        each => each.shelved === undefined && each.pairings.some(pairing => matchesOf(pairing).includes(match)),
      ) ?? null,
    create: (choices: NewEvening): Promise<Result<string, Failure>> =>
      queue(async () => {
        const evening = newEvening(choices, book)
        const put = await evenings.put(evening)
        return changed(put.ok ? ok(evening.id) : put)
      }),
    change,
    report: (...args: Parameters<typeof report>) => queue(() => report(...args)),
    /** '' if nothing was ever entered on this device. */
    device: computed(() => device.value),
    /** The evening as changed elsewhere. */
    follow: (id: string, become: Become, beside: readonly Write[]) =>
      queue(async () => {
        const followed = await evenings.follow(id, become, beside)
        return followed.ok && followed.value ? changed(followed) : followed
      }),
    /** Takes a change back, whatever came after it. */
    undo: (before: Evening, after: Evening) =>
      change(after.id, now => keptOf(rebase(before, after, placedOf(now)), before)),
    /** Puts an evening away; `restore` takes it back. */
    remove: (id: string) => change(id, removes(book.now())),
    restore: (id: string) => change(id, removes(null)),
    erase: (id: string) => queue(async () => changed(await evenings.erase(id))),
  }
})

const storedRoom = v.object({ id: v.string(), key: v.string(), seen: v.number() })

const rowOf = ({ of, room: { id, key } }: Shared, seen: number): Write => settingRow(roomKey(of), { id, key, seen })

/** The room of an evening, and how many of its lines the kept evening was made with; null if it isn’t shared. */
async function readRow({ storage }: Book, evening: string) {
  const row = await setting(storage, roomKey(evening))
  return v.is(storedRoom, row) ? row : null
}

/** The exchange between the book and the room of one evening, till another is shared. */
function useExchange() {
  const book = useBook()
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const shared = shallowRef<Shared | null>(null)
  const state = shallowRef<Exchanging>('sending')
  let exchange: ReturnType<typeof createExchange> | null = null

  const push = (): void => exchange?.push()

  const exchangeOf = (next: Shared) =>
    createExchange({
      room: next.room,
      games: namesOf(book.games),
      locks: book.locks,
      seen: async () => (await readRow(book, next.of))?.seen ?? null,
      async keep(become, count) {
        const becomeNow: Become = mine => mine && become(withResults(mine, library.byId))
        const stored = await evenings.follow(next.of, becomeNow, [rowOf(next, count)])
        return stored.ok
      },
      tell(status) {
        if (shared.value === next) state.value = status
      },
    })

  function setShared(next: Shared | null): void {
    exchange?.stop()
    shared.value = next
    state.value = 'sending'
    exchange = next && exchangeOf(next)
  }

  // What is changed here, or played, goes to the others.
  watch(() => [evenings.list, library.list], push)

  return { shared, state, setShared, push }
}

/** The evening that is shared with other devices, one at a time; each device gets the changes of the others. */
export const useEveningRoomStore = defineStore('evening-room', () => {
  const book = useBook()
  const evenings = useEveningsStore()
  const queue = createQueue()
  const { shared, state, setShared, push } = useExchange()
  const { problem, begin, end } = createRoom(book, shared, setShared, next => rowOf(next, 0))

  async function resume(id: string): Promise<void> {
    if (shared.value?.of === id) return push()
    const stored = await readRow(book, id)
    if (!stored) return
    problem.value = null
    setShared({ of: id, room: { id: stored.id, key: stored.key } })
  }

  async function join(room: Room, lines: readonly string[]): Promise<string | null> {
    const theirs = readLines(lines, namesOf(book.games))
    if (theirs === null || typeof theirs === 'string') return null
    const next = { of: theirs.id, room }
    const become: Become = mine => keptOf(mine ? becomes(mine, theirs, null) : theirs, {})
    const joined = await evenings.follow(theirs.id, become, [rowOf(next, lines.length)])
    if (!joined.ok) return null
    setShared(next)
    return theirs.id
  }

  return {
    /** The room of an evening; null if it isn’t shared, or not known to be. */
    roomOf: (id: string): Room | null => (shared.value?.of === id ? shared.value.room : null),
    state: computed(() => state.value),
    /** Why there is no room, or why it could not be ended. */
    problem: computed(() => problem.value),
    /** Goes on with the room of an evening, where it has one. */
    resume: (id: string) => queue(() => resume(id)),
    begin: (id: string) => queue(() => begin(room => ({ of: id, room }))),
    end: () => queue(end),
    /** Takes part in what these lines of a room hold; tells the evening’s id, or null if it can’t be kept. */
    join: (room: Room, lines: readonly string[]) => queue(() => join(room, lines)),
  }
})
